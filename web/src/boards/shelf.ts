// The boards by title: the only module that knows all of them. A board comes when its game is opened.

import type { Board } from "./board";

/** Each is for views of its own. */
const DRAWN: Record<string, () => Promise<Board<never>>> = {
  merkator: async () => (await import("./merkator")).merkator(),
  merchants: async () => (await import("./merchants")).merchants(),
  merv: async () => (await import("./merv")).merv(),
};

/** Whether a game has a board of its own. */
export const isDrawn = (title: string): boolean => title in DRAWN;

/** The board for tables of a title: all the views that it will ever get are of that title. */
export async function boardFor(title: string, asText: boolean): Promise<Board> {
  const drawn = asText ? undefined : DRAWN[title];
  const board: Board<never> = await (drawn?.() ?? (await import("./plain")).plainBoard(title));
  return board as Board;
}
