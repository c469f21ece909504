// The rating of whoever has a seat, beside the name.

import { house } from "../../play/house";
import type { RatingNow } from "../../wire";
import { words } from "../../words";
import { useFetched } from "../fetched";

/** Asked for anew as long as nobody else may have sat down meanwhile. */
const EVERY = 20;

export function SeatRating({ table, at }: { table: string; at: number }) {
  const found = useFetched(() => house.ratingsAt(table), table, EVERY).found?.[at];
  return found ? <small class="seat-rating">{figure(found)}</small> : null;
}

/** A rating with how sure it is; one that is provisional says so by a question mark. */
export function figure({ rating, spread, provisional }: RatingNow): string {
  return words.value.rating.figure(rating, spread, provisional);
}
