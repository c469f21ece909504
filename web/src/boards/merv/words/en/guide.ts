// English: what the drawings on the pages of the rules show.

export const guide = {
  seats: ["you", "another player", "a third player"],
  city: "The city before the first turn: the masters wait in the north-west, the slots of the first round are in the north.",
  line: "Your master stands before column 2, and you have activated the framed site in row 4, which belongs to another player. You take its cube and the white one of the same player's site in row 1, but none from your own site in row 2.",
  attack:
    "Buildings with ! are attacked: no soldier, and a wall is missing on some side from which the Mongols come. The others are safe, behind both segments, behind a gate, or with a soldier of any player.",
};

export type GuideWords = typeof guide;
