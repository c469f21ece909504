// The boards by title, each found in its own folder. A board comes when its game is opened.

import type { Board } from "./board";
import { byTitle } from "./by_title";

/** Each is for views of its own. */
type Bring = () => Promise<Board<never>>;

const DRAWN = byTitle(import.meta.glob<Bring>(["./*/index.tsx", "!./plain/*"], { import: "board" }));

/** Whether a game has a board of its own. */
export const isDrawn = (title: string): boolean => title in DRAWN;

/** Have the board of a title fetched, before it is shown. */
export const fetchBoard = (title: string): void => void DRAWN[title]?.();

/** The board for tables of a title: all the views that it will ever get are of that title. */
export async function boardFor(title: string, asText: boolean): Promise<Board> {
  const drawn = asText ? undefined : await DRAWN[title]?.();
  const board: Board<never> = await (drawn?.() ?? (await import("./plain")).plainBoard(title));
  return board as Board;
}
