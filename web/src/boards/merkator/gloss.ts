// What the text of a move leaves unsaid, read from the printed things it speaks of.

import { tokens } from "../../play/choose";
import { anyOf } from "./any_of";
import { merkatorWords, nameOf } from "./names";
import type { Contract, Printed } from "./printed";

export function glossOf(printed: Printed, move: string): string {
  const spoken = tokens(move);
  const thing = spoken.find((word) => isPrinted(printed, word));
  const say = merkatorWords.value.gloss[spoken[0] ?? ""];
  return say?.(thing ? about(printed, thing) : "", thing ? priceOf(printed, thing) : 0) ?? "";
}

function isPrinted({ place, contract, bonus, building }: Printed, id: string): boolean {
  return [place, contract, bonus, building].some((things) => things.has(id));
}

/** What a place or card does, or wants. */
function about(printed: Printed, id: string): string {
  const w = merkatorWords.value;
  const [contract, bonus, building] = [printed.contract.get(id), printed.bonus.get(id), printed.building.get(id)];
  if (contract) return wants(printed, contract);
  if (bonus) return w.bonusText(nameOf(printed, bonus.good), nameOf(printed, bonus.location));
  if (building) return w.texts[id] ?? building.text;
  const threshold = printed.place.get(id)?.threshold;
  return threshold === undefined ? "" : w.feeds(threshold);
}

function wants(printed: Printed, contract: Contract): string {
  const goods = Object.entries(contract.goods ?? {});
  if (goods.length === 0) return anyOf(contract);
  return goods.map(([good, count]) => merkatorWords.value.amount(count, good, nameOf(printed, good))).join(", ");
}

/** The price of a card, the value of a Contract, the time of a place. */
function priceOf(printed: Printed, id: string): number {
  const card = printed.bonus.get(id) ?? printed.building.get(id);
  return card?.price ?? printed.contract.get(id)?.value ?? printed.place.get(id)?.time ?? 0;
}
