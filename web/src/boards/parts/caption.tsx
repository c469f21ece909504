// What is happening, in a sentence, beside the thing that changes.

import { useLayoutEffect, useRef } from "preact/hooks";
import { seatNames } from "../../play/seats";
import type { Table } from "../../play/table";
import { firstSeen } from "./animation";
import { beside } from "./beside";
import { type Caption, caption } from "./captioned";
import { Sentence } from "./sentence";

/** What a caption covers only where there is no other room. */
const CLEAR = `.bar, .wall, .slot, .site, .place-in, .changed, .stamped, .other, .me-other, .v-other,
  .own-office, .own-hand, [data-place], [data-number]`;

export function CaptionBeside({ table }: { table: Table }) {
  const said = useRef<HTMLParagraphElement>(null);
  const shown = caption.value;
  useLayoutEffect(() => void (shown && said.current && place(said.current, shown)), [shown]);
  if (!shown?.text) return null;
  return (
    <p class="caption" ref={said} aria-hidden="true">
      {shown.sign}
      <Sentence text={shown.text} names={seatNames(table)} title={table.now.value?.title} />
    </p>
  );
}

function place(said: HTMLElement, { where }: Caption): void {
  const board = document.querySelector(".board-place")?.getBoundingClientRect();
  if (!board) return;
  const room = { x: board.x + 6, y: board.y + 6, width: board.width - 12, height: board.height - 12 };
  const thing = firstSeen(...where)?.getBoundingClientRect() ?? { ...room, width: room.width, height: 0 };
  const clear = [...document.querySelectorAll(CLEAR)].map((one) => one.getBoundingClientRect());
  const { x, y } = beside({ width: said.offsetWidth, height: said.offsetHeight }, thing, room, clear);
  said.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
}
