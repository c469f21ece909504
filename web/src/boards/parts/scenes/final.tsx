// The end of a game: the seats from the last to the first, then who has won; the account follows.

import { Badge } from "../../../pieces/badge";
import type { TableNow } from "../../../wire";
import { words } from "../../../words";
import { endScene, type Picture, picture } from "./scene";

const [EACH, FIRST] = [1100, 1800]; // milliseconds for a seat, and for the winner

/** `seats` are their names, `name` tells an opponent whom the rules play; all in the language of the reader. */
export async function tellEnd(
  now: TableNow | null | undefined,
  seats: string[],
  name: (of: string) => string,
): Promise<void> {
  const scores = (now?.scores ?? []).map((score, at) => ({ ...score, seat: at < now!.seats.length ? at : null }));
  if (!now || scores.length === 0) return;
  const order = scores.sort((a, b) => b.rank - a.rank || a.total - b.total);
  const named = order.map((one) => ({ ...one, name: one.seat === null ? name(one.name) : seats[one.seat]! }));
  for (let shown = 1; shown <= named.length; shown++) await picture(pictureOf(now, named, shown));
  await endScene();
}

interface Standing {
  name: string;
  seat: number | null;
  total: number;
  rank: number;
}

function pictureOf(now: TableNow, standings: Standing[], shown: number): Picture {
  const w = words.value;
  const latest = standings[shown - 1]!;
  const isLast = shown === standings.length;
  const firsts = standings.filter(({ rank }) => rank === 1).map(({ name }) => name);
  return {
    heading: w.table.over,
    lit: latest.seat === null ? [] : [`[data-sits="${latest.seat}"]`],
    sheet: <Standings now={now} standings={standings} shown={shown} />,
    said: isLast
      ? firsts.length > 1
        ? w.end.tie(firsts.join(", "))
        : w.table.wins(latest.name, w.number(latest.total))
      : w.table.finished(latest.name, w.number(latest.total)),
    lasts: isLast ? FIRST : EACH,
  };
}

function Standings({ now, standings, shown }: { now: TableNow; standings: Standing[]; shown: number }) {
  const rows = standings.map((one, at) => ({ one, isShown: at < shown, isNow: at === shown - 1 })).reverse();
  return (
    <table class="count standings">
      <tbody>
        {rows.map(({ one, isShown, isNow }) => (
          <tr key={one.name} class={isNow ? "counts" : ""}>
            <th scope="row">
              <span class="count-who">
                {one.seat !== null && <Badge seat={one.seat} title={now.title} size={32} />}
                <span>{one.name}</span>
              </span>
            </th>
            <td class={isShown ? (isNow ? "now" : "") : "coming"}>
              {isShown && <b>{words.value.number(one.total)}</b>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
