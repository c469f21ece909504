// One printed thing as a form, made from the fields of its entry: numbers, words, yes or no, and how many of what.

import { ABOUT, fieldsOf, isOptional, type Named } from "./own_cards";
import type { Entry, Tables, Value } from "./toml";
import { companionWords } from "./words";

interface Props {
  entry: Entry;
  packaged: Entry;
  siblings: Entry[];
  tables: Tables;
  named: Named;
  change(entry: Entry): void;
}

/** Whoever corrects a card has it in hand: from then on it is a printed value. */
const printed = (entry: Entry): Entry => {
  const { confirmed: _, ...rest } = entry;
  return { ...rest, provenance: "rulebook" };
};

export function EntryForm({ entry, packaged, siblings, tables, named, change }: Props) {
  const w = companionWords.value;
  const fields = Object.keys(entry).filter((field) => !ABOUT.includes(field));
  const isPrinted = entry["provenance"] === "rulebook";
  return (
    <div class="entry-form">
      {fields.map((field) => (
        <Field
          key={field}
          label={w.field(field)}
          value={entry[field]!}
          known={knownFor(field, tables)}
          named={named}
          put={(value) => change(printed({ ...entry, [field]: value }))}
        />
      ))}
      <Optional entry={entry} siblings={siblings} change={(next) => change(printed(next))} />
      <label class="check">
        <input type="checkbox" checked={isPrinted} onChange={() => change(isPrinted ? packaged : printed(entry))} />
        <span>{w.seen}</span>
      </label>
      <button class="quiet" onClick={() => change(packaged)}>
        {w.reset}
      </button>
    </div>
  );
}

/** What only some cards of the kind have: to be added, or left out. */
function Optional({ entry, siblings, change }: { entry: Entry; siblings: Entry[]; change(entry: Entry): void }) {
  const w = companionWords.value;
  const all = fieldsOf(siblings);
  const fields = Object.keys(all).filter((field) => !ABOUT.includes(field) && isOptional(siblings, field));
  if (fields.length === 0) return null;
  const toggle = (field: string) => {
    const { [field]: had, ...rest } = entry;
    if (field) change(had === undefined ? { ...entry, [field]: all[field]! } : rest);
  };
  return (
    <label>
      {w.optional}
      <select value="" onChange={(event) => toggle(event.currentTarget.value)}>
        <option value="" />
        {fields.map((field) => (
          <option key={field} value={field}>
            {field in entry ? w.leaveOut(w.field(field)) : w.addField(w.field(field))}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The ids of which a field names one, where a table of the edition has its name. */
function knownFor(field: string, tables: Tables): string[] {
  const table = tables[field] ?? tables[field.replace(/s$/, "")];
  return Array.isArray(table) ? table.flatMap((one) => (isCounts(one) && one["id"] ? [String(one["id"])] : [])) : [];
}

const isCounts = (value: Value): value is Entry => typeof value === "object" && !Array.isArray(value);

interface FieldProps {
  label: string;
  value: Value;
  known: string[];
  named: Named;
  put(value: Value): void;
}

function Field({ label, value, known, named, put }: FieldProps) {
  if (typeof value === "boolean") return <Tick label={label} on={value} put={put} />;
  if (typeof value === "number") return <Figure label={label} value={value} put={put} />;
  if (isCounts(value))
    return <Counts label={label} counts={value as Record<string, number>} known={known} named={named} put={put} />;
  if (Array.isArray(value))
    return <Words label={label} value={JSON.stringify(value)} put={(text) => put(read(text, value))} />;
  if (known.length > 0) return <Choice label={label} value={value} known={known} named={named} put={put} />;
  return <Words label={label} value={value} put={put} />;
}

/** A list as it is written; what cannot be read changes nothing. */
function read(text: string, before: Value): Value {
  try {
    return JSON.parse(text) as Value;
  } catch {
    return before;
  }
}

function Tick({ label, on, put }: { label: string; on: boolean; put(value: boolean): void }) {
  return (
    <label class="check">
      <input type="checkbox" checked={on} onChange={(event) => put(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}

function Figure({ label, value, put }: { label: string; value: number; put(value: number): void }) {
  return (
    <label>
      {label}
      <input type="number" step="any" value={value} onInput={(event) => put(Number(event.currentTarget.value))} />
    </label>
  );
}

function Words({ label, value, put }: { label: string; value: string; put(value: string): void }) {
  return (
    <label>
      {label}
      <input value={value} onChange={(event) => put(event.currentTarget.value)} />
    </label>
  );
}

function Choice({ label, value, known, named, put }: FieldProps & { value: string }) {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => put(event.currentTarget.value)}>
        {known.map((id) => (
          <option key={id} value={id}>
            {named(id)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface CountsProps {
  label: string;
  counts: Record<string, number>;
  known: string[];
  named: Named;
  put(counts: Record<string, number>): void;
}

/** How many of each thing: those that are there, and one more. None of a thing takes it away. */
function Counts({ label, counts, known, named, put }: CountsProps) {
  const rest = known.filter((id) => !(id in counts));
  const set = (id: string, count: number) => {
    const { [id]: _, ...others } = counts;
    put(count > 0 ? { ...counts, [id]: count } : others);
  };
  return (
    <fieldset class="entry-counts">
      <legend>{label}</legend>
      {Object.entries(counts).map(([id, count]) => (
        <Figure key={id} label={named(id)} value={count} put={(value) => set(id, value)} />
      ))}
      {rest.length > 0 && (
        <select aria-label={label} value="" onChange={(event) => set(event.currentTarget.value, 1)}>
          <option value="">+</option>
          {rest.map((id) => (
            <option key={id} value={id}>
              {named(id)}
            </option>
          ))}
        </select>
      )}
    </fieldset>
  );
}
