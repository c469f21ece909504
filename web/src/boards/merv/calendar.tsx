// The year and the round, and when the Mongols come.

import { Icon } from "../../pieces/icon";
import type { Context } from "./context";
import { mervWords } from "./names";

const ROUNDS = [1, 2, 3, 4];
const PEACE = 1; // the year in which they stay away

export function Calendar({ context }: { context: Context }) {
  const w = mervWords.value;
  const { year, round, step } = context.view;
  const isPast = step === "audience" || step === "over"; // they have been here
  return (
    <p class="v-calendar sheet" data-about="calendar">
      <b>{w.year(year)}</b>
      <span class="rounds" aria-hidden="true">
        {ROUNDS.map((one) => (
          <i key={one} class={one < round ? "done" : one === round ? "now" : ""} />
        ))}
      </span>
      <span>{w.round(round)}</span>
      {!isPast && year > PEACE && (
        <span class={round === 4 ? "threat near" : "threat"}>
          <Icon name="wall" size={14} /> {step === "ransom" ? w.invaded : w.threat(round)}
        </span>
      )}
      {year === PEACE && <span class="threat none">{w.safe}</span>}
    </p>
  );
}
