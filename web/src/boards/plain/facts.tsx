// Everything that a view holds, as lists in lists. A word that moves speak of can be clicked.

import type { Table } from "../../play/table";
import { showChosen } from "../parts/main_button";
import { plainly } from "./plainly";

export function Facts({ facts, table }: { facts: [string, unknown][]; table: Table }) {
  return (
    <dl class="plain-facts" data-said>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{plainly(name)}</dt>
          <dd>
            <Value value={value} table={table} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ value, table }: { value: unknown; table: Table }) {
  if (Array.isArray(value)) return <List values={value} table={table} />;
  if (typeof value === "object" && value !== null) {
    return <Facts facts={Object.entries(value)} table={table} />;
  }
  return <Thing text={value === null ? "–" : String(value)} table={table} />;
}

function List({ values, table }: { values: unknown[]; table: Table }) {
  return (
    <ol class="plain-list">
      {values.map((value, at) => (
        <li key={at}>
          <Value value={value} table={table} />
        </li>
      ))}
    </ol>
  );
}

function Thing({ text, table }: { text: string; table: Table }) {
  if (!table.things.value.has(text)) return <span>{plainly(text)}</span>;
  const pick = () => {
    table.pick(text);
    showChosen();
  };
  return (
    <button class="thing possible" onClick={pick}>
      {plainly(text)}
    </button>
  );
}
