// What the goods of Merkator are, where they lie, and who wants them.

import { Good } from "../../../pieces/good";
import type { Explained } from "../../parts/explained";
import { type Context, officeOf } from "../context";
import { cardName, nameOf } from "../names";
import { nearSeat } from "../view";
import { thingWords } from "./words";

/** What the cubes of a place become. */
export function goodsOf({ printed }: Context, place: string): string {
  const two = [...printed.good.values()].filter((good) => good.location === place);
  return two.map((good) => nameOf(printed, good.id)).join(thingWords.value.or);
}

export function explainGood(context: Context, id: string): Explained | null {
  const w = thingWords.value;
  const { printed } = context;
  const good = printed.good.get(id);
  const column = printed.columns.find((one) => one.goods.includes(id));
  if (!good || !column) return null;
  const office = officeOf(context, nearSeat(context.view));
  const asks = (one: string) => (printed.contract.get(one)?.goods?.[id] ?? 0) > 0;
  const wanting = office.contracts
    .filter(asks)
    .map((one) => cardName(printed, one))
    .join(", ");
  return {
    title: nameOf(printed, id),
    sign: <Good good={id} colour={printed.colourOf(id)} size={28} />,
    lines: [
      `${w.have(office.goods[id] ?? 0)} ${wanting ? w.wantedBy(wanting) : w.unwanted}`,
      `${w.good(nameOf(printed, good.location))} ${column.kind === "depot" ? w.depot(column.id) : w.column(column.id)}`,
    ],
    clause: "loss.column",
  };
}

export function explainColumn(context: Context, id: string): Explained | null {
  const w = thingWords.value;
  const column = context.printed.columns.find((one) => one.id === id);
  if (!column) return null;
  return {
    title: column.kind === "depot" ? w.depotTitle(id) : w.columnTitle(id),
    lines: [w.columnHolds(column.goods.map((good) => nameOf(context.printed, good)).join(", ")), w.losing(id)],
    clause: "loss.column",
  };
}

export function explainSupply(context: Context, place: string): Explained {
  const w = thingWords.value;
  return {
    title: w.supplyTitle(nameOf(context.printed, place)),
    lines: [w.supplyUse(goodsOf(context, place))],
    clause: "supply.color",
  };
}
