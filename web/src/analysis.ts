// Written by `make wire` from src/fondaco/analysis/shapes.py: change that, not this.

export type Sign = "gain" | "then" | "cost";

export type Measure = "chance" | "points";

export type Verdict = "best" | "good" | "doubtful" | "mistake";

/** A sentence, or a part of one, in both languages. */
export interface Words {
  en: string;
  de: string;
}

/** One fact that speaks for or against a decision; each is true of the position after it. */
export interface Reason {
  sign: "cost" | "gain" | "then";
  kind: string;
  values: Record<string, string | number>;
  words: Words;
}

/** What a seat would probably do next. */
export interface Step {
  seat: number;
  moves: string[];
}

/** A complete decision: its small moves, its name, and what it is worth. */
export interface Candidate {
  moves: string[];
  name: Words;
  worth: number;
  reasons: Reason[];
  line: Step[];
}

/** A number of points that is worth reaching, and the chance of it. */
export interface Mark {
  points: number;
  chance: number;
}

/** How a position looks. */
export interface Outlook {
  measure: Measure;
  open: boolean;
  chances: number[];
  points: number;
  marks: Mark[];
}

/** What helps a seat to decide. */
export interface Hint {
  measure: Measure;
  open: boolean;
  now: number;
  think: Words;
  candidates: Candidate[];
  marks: Mark[];
}

/** How the game stood at the beginning of a turn, or at its end. */
export interface Moment {
  at: number;
  turn: number;
  seat: number | null;
  open: boolean;
  chances: number[];
  points: number;
  marks: Mark[];
}

/** A decision that was made, and what it lost. */
export interface Judged {
  at: number;
  last: number;
  turn: number;
  seat: number;
  verdict: Verdict;
  lost: number;
  before: number;
  after: number;
  played: Candidate;
  better: Candidate | null;
  luck: number;
  points: number;
  missed: number;
  short: number;
}

/** A part of a game, by its turns, and how well it was played. */
export interface Phase {
  first: number;
  last: number;
  accuracy: number | null;
  decisions: number;
}

/** How well a seat has played, of 100: the whole game, then opening, middle and end. */
export interface Accuracy {
  whole: number;
  decisions: number;
  phases: Phase[];
}

/** What made the chance of a seat change, from the first moment that is not open to the end. */
export interface Luck {
  start: number;
  luck: number;
  play: number | null;
  others: number;
  end: number;
}

/** A moment that decided the game. */
export interface Key {
  at: number;
  turn: number;
  seat: number | null;
  words: Words;
}

/** Something counted over the whole game, seat by seat. */
export interface Fact {
  name: Words;
  values: (string | number)[];
}

/** A whole game, told. */
export interface Account {
  title: string;
  rules: number;
  edition: string;
  net: string;
  quality: string;
  measure: Measure;
  moments: Moment[];
  decisions: Judged[];
  accuracy: (Accuracy | null)[];
  luck: Luck[];
  key: Key[];
  costliest: number[][];
  advice: Advice[];
  facts: Fact[];
  turning: Words | null;
  totals: number[];
}

/** What to do next time, a sentence for each panel of an account. */
export interface Advice {
  whole: Words;
  luck: Words;
  accuracy: Words;
}
