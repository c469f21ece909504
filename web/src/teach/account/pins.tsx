// What is pinned to the chart: what decided the game, and the decisions that cost most.

import type { Account, Judged } from "../../analysis";
import { said } from "../words";
import { HEIGHT, LETTERS, momentOf, type Scale, SIDES, valuesOf } from "./scale";

/** What decided the game: squares with letters. */
export function Keys({ account, scale }: { account: Account; scale: Scale }) {
  return (
    <>
      {account.key.slice(0, LETTERS.length).map((key, n) => {
        const index = momentOf(account, key.at);
        const value = valuesOf(account, account.moments[index]!)[key.seat ?? 0] ?? 0;
        const y = Math.max(SIDES.top + 10, scale.y(value) - 30);
        return (
          <g key={n} class="pin key-pin" transform={`translate(${scale.x(index)} ${y})`}>
            <path d={`M0 10V${scale.y(value) - y - 6}`} />
            <rect x="-10" y="-10" width="20" height="20" rx="3" />
            <text y="5">{LETTERS[n]}</text>
            <title>{said(key.words)}</title>
          </g>
        );
      })}
    </>
  );
}

interface PinsProps {
  account: Account;
  scale: Scale;
  seat: number;
  pinned: readonly Judged[];
  chosen: Judged | null;
}

/** The costliest decisions: numbered discs under the line of their seat. */
export function Pins({ account, scale, seat, pinned, chosen }: PinsProps) {
  return (
    <>
      {pinned.map((one, n) => {
        const index = momentOf(account, one.at);
        const value = valuesOf(account, account.moments[index]!)[account.measure === "chance" ? seat : 0] ?? 0;
        const before = pinned.slice(0, n).filter((other) => momentOf(account, other.at) === index).length;
        const y = Math.min(HEIGHT - SIDES.bottom - 12, scale.y(value) + 30) + before * 24;
        return (
          <g key={n} class={one === chosen ? "pin on" : "pin"} transform={`translate(${scale.x(index)} ${y})`}>
            <path d={`M0 -10V${scale.y(value) - y + 6}`} />
            <circle r="11" />
            <text y="5">{n + 1}</text>
          </g>
        );
      })}
    </>
  );
}
