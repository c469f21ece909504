// How much of the map is seen, and how near.

import { signal } from "@preact/signals";
import type { Part } from "../pan_zoom";

/** The part of the board that is seen. */
export const seenPart = signal<Part>({ left: 0, top: 0, right: 1, bottom: 1 });

const NEAR = 1.75; // pixels for a unit of the sheet
/** Whether small names can be read. */
export const isNear = signal(false);

export function see(part: Part, map: Element | null): void {
  const unit = map?.querySelector<SVGSVGElement>(".eu-sheet")?.getScreenCTM()?.a ?? 0;
  seenPart.value = part;
  isNear.value = unit > NEAR;
}
