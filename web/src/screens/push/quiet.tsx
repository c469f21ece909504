// Hours in which nobody calls.

import { useState } from "preact/hooks";
import type { QuietHours } from "../../wire";
import { beQuiet, zone } from "./browser";
import { pushWords } from "./words";

const USUAL = { begins: 22 * 60, ends: 8 * 60 };

const two = (count: number) => `${count}`.padStart(2, "0");
const written = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** Minutes since midnight; nothing, where there is no time. */
function read(text: string): number | null {
  const [hours, minutes] = text.split(":").map(Number);
  return text && hours !== undefined && minutes !== undefined ? 60 * hours + minutes : null;
}

export function Quiet({ hours, again }: { hours: QuietHours | null; again(): void }) {
  const w = pushWords.value;
  const [problem, setProblem] = useState("");
  const settle = (wanted: QuietHours | null) => {
    beQuiet(wanted)
      .then(
        () => setProblem(""),
        (trouble: Error) => setProblem(trouble.message),
      )
      .finally(again);
  };
  return (
    <div class="quiet-hours">
      <label class="check">
        <input
          type="checkbox"
          checked={hours !== null}
          onChange={(event) => settle(event.currentTarget.checked ? { ...USUAL, zone: zone() } : null)}
        />{" "}
        {w.quiet}
      </label>
      {hours && (
        <>
          <div class="row">
            <Time label={w.from} value={hours.begins} put={(begins) => settle({ ...hours, begins, zone: zone() })} />
            <Time label={w.to} value={hours.ends} put={(ends) => settle({ ...hours, ends, zone: zone() })} />
          </div>
          <p class="hint">{w.zone(hours.zone)}</p>
        </>
      )}
      <p class="hint" role="status">
        {problem}
      </p>
    </div>
  );
}

function Time({ label, value, put }: { label: string; value: number; put(minutes: number): void }) {
  const change = (text: string) => {
    const found = read(text);
    if (found !== null) put(found);
  };
  return (
    <label>
      {label} <input type="time" value={written(value)} onChange={(event) => change(event.currentTarget.value)} />
    </label>
  );
}
