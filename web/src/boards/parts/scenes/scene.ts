// A turning point of a game is told in a scene: the table goes to candle, what counts now stands in daylight, and so
// does the sheet that tells it. A scene is a row of pictures; without motion they are the same.

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { goOn, hurried } from "../../../look/hurry";
import { pause } from "../animation";
import { caption } from "../captioned";

export interface Picture {
  heading: string;
  /** Marks of what stands in daylight beside the sheet. */
  lit: readonly string[];
  sheet: ComponentChildren;
  /** One sentence: what is shown now. */
  said: string;
  /** The part of the board that the sheet may cover; the middle where there is none. */
  over?: string;
  /** Milliseconds. */
  lasts: number;
}

export const scene = signal<Picture | null>(null);
/** Whether it has come to its last picture, and can be seen again. */
export const isHeld = signal(false);

const HELD = 6000;
let pictures: Picture[] = [];
let isAgain = false;

/** Settles when it has been looked at. */
export async function picture(one: Picture): Promise<void> {
  if (hurried.value) return;
  if (scene.value === null) pictures = [];
  pictures.push(one);
  await looked(one);
}

async function looked(one: Picture): Promise<void> {
  caption.value = null;
  scene.value = one;
  await pause(one.lasts);
}

/** The last picture stays for a while, and as often as somebody wants it all is shown again. */
export async function endScene(lasts = HELD): Promise<void> {
  isHeld.value = lasts > 0;
  do {
    isAgain = false;
    if (scene.value) await pause(lasts);
    if (isAgain) for (const one of pictures) await looked(one);
  } while (isAgain);
  isHeld.value = false;
  scene.value = null;
}

export function again(): void {
  isAgain = true;
  goOn();
}
