// What a title adds to the page of its rules, from the folder of the title: pieces beside the names of things, and
// drawings for its chapters. All of it may be missing.

import type { ComponentChildren, FunctionComponent } from "preact";
import { byTitle } from "./by_title";

/** In guide.tsx of each title. */
export interface GuideArt {
  /** Brings what the pieces are drawn from. */
  ready?(): Promise<unknown>;
  /** The piece of a thing, this many pixels high; nothing where it has none. */
  piece(id: string, size: number): ComponentChildren;
  /** By the names that chapters call them. */
  drawings?: Record<string, FunctionComponent>;
}

const FOUND = byTitle(import.meta.glob<GuideArt>("./*/guide.tsx", { import: "guide" }));

const PLAIN: GuideArt = { piece: () => null };

export async function guideArt(title: string): Promise<GuideArt> {
  const art = (await FOUND[title]?.()) ?? PLAIN;
  await art.ready?.();
  return art;
}
