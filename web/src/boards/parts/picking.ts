// What things on a board do: they glow while a move speaks of them, say what they would bring when
// pointed at, and pick that move when clicked.

import type { Table } from "../../play/table";
import type { LegalMove } from "../../wire";

export type State = "possible" | "possible merely" | "chosen" | "";

/** Whether a thing may be clicked now, and whether it is part of what was picked. */
export function stateOf(table: Table, thing: string): State {
  if (table.picked.value.includes(thing)) return "chosen";
  if (!table.allThings.value.has(thing)) return "";
  return lightOf(table.legal.value.filter((one) => one.move.split(" ").includes(thing)));
}

/** What helps now is bright; what is merely legal has a thin edge. */
export function lightOf(moves: readonly LegalMove[]): "possible" | "possible merely" {
  return moves.some((one) => !one.quiet) ? "possible" : "possible merely";
}

/** What a thing does when it is pointed at, and when it is clicked. */
export function handles(table: Table, thing: string) {
  const moves = () => table.legal.value.filter((one) => one.move.split(" ").includes(thing));
  const point = (on: boolean) => void (table.pointed.value = on ? (moves()[0]?.move ?? thing) : null);
  return {
    onClick: () => click(table, thing),
    onPointerEnter: () => point(true),
    onPointerLeave: () => point(false),
    onFocus: () => point(true),
    onBlur: () => point(false),
  };
}

/** What a thing does that can be pointed at but not picked: the prospect speaks of this move. */
export function pointing(table: Table, move: string) {
  const point = (on: boolean) => void (table.pointed.value = on ? move : null);
  return {
    tabindex: 0,
    onPointerEnter: () => point(true),
    onPointerLeave: () => point(false),
    onFocus: () => point(true),
    onBlur: () => point(false),
  };
}

/** A click picks; one more on what is chosen plays it. */
export function click(table: Table, thing: string): void {
  const chosen = table.chosen.value;
  if (chosen && table.picked.value.includes(thing)) void table.play(chosen.move);
  else if (table.allThings.value.has(thing)) table.pick(thing);
}

/** A drawing that can be picked is a button to those who cannot see it; what is on it is its name. */
export function pickable(table: Table, thing: string, state: string) {
  if (!state) return {};
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    click(table, thing);
  };
  return { role: "button", tabindex: 0, onKeyDown: press, ...handles(table, thing) } as const;
}
