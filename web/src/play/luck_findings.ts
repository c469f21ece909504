// What can be found out about the luck of a game that is over.

export type OfSeat = "nonceThere" | "nonceOther" | "theirs" | "follows" | "followsNot" | "early" | "house" | "unknown";
export type Finding =
  | { what: "seedFits" | "seedWrong" | "seedMissing" | "sealSame" | "sealOther" | "sealUnseen" }
  | { what: OfSeat; seat: number };

/** Findings that show that the house has cheated. */
const BAD: readonly Finding["what"][] = ["seedWrong", "sealOther", "nonceOther", "followsNot"];
/** Those that leave something open. */
const OPEN: readonly Finding["what"][] = ["seedMissing", "sealUnseen", "theirs", "early", "house", "unknown"];

export function verdictOf({ what }: Finding): "good" | "open" | "bad" {
  if (BAD.includes(what)) return "bad";
  return OPEN.includes(what) ? "open" : "good";
}
