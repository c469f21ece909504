// English: what is asked now, by the step of the turn.
import type { Asked } from "../../asked";
import type { Names } from "../../context";

const s = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const counters = (count: number) => s(count, "Time counter", "Time counters");

/** Those of these things that can be done: Do this, do that, or do the third. */
function either(asked: Asked, ways: Record<string, string>): string {
  const found = Object.entries(ways).flatMap(([verb, way]) => (asked.can(verb) ? [way] : []));
  const last = found.pop() ?? "";
  const text = found.length > 1 ? `${found.join(", ")}, or ${last}` : [...found, last].join(" or ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const SUPPLY = "turn a Supply cube into a good";
const HOLD = "take a card into your hand";

const investment = (a: Asked) =>
  either(a, {
    sell: "sell Contracts",
    "give up": "give up Contracts",
    buy: "buy cards",
    hold: HOLD,
    travel: "travel to a highlighted place",
  });

export const ask: Record<string, (asked: Asked, names: Names) => string> = {
  invest: (a) => (a.can("travel") ? investment(a) : `Before you can travel: ${small(investment(a))}`),
  take: (a, c) =>
    `Take ${s(a.cubes, "cube", "cubes")} from ${c.place(a.place)}: ${a.goods.map((good) => c.good(good)).join(" or ")}.`,
  check: (a) =>
    `The counter shows ${a.letter}, a loss for everyone: ${small(either(a, { accept: "accept it", flip: "flip the next counter", hold: HOLD }))}`,
  lose: (a) =>
    `The counter shows ${a.letter}: ${a.can("supply") ? `lose 1 good of column ${a.column}, or ${SUPPLY} first` : `choose 1 good of column ${a.column} to lose`}.`,
  fulfill: (a, c) =>
    either(a, {
      fulfill: `fulfill a Contract of ${c.place(a.place)}`,
      trade: "trade for what a Contract lacks",
      supply: SUPPLY,
      hold: HOLD,
      done: "finish",
    }),
  trade: (a, c) =>
    either(a, { trade: `choose a trade for ${c.card(a.contract)}`, fulfill: "fulfill it", supply: SUPPLY }),
  pay: (a, c) => `Choose what to pay for ${c.card(a.contract)}: ${s(a.unpaid, "more good", "more goods")}.`,
  join: (a, c) =>
    `${c.seat(a.active)} travels to ${c.place(a.place)}: ${a.cost ? `come along for ${counters(a.cost)}` : "come along"}, or stay.`,
  spend: (a, c) => `Pay for ${c.card(a.wanted)}: Contracts worth ${a.unpaid} more.`,
  force: () => "You can afford the most expensive open Building, so you must buy one.",
  reward: () => "Your reward: take the open Contract, or the one in your hand.",
  bid_taler: () => "Offer Taler to have the Contract just taken put back, or offer none.",
  bid_time: () => "Offer Time counters to have the Contract just taken put back, or offer none.",
  swap: (a) =>
    `Put the Contract back, take the next one and ${[a.taler && `${a.taler} Taler`, a.time && counters(a.time)].filter(Boolean).join(" and ")}, or keep it.`,
  blocked: (a) =>
    a.can("gain peace")
      ? "Trade the 10 for the AI's Peace of Westphalia, or go without."
      : "The AI's tile blocks your reward: take one of the same value, or nothing.",
  give: () => "Choose the Bonus card that the AI gains.",
  excess: () => "You have more than 15 Taler: buy open cards, or give up the excess.",
};
