// What each title tells in its own words: a view of the table, and what happened.

export type View = Record<string, unknown>;

export type GameEvent = Record<string, unknown>;
