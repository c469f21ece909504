// Keys at a table: everything that can be clicked can be done with them.

import type { Board } from "../../boards/board";
import { askNext, stopAsking } from "../../boards/parts/asked_about";
import { decide } from "../../boards/parts/main_button";
import { scene } from "../../boards/parts/scenes/scene";
import { goOn, hurry } from "../../look/hurry";
import { isPlayed } from "../../play/played";
import type { Table } from "../../play/table";
import { nudge } from "../../teach/hints";
import { nearMoves } from "./near_moves";
import { opened, openSide } from "./opened";
import { canSkip } from "./skip";
import { typing } from "./typing";

/** Moves of the bar, by the keys 1 to 9. */
function numbered(table: Table, board: Board, key: string): void {
  if (table.chosen.value) return;
  const one = nearMoves(table, board)[Number(key) - 1];
  if (one) void decide(table, one.move);
}

/** From one thing that is lit to the next, of those that are seen. */
function step(direction: 1 | -1): void {
  const lit = [...document.querySelectorAll<HTMLElement | SVGElement>(".board-place .possible")].filter((one) =>
    one.checkVisibility(),
  );
  if (lit.length === 0) return;
  const at = lit.indexOf(document.activeElement as HTMLElement);
  lit[(at + direction + lit.length) % lit.length]!.focus();
}

/** Keys go into the box while it is wanted, wherever the focus is. */
function goesToBox(key: string): boolean {
  if (!typing.value || key.length > 1) return false;
  document.querySelector<HTMLElement>(".typing input")?.focus();
  return true;
}

/** Whether a button has a meaning of its own for Enter: one that was reached with keys, or while nothing is chosen.
 * What was clicked before, such as that of a menu, keeps the focus, but not Enter. */
function takesEnter(table: Table, on: HTMLElement): boolean {
  const chosen = table.chosen.value;
  if (!on.matches("button, a, summary, [role=button]")) return false;
  return !chosen || (on.dataset["move"] !== chosen.move && on.matches(":focus-visible"));
}

function confirm(table: Table): void {
  const chosen = table.chosen.value;
  if (chosen) void table.play(chosen.move);
}

/** Nothing is chosen, and nothing asked about. */
function chooseAgain(table: Table): void {
  stopAsking();
  table.chooseAgain();
}

/** At the rule that the prospect names, if it does. */
function openRules(): void {
  const link = document.querySelector<HTMLElement>(".prospect .rule-link");
  if (link && opened.value.side !== "rules") link.click();
  else openSide("rules");
}

const KEYS: Record<string, (table: Table) => void> = {
  Enter: confirm,
  Escape: (table) => {
    if (typing.value) typing.value = false;
    else if (opened.value.side) openSide(null);
    else if (table.past.value) table.backToNow();
    else chooseAgain(table);
  },
  u: (table) => {
    if (table.past.value) table.backToNow();
    else if (isPlayed(table.now.value!)) void table.undo();
  },
  h: (table) => nudge(table),
  r: openRules,
  l: () => openSide("log"),
  c: () => openSide("chat"),
  m: () => openSide("menu"),
  a: () => openSide("moves"),
  "/": (table) => void (typing.value = table.legal.value.length > 0),
  "?": () => openSide("card"),
};

const ARROWS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Among what is lit; with Shift among all that can be asked about. */
function go(event: KeyboardEvent): void {
  event.preventDefault();
  (event.shiftKey ? askNext : step)(ARROWS[event.key]!);
}

/** Whether a key is for the thing that has the focus, or for the browser. */
function isTakenElsewhere(table: Table, event: KeyboardEvent): boolean {
  const on = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  if (on.matches("input, textarea, select") && event.key !== "Escape") return true;
  return goesToBox(event.key) || (event.key === "Enter" && takesEnter(table, on));
}

/** A key that is for what is being shown: the space bar goes on in a scene, and ends all else; so does Escape. */
function passesOver(table: Table, event: KeyboardEvent): boolean {
  const isMeant = event.key === " " || event.key === "Escape";
  if (!isMeant || !canSkip(table) || (event.target as HTMLElement).matches("input, textarea, select")) return false;
  event.preventDefault();
  if (event.key === " " && scene.value) goOn();
  else hurry();
  return true;
}

export function keysOf(table: Table, board: Board): (event: KeyboardEvent) => void {
  return (event) => {
    if (passesOver(table, event)) return;
    if (isTakenElsewhere(table, event)) return;
    if (/^[1-9]$/.test(event.key)) return numbered(table, board, event.key);
    if (event.key in ARROWS) return go(event);
    const act = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act(table);
  };
}
