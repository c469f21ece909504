// An edition as a TOML file: one entry a line, as docs/editions.md describes it. Pure functions.

export type Value = string | number | boolean | Value[] | { [field: string]: Value };
export type Entry = Record<string, Value>;
export type Tables = Record<string, Value>;

const BARE = /^[A-Za-z0-9_-]+$/;

const key = (name: string): string => (BARE.test(name) ? name : JSON.stringify(name));

function inline(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  if (typeof value === "object") return `{ ${pairs(value).join(", ")} }`;
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}

const pairs = (entry: Entry): string[] =>
  Object.entries(entry).map(([name, value]) => `${key(name)} = ${inline(value)}`);

const isEntry = (value: Value): value is Entry => typeof value === "object" && !Array.isArray(value);

/** Plain values and lists come first, tables after them: what stands after a table would belong to it. */
export function toml(tables: Tables, head: string): string {
  const all = Object.entries(tables);
  const lists = all.filter(([, value]) => !isEntry(value)).map(([name, value]) => `${key(name)} = ${listed(value)}`);
  const entries = all.flatMap(([name, value]) =>
    isEntry(value) ? [`[${key(name)}]\n${pairs(value).join("\n")}`] : [],
  );
  return `${[`# ${head}`, ...lists, ...entries].join("\n\n")}\n`;
}

/** A list of entries has one a line. */
function listed(value: Value): string {
  if (!Array.isArray(value) || !value.some(isEntry)) return inline(value);
  return `[\n${value.map((one) => `  ${inline(one)},`).join("\n")}\n]`;
}
