// The boards by title: the only module that knows all of them. A board comes when its game is opened.

import type { Board } from "./board";

const DRAWN: Record<string, () => Promise<Board>> = {
  merkator: async () => (await import("./merkator")).merkator(),
  merchants: async () => (await import("./merchants")).merchants(),
  merv: async () => (await import("./merv")).merv(),
};

/** Whether a game has a board of its own. */
export const isDrawn = (title: string): boolean => title in DRAWN;

export async function boardFor(title: string, asText: boolean): Promise<Board> {
  const drawn = asText ? undefined : DRAWN[title];
  return drawn?.() ?? (await import("./plain")).plainBoard(title);
}
