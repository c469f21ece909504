// What the house knows of a title before its board has come, from the folder of the title. All of it may be missing.

/** In title.ts: what differs from the usual. */
export interface Title {
  /** The colors of the seats. */
  hues?: readonly string[];
  /** Whether it has a path of lessons. */
  hasLesson?: boolean;
}

/** In about.<language>.ts: what the start page says, and what a table chooses before the game. */
export interface About {
  by: string;
  about: string;
  minutes: string;
  /** By name; in English the server tells them. */
  options?: Record<string, { text: string; values: Record<string, string> }>;
}

/** In sources.<language>.ts: what the edition in the package has from the printed game, and what is reconstructed. */
export interface Sources {
  printed: string[];
  ours: string[];
}
