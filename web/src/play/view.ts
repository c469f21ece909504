// What each title tells in its own words: a view of the table, and what happened.

/** A view as the wire knows it; each title has a type of its own, which its board names. */
export type View = Record<string, unknown>;

export type GameEvent = Record<string, unknown>;
