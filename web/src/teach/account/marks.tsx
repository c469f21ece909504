// Alone for points: how the chance to reach each mark went over the game, at a handful of turns.

import type { Account } from "../../analysis";
import { written } from "../numbers";
import { teachWords } from "../words";

const COLUMNS = 6;

/** Moments that are told: evenly over those that are not open, the last among them. */
export function toldMoments(account: Account) {
  const known = account.moments.filter((moment) => !moment.open);
  const step = Math.max(1, (known.length - 1) / (COLUMNS - 1));
  const places = Array.from({ length: COLUMNS }, (_, n) => Math.min(known.length - 1, Math.round(n * step)));
  return [...new Set(places)].map((at) => known[at]!);
}

export function MarksOver({ account }: { account: Account }) {
  const w = teachWords.value;
  const told = account.moments.at(-1)!.marks?.length ? toldMoments(account) : [];
  if (told.length === 0) return null;
  return (
    <table class="account a-marks">
      <caption>{w.account.marks}</caption>
      <thead>
        <tr>
          <th scope="col">{w.account.turn}</th>
          {told.map(({ turn }) => (
            <th key={turn} scope="col">
              {turn}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {told[0]!.marks!.map(({ points }, row) => (
          <tr key={points}>
            <th scope="row">{w.marks.mark(points)}</th>
            {told.map((moment) => (
              <td key={moment.turn}>{written(moment.marks![row]!.chance, "chance")}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
