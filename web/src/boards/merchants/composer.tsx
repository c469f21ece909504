// Composing an offer: a line for each kind, with what one gives at the left and what one gets at
// the right. Nothing is told to the others before it is proposed.

import { Icon } from "../../pieces/icon";
import { clearDraft, draft, isDrafting, isTelling, isThinkable, propose, think } from "./composing";
import { type Context, playerOf } from "./context";
import { isNothing } from "./moves_for";
import { merchantsWords } from "./names";
import { PIECES, Resource } from "./resource";
import type { Player } from "./view";
import "./offers.css";

export function Composer({ context }: { context: Context }) {
  const w = merchantsWords.value;
  const { table, view } = context;
  const seat = view.you ?? view.active;
  const isEmpty = isNothing(draft.value);
  const canPropose = table.legal.value.some(({ move }) => move === "propose");
  return (
    <div class="composer">
      <p class="composer-heads" aria-hidden="true">
        <b>{w.youGive}</b> <b>{w.youAsk}</b>
      </p>
      {PIECES.map((id) => (
        <Line key={id} context={context} id={id} player={playerOf(context, seat)} />
      ))}
      <div class="composer-foot">
        <button
          class="quiet"
          disabled={isTelling.value}
          onClick={() => (isEmpty && !isDrafting() ? void table.undo() : clearDraft(table))}
        >
          <Icon name="undo" /> {isEmpty ? w.takeBack : w.clear}
        </button>
        <button
          class="main"
          data-answer="propose"
          disabled={isTelling.value || (isEmpty && !canPropose)}
          onClick={() => void propose(table)}
        >
          {w.propose}
        </button>
      </div>
    </div>
  );
}

/** One kind: how many of it one gives, or asks for; less is beside more. */
function Line({ context, id, player }: { context: Context; id: string; player: Player }) {
  const w = merchantsWords.value;
  const name = context.names.resource(id);
  const thought = draft.value[id] ?? 0;
  const gives = Math.max(0, -thought);
  const asks = Math.max(0, thought);
  const held = id === "gold" ? player.gold : (player.own?.resources[id] ?? 0);
  return (
    <div
      class="composer-line"
      role="group"
      aria-label={`${name}: ${w.youGive} ${gives}, ${w.youAsk} ${asks}`}
      data-line={id}
    >
      <Stepper context={context} id={id} by={1} side="give" label={w.giveLess(name)} can={gives > 0} />
      <b class={gives ? "num" : "num zero"}>{gives}</b>
      <Stepper context={context} id={id} by={-1} side="give" label={w.giveMore(name)} can={asks === 0} />
      <span class="composer-kind" title={name}>
        <Resource id={id} />
        <small>×{held}</small>
      </span>
      <Stepper context={context} id={id} by={-1} side="ask" label={w.askLess(name)} can={asks > 0} />
      <b class={asks ? "num" : "num zero"}>{asks}</b>
      <Stepper context={context} id={id} by={1} side="ask" label={w.askMore(name)} can={gives === 0} />
    </div>
  );
}

interface StepperProps {
  context: Context;
  id: string;
  by: 1 | -1;
  side: "give" | "ask";
  label: string;
  can: boolean;
}

function Stepper({ context, id, by, side, label, can }: StepperProps) {
  const isMore = by === (side === "ask" ? 1 : -1);
  const isOpen = can && !isTelling.value && isThinkable(context.table, id, by);
  return (
    <button
      class={isOpen ? "stepper possible" : "stepper"}
      data-step={`${side} ${id} ${isMore ? "more" : "less"}`}
      disabled={!isOpen}
      aria-label={label}
      title={label}
      onClick={() => think(context.table, id, by)}
    >
      <Icon name={isMore ? "plus" : "minus"} />
    </button>
  );
}
