// Composing an offer: a line for each kind, with what one gives at the left and what one gets at
// the right. Nothing is told to the others before it is proposed.

import { Icon } from "../../pieces/icon";
import { merchantsWords } from "./called";
import { clearDraft, draft, isTelling, isThinkable, propose, think } from "./composing";
import { isNothing } from "./meant";
import { PIECES, Resource } from "./resource";
import { playerOf, type Sight } from "./sight";
import type { Player } from "./view";

export function Composer({ sight }: { sight: Sight }) {
  const w = merchantsWords.value;
  const { table, view } = sight;
  const seat = view.you ?? view.active;
  const isEmpty = isNothing(draft.value);
  const canPropose = table.legal.value.some(({ move }) => move === "propose");
  return (
    <div class="composer">
      <p class="composer-heads" aria-hidden="true">
        <b>{w.youGive}</b> <b>{w.youAsk}</b>
      </p>
      {PIECES.map((id) => (
        <Line key={id} sight={sight} id={id} player={playerOf(sight, seat)} />
      ))}
      <div class="composer-foot">
        <button class="quiet" disabled={isTelling.value} onClick={() => (isEmpty ? void table.undo() : clearDraft(table))}>
          <Icon name="undo" /> {isEmpty ? w.takeBack : w.clear}
        </button>
        <button class="main" data-answer="propose" disabled={isTelling.value || (isEmpty && !canPropose)} onClick={() => void propose(table)}>
          {w.propose}
        </button>
      </div>
    </div>
  );
}

/** One kind: how many of it one gives, or asks for. */
function Line({ sight, id, player }: { sight: Sight; id: string; player: Player }) {
  const w = merchantsWords.value;
  const name = sight.called.resource(id);
  const thought = draft.value[id] ?? 0;
  const gives = Math.max(0, -thought);
  const asks = Math.max(0, thought);
  const held = id === "gold" ? player.gold : (player.own?.resources[id] ?? 0);
  return (
    <div class="composer-line" role="group" aria-label={`${name}: ${w.youGive} ${gives}, ${w.youAsk} ${asks}`} data-line={id}>
      <b class={gives ? "num" : "num zero"}>{gives}</b>
      <Stepper sight={sight} id={id} by={-1} label={thought > 0 ? w.less(name) : w.giveMore(name)} />
      <span class="composer-kind" title={name}>
        <Resource id={id} />
        <small>×{held}</small>
      </span>
      <Stepper sight={sight} id={id} by={1} label={thought < 0 ? w.less(name) : w.askMore(name)} />
      <b class={asks ? "num" : "num zero"}>{asks}</b>
    </div>
  );
}

function Stepper({ sight, id, by, label }: { sight: Sight; id: string; by: 1 | -1; label: string }) {
  const thought = draft.value[id] ?? 0;
  const can = !isTelling.value && isThinkable(sight.table, id, by);
  return (
    <button class={can ? "stepper possible" : "stepper"} data-step={`${id} ${by}`} disabled={!can} aria-label={label} title={label} onClick={() => think(sight.table, id, by)}>
      <Icon name={thought * by < 0 ? "minus" : "plus"} />
    </button>
  );
}
