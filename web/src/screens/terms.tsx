// What a table is played by: the options that differ from the usual ones, and the clock.

import { house } from "../play/house";
import type { ClockRule, Patience, TableNow } from "../wire";
import { words } from "../words";
import { useFetched } from "./fetched";
import "./styles/rooms.css";

export function Terms({ now }: { now: TableNow }) {
  const w = words.value;
  const shelf = useFetched(house.shelf, "shelf");
  if (!shelf.found && !shelf.problem) return null; // all of it at once: a part would be misread
  const options = shelf.found?.find((title) => title.title === now.title)?.options ?? [];
  const unusual = options.filter(({ name, default: usual }) => (now.options[name] ?? usual) !== usual);
  return (
    <dl class="terms">
      {unusual.map(({ name, text, values }) => {
        const said = w.titles[now.title]?.options?.[name];
        const value = now.options[name]!;
        return (
          <div key={name}>
            <dt>{said?.text ?? text}</dt>
            <dd>{said?.values[value] ?? values[value]}</dd>
          </div>
        );
      })}
      {shelf.found && unusual.length === 0 && (
        <div>
          <dt>{w.setUp.options}</dt>
          <dd>{w.waiting.usual}</dd>
        </div>
      )}
      <div>
        <dt>{w.setUp.clock}</dt>
        <dd>{clockText(now.clock?.rule)}</dd>
      </div>
      {now.rated && (
        <div>
          <dt>{w.rating.rated}</dt>
          <dd>{w.setUp.rated}</dd>
        </div>
      )}
      {now.hints && (
        <div>
          <dt>{w.table.hint}</dt>
          <dd>{w.waiting.hints}</dd>
        </div>
      )}
    </dl>
  );
}

function clockText(rule: ClockRule | Patience | undefined): string {
  const w = words.value;
  if (!rule) return w.setUp.clocks.none;
  if (rule.type === "patience") return w.waiting.patience(rule.hours);
  return rule.type === "days"
    ? w.waiting.days(rule.days, rule.reserve ?? 0)
    : w.waiting.bank(Math.round(rule.seconds / 60), rule.increment);
}
