// A year is counted: a row for each part, a column for each who has points; one cell after the other.

import { Icon, type IconName } from "../../../pieces/icon";
import type { GameEvent } from "../../../play/view";
import { words } from "../../../words";
import type { Picture } from "../../parts/scenes/scene";
import { actionIcon, HALLS } from "../boons";
import { mervWords } from "../names";
import { OwnerBadge } from "../owner";
import { isCourtier, type Owner, type Player } from "../view";
import { type At, namesOf } from "./at";
import { type Cell, type Count, PARTS, pointsBefore } from "./counting";

const ICONS: Record<string, IconName> = {
  palace: "site-palace",
  buildings: "dome",
  "scoring tiles": "tile",
  "mosque buildings": "site-mosque",
};
const COUNTED = 1150; // a cell is read for so long
const OPENED = 900;

export function yearPicture(at: At, count: Count, event: GameEvent): Picture {
  const w = mervWords.value.scenes;
  const sites = count.at ? (count.cells.get(count.at.owner)?.[count.at.part]?.sites ?? []) : [];
  return {
    heading: w.yearCounted(count.year),
    lit: sites.map((site) => `[data-site="${site}"]`),
    sheet: <Sheet at={at} count={count} event={event} />,
    said: count.at ? saidOf(at, count) : event["event"] === "scoring_began" ? w.countBegins : w.countOver,
    over: ".v-right",
    lasts: count.at ? COUNTED : OPENED,
  };
}

function saidOf(at: At, { at: now, cells }: Count): string {
  const { part, owner } = now!;
  const cell = cells.get(owner)![part]!;
  return mervWords.value.scenes.counts(namesOf(at).owner(owner), part, cell.points);
}

function Sheet({ at, count, event }: { at: At; count: Count; event: GameEvent }) {
  const w = mervWords.value.scenes;
  const after = at.table.viewAfter(at.told);
  const players = (after ?? at.view).players.filter((one): one is Player => !isCourtier(one));
  const rest = at.told.events.slice(at.told.events.indexOf(event) + 1);
  const all = (owner: Owner) =>
    Object.values(count.cells.get(owner) ?? {}).reduce((sum, { points }) => sum + points, 0);
  return (
    <table class="count year-count">
      <thead>
        <tr>
          <td />
          {players.map(({ owner }) => (
            <th key={owner} scope="col">
              <span class="count-who">
                <OwnerBadge owner={owner} size={30} />
                <span>{namesOf(at).owner(owner)}</span>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PARTS.map((part) => (
          <tr key={part} class={count.at?.part === part ? "counts" : ""}>
            <th scope="row">
              <span class="count-who">
                <Icon name={ICONS[part]!} size={26} />
                <span>
                  {w.parts[part]}
                  <small>{w.partRules[part]}</small>
                </span>
              </span>
            </th>
            {players.map(({ owner }) => (
              <CellOf key={owner} at={at} count={count} part={part} owner={owner} event={event} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{w.points}</th>
          {players.map((player) => (
            <td key={player.owner}>
              <b>{words.value.number(pointsBefore(player, rest))}</b>
              <small>{w.thisYear(all(player.owner))}</small>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

interface CellProps {
  at: At;
  count: Count;
  part: string;
  owner: Owner;
  event: GameEvent;
}

function CellOf({ at, count, part, owner, event }: CellProps) {
  const cell = count.cells.get(owner)?.[part];
  const isNow = count.at?.owner === owner && count.at.part === part;
  if (!cell)
    return (
      <td class={isPassed(count, part, owner, event) ? "" : "coming"}>
        {isPassed(count, part, owner, event) && <b>–</b>}
      </td>
    );
  return (
    <td class={isNow ? "now" : ""} aria-current={isNow ? "step" : undefined}>
      <b>+{cell.points}</b>
      <small>
        <Why at={at} part={part} cell={cell} />
      </small>
    </td>
  );
}

/** Whether nothing more will be counted there: what comes after it has been. */
function isPassed({ cells, at }: Count, part: string, owner: Owner, event: GameEvent): boolean {
  if (at === null) return event["event"] !== "scoring_began";
  return owner === at.owner ? PARTS.indexOf(part) < PARTS.indexOf(at.part) : cells.has(owner);
}

/** What brought the points: courtiers by hall, buildings by their action. */
function Why({ at, part, cell }: { at: At; part: string; cell: Cell }) {
  const w = mervWords.value.scenes;
  if (part === "palace")
    return cell.halls.map(({ hall, points }, n) => (
      <span key={n} class="why">
        <Icon name={HALLS[hall]} size={15} /> {points}
      </span>
    ));
  if (part === "buildings") return cell.sites.length > 0 ? w.stand(cell.sites.length) : null;
  const actions = at.view.city.flatMap((site) => (site && cell.sites.includes(site.site) ? [site.action] : []));
  return actions.map((action, n) => <Icon key={n} name={actionIcon(action)} size={16} />);
}
