// The names of things at this table, in the language of the reader.

import { catalogueOf } from "../parts/catalogue";
import { plainly } from "../plain/plainly";
import type { Names } from "./context";
import type { Contract, Cost, Printed } from "./printed";
import type { Owner } from "./view";
import { en, type MervWords } from "./words/en";

export const { words: mervWords, load: loadMervWords } = catalogueOf<MervWords>(
  en,
  async () => (await import("./words/de")).de,
);

export const roman = (level: number): string => mervWords.value.levels[level] ?? "";

export function nameOf(printed: Printed, id: string): string {
  const w = mervWords.value;
  const own = w.names[id] ?? w.boons[id];
  const row =
    printed.hall.get(id) ?? printed.city.get(id) ?? printed.breakthrough.get(id) ?? printed.spice.get(id as never);
  return own ?? row?.name ?? compound(printed, id) ?? plainly(id);
}

/** What is named after its parts: a space of the mosque, a wall, a contract, a scoring tile. */
function compound(printed: Printed, id: string): string | undefined {
  const w = mervWords.value;
  const wall = printed.wall.get(id);
  if (wall) return w.wallPiece(wall.kind === "gate", costOf(printed, wall.cost));
  const contract = printed.contract.get(id);
  if (contract) return w.contractShort(contract.points, nameOf(printed, contract.bonus));
  const tile = printed.tile.get(id);
  if (tile) return w.tile(nameOf(printed, tile.action));
  const [, row, step] = /^(row\d|upper|lower|final)_step(\d)$/.exec(id) ?? [];
  return row ? w.space(w.rows[row] ?? row, step!) : undefined;
}

export function contractName(printed: Printed, contract: Contract): string {
  return mervWords.value.contract(contract.points, nameOf(printed, contract.bonus), roman(contract.level));
}

/** "1 teal + 1 tan". */
export function costOf(printed: Printed, cost: Cost): string {
  return amounts(printed, cost as Record<string, number>);
}

/** "2 rare goods". */
export function counted(printed: Printed, count: number, id: string): string {
  const w = mervWords.value;
  return w.amount(count, (count === 1 ? undefined : w.many[id]) ?? nameOf(printed, id));
}

export function amounts(printed: Printed, counts: Record<string, number>): string {
  const w = mervWords.value;
  const parts = Object.entries(counts).filter(([, count]) => count > 0);
  return w.list(parts.map(([id, count]) => counted(printed, count, id))) || w.nothing;
}

export function namesAt(printed: Printed, seats: string[]): Names {
  const w = mervWords.value;
  const thing = (id: string) => nameOf(printed, id);
  return {
    owner: (owner: Owner | null) => (owner === null ? "" : (seats[owner as number] ?? w.names[String(owner)] ?? "")),
    site: (id) => {
      const [action = "", color = ""] = id.split("_");
      return w.site(thing(action), thing(color));
    },
    line: (id) => {
      const [kind = "", number = ""] = id.split(" ");
      return w.line(thing(kind), number);
    },
    wallSlot: (id) => {
      const [side = "", number = ""] = id.split("_");
      return w.wallSlot(thing(side), number);
    },
    marketSlot: thing,
    thing,
  };
}
