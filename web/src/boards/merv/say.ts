// A move in words: those of the plain board, and our own where the board names things better.

import { say as plainly } from "../plain/speech";
import { mervWords, nameOf } from "./names";
import { editions, type Printed } from "./printed";
import type { MervView } from "./view";

/** The printed things, once they are there. */
export const printed = editions.shown;

export function say(move: string, view?: MervView): string {
  const said = move.split(" ");
  const own = mervWords.value.say[said[0] ?? ""];
  if (!printed.value) return plainly({ move, gloss: "", quiet: false });
  if (own) return own(nameOf(printed.value, said.at(-1)!));
  return (view && withWhatIsThere(printed.value, view, said)) ?? plainly({ move, gloss: "", quiet: false });
}

/** What a camel brings where it is placed, and the camels on a place of the queue. */
function withWhatIsThere(things: Printed, view: MervView, [verb, first, second]: string[]): string | undefined {
  const w = mervWords.value;
  const stall = verb === "trade" ? view.market.slots.find(({ slot }) => slot === second) : undefined;
  if (stall) return w.tradeFor(nameOf(things, stall.slot), w.boons[stall.boon] ?? stall.boon);
  const camels = verb === "queue" ? (view.decision.queue_camels[Number(first) - 1] ?? 0) : 0;
  return camels > 0 ? w.queueFor(first!, camels) : undefined;
}
