// The commodities of a seat as boxes, on the way to the end: delivered, free to be delivered, and
// still under trading posts in storage.

import { seatClass } from "../../pieces/badge";
import { Icon, named } from "../../pieces/icon";
import { merchantsWords } from "./names";
import type { Player } from "./view";

export function Race({ player, isLarge = false }: { player: Player; isLarge?: boolean }) {
  const { seat, delivered, free, storage } = player;
  const boxes = [
    ...new Array<"done">(delivered).fill("done"),
    ...new Array<"free">(free).fill("free"),
    ...new Array<"under">(storage).fill("under"),
  ];
  return (
    <div
      class={`race ${isLarge ? "large" : ""} ${seatClass(seat, "merchants")}`}
      {...named(merchantsWords.value.raceOf(delivered, free, storage))}
    >
      {boxes.map((kind, at) => (
        <span key={at} class={kind}>
          {kind === "done" && <Icon name="check" />}
          {kind === "free" && <Icon name="commodity" />}
          {kind === "under" && isLarge && <Post seat={seat} />}
        </span>
      ))}
    </div>
  );
}

/** A trading post with the house mark of its seat. */
function Post({ seat }: { seat: number }) {
  return (
    <svg class="race-post" viewBox="0 0 34 34" aria-hidden="true">
      <use href="#i-post" x="1" y="0" width="32" height="32" />
      <use class="mark" href={`#i-mark-${seat + 1}`} x="9.6" y="13.4" width="14.7" height="14.7" />
    </svg>
  );
}
