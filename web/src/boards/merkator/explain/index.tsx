// What every thing of Merkator's table is, by its kind and id: read from the view and the printed cards.

import { Icon } from "../../../pieces/icon";
import { byKind, type Explained } from "../../parts/explained";
import { type Context, officeOf } from "../context";
import { merkatorWords, nameOf } from "../names";
import { Served } from "../served";
import { nearSeat } from "../view";
import { explainBonus, explainBuilding, explainContract, explainStack, whose } from "./cards";
import { explainColumn, explainGood, explainSupply, goodsOf } from "./goods";
import { thingWords } from "./words";

function place(context: Context, id: string): Explained | null {
  const w = thingWords.value;
  const { printed, view } = context;
  const found = printed.place.get(id);
  if (!found) return null;
  const own = officeOf(context, nearSeat(view)).contracts.filter((one) => printed.contract.get(one)?.location === id);
  const near = printed.lines.flatMap((line) => (line.includes(id) ? line.filter((end) => end !== id) : []));
  return {
    title: nameOf(printed, id),
    sign: <Icon name={`place-${id}`} />,
    lines: [
      found.kind === "minor" ? w.minor(found.threshold ?? 0) : w.major(view.cubes[id] ?? 0, goodsOf(context, id)),
      own.length > 0 && w.served,
      ...own.map((one) => <Served key={one} context={context} id={one} />),
    ].filter(Boolean),
    also: [
      near.length > 0 && w.feeds(near.map((one) => nameOf(printed, one)).join(", ")),
      `${w.time(found.time)} ${canJoin(context) ? w.joins(printed.joinCost(id)) : ""}`,
    ].filter(Boolean),
    clause: found.kind === "minor" ? "spread.threshold" : "goods.take",
  };
}

const canJoin = ({ view }: Context): boolean => view.offices.length > 1 && !view.options.includes("no_joining");

function time(context: Context, seat: string): Explained {
  const w = thingWords.value;
  const { time } = officeOf(context, Number(seat));
  return { title: w.timeOf(context.names.seat(Number(seat)), time), lines: [w.timeUse], clause: "time.pay" };
}

function taler(context: Context, seat: string): Explained {
  const w = thingWords.value;
  const { taler } = officeOf(context, Number(seat));
  const limit = context.printed.rules.cash_limit;
  return {
    title: w.talerOf(context.names.seat(Number(seat)), taler),
    lines: [w.talerUse(limit)],
    clause: "invest.limit",
  };
}

function chart({ view }: Context): Explained {
  const w = thingWords.value;
  const left = view.chart.reduce((sum, row) => sum + row, 0);
  const shown = view.face_up ? [w.faceUp(view.face_up.column.repeat(view.face_up.loss))] : [];
  return { title: merkatorWords.value.chart, lines: [w.chart(left), w.chartRow, ...shown], clause: "time.chart" };
}

function token({ view, printed }: Context): Explained {
  const w = thingWords.value;
  const lines = view.merkator ? [w.tokenIs(nameOf(printed, view.merkator))] : [];
  return { title: w.token, lines, clause: "travel.choose" };
}

function seat(context: Context, id: string): Explained | null {
  const w = thingWords.value;
  const office = context.view.offices[Number(id)];
  if (!office) return null;
  return {
    title: w.points(context.names.seat(office.seat), merkatorWords.value.points(office.points)),
    lines: [
      w.pointsOf(office.contracts.length, office.buildings.length),
      w.contractLimit(context.printed.rules.vp_full_contracts),
    ],
    clause: "score.full",
  };
}

const ai = (): Explained => ({
  title: merkatorWords.value.ai.name,
  lines: [thingWords.value.ai],
  clause: "soloplay.aim",
});

/** A card, whichever kind it is. */
function card(context: Context, id: string): Explained | null {
  const { printed } = context;
  if (printed.contract.has(id)) return explainContract(context, id, whose(context, id));
  return printed.bonus.has(id) ? explainBonus(context, id) : explainBuilding(context, id);
}

export const explain = byKind<Context>({
  place,
  card,
  stack: explainStack,
  good: explainGood,
  column: explainColumn,
  supply: explainSupply,
  time,
  taler,
  chart,
  token,
  seat,
  ai,
});
