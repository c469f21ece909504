// What a table that is being set up is played by: the options of the game, and a clock.

import type { ClockRule, OptionNow } from "../wire";
import { words } from "../words";

interface OptionProps {
  title: string;
  option: OptionNow;
  value: string | undefined;
  choose(value: string): void;
}

export function Option({ title, option, value, choose }: OptionProps) {
  const said = words.value.titles[title]?.options?.[option.name];
  const values = Object.entries(option.values);
  return (
    <fieldset class="option">
      <legend>{said?.text ?? option.text}</legend>
      {values.map(([name, text]) => (
        <label key={name} class="check">
          <input
            type="radio"
            name={option.name}
            value={name}
            checked={(value ?? option.default) === name}
            onChange={() => choose(name)}
          />
          <span>{said?.values[name] ?? text}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** What people who play over days usually need: a day for a move, and some for when life comes between. */
export const DAYS: ClockRule = { type: "days", days: 1, reserve: 5 };

export function Clocks({ clock, change }: { clock: ClockRule | null; change(clock: ClockRule | null): void }) {
  const w = words.value.setUp;
  const kind = clock?.type ?? "none";
  const choose = (to: string) => {
    if (to === "bank") change({ type: "bank", seconds: 1800, increment: 30 });
    else change(to === "days" ? DAYS : null);
  };
  return (
    <fieldset class="option">
      <legend>{w.clock}</legend>
      {Object.entries(w.clocks).map(([name, text]) => (
        <label key={name} class="check">
          <input type="radio" name="clock" checked={kind === name} onChange={() => choose(name)} />
          <span>{text}</span>
        </label>
      ))}
      {clock?.type === "bank" && (
        <div class="row">
          <Amount
            label={w.minutes}
            value={clock.seconds / 60}
            from={1}
            to={1440}
            put={(n) => change({ ...clock, seconds: n * 60 })}
          />
          <Amount
            label={w.increment}
            value={clock.increment ?? 0}
            from={0}
            to={3600}
            put={(n) => change({ ...clock, increment: n })}
          />
        </div>
      )}
      {clock?.type === "days" && (
        <div class="row">
          <Amount label={w.days} value={clock.days} from={1} to={30} put={(n) => change({ ...clock, days: n })} />
          <Amount
            label={w.reserve}
            value={clock.reserve ?? 0}
            from={0}
            to={60}
            put={(n) => change({ ...clock, reserve: n })}
          />
        </div>
      )}
    </fieldset>
  );
}

interface AmountProps {
  label: string;
  value: number;
  from: number;
  to: number;
  put(value: number): void;
}

function Amount({ label, value, from, to, put }: AmountProps) {
  return (
    <label>
      {label}{" "}
      <input
        type="number"
        min={from}
        max={to}
        value={value}
        required
        onInput={(event) => put(Math.round(Number(event.currentTarget.value)))}
      />
    </label>
  );
}
