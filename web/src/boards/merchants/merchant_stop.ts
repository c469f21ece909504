// Where the merchant under way stands, and what it means that it stops there. Pure functions.

import { tokens } from "../../play/choose";
import type { MerchantsView } from "./view";

/** The intersection where the merchant under way stands. */
export function standsAt({ turn, players, active }: MerchantsView): string | null {
  const [kind, number] = (turn.mover ?? "").split(" ");
  if (kind !== "merchant") return null;
  const merchants = players[active]?.merchants ?? [];
  return (merchants.length === 1 ? merchants[0] : merchants[Number(number) - 1]) ?? null;
}

/** The words of a move; a merchant who stops at a site without a trading post founds one, and that city is named. */
export function spokenAt(view: MerchantsView, move: string, isCity: (place: string) => boolean): string[] {
  const place = move === "stop" ? standsAt(view) : null;
  return place && isCity(place) && !(place in view.cities) ? [move, place] : tokens(move);
}
