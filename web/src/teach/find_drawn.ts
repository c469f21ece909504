// Where on the screen stands what a move speaks of. Boards mark their things with their ids; a move names these.

import { tokens } from "../play/choose";

const MARKS = [
  "place",
  "site",
  "slot",
  "wall",
  "space",
  "hall",
  "breakthrough",
  "stall",
  "contract",
  "card",
  "city",
  "line",
  "build",
  "stock",
  "track",
  "wish",
];
const KINDS = ["place", "path", "hex"]; // of marks on a map

const quoted = (text: string): string => JSON.stringify(text);

/** All that may stand for a word, or for two of them. */
function selectorOf(word: string): string {
  const things = MARKS.map((mark) => `[data-${mark}=${quoted(word)}]`);
  const marks = KINDS.map((kind) => `[data-mark=${quoted(`${kind} ${word}`)}]`);
  return [...things, ...marks].map((one) => `.board-place ${one}`).join(", ");
}

/** The words of a move that may name a thing: pairs first, the last first. */
function named(move: string): string[] {
  const [verb, ...words] = tokens(move);
  if (verb === "queue") return []; // its number is a place, and cards are numbered, too
  const pairs = words.slice(1).map((word, at) => `${words[at]!} ${word}`);
  return [...pairs.reverse(), ...words.reverse()];
}

export const isSeen = (one: Element): boolean => {
  const { width, height } = one.getBoundingClientRect();
  return width > 0 && height > 0 && one.checkVisibility();
};

function firstSeen(selector: string): Element | null {
  return [...document.querySelectorAll(selector)].find(isSeen) ?? null;
}

/** What stands for a move: a thing on the board, else its button. */
export function targetOf(move: string): Element | null {
  for (const word of named(move)) {
    const found = firstSeen(selectorOf(word));
    if (found) return found;
  }
  return firstSeen(`.board-place [data-move=${quoted(move)}]`);
}

/** Where the piece stands that a move takes somewhere else. */
export function startOf(move: string): Element | null {
  const [verb, from, to] = tokens(move);
  if (verb === "travel") return firstSeen(".board-place [data-token]");
  return to === "to" && from ? firstSeen(selectorOf(from)) : null;
}
