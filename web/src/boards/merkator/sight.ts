// What the parts of the board look at: the view, the printed things, the names, and the table.

import type { Table } from "../../play/table";
import type { Called } from "./words/en";
import type { Printed } from "./printed";
import type { MerkatorView, Office } from "./view";

export interface Sight {
  table: Table;
  view: MerkatorView;
  printed: Printed;
  called: Called;
}

export function officeOf(sight: Sight, seat: number): Office {
  return sight.view.offices[seat]!;
}

/** Whether a thing may be clicked now, and whether it is part of what was picked. */
export function stateOf(sight: Sight, thing: string): "possible" | "chosen" | "" {
  if (sight.table.picked.value.includes(thing)) return "chosen";
  return sight.table.allThings.value.has(thing) ? "possible" : "";
}

/** What a thing does when it is pointed at, and when it is clicked. */
export function handles(sight: Sight, thing: string) {
  const moves = () => sight.table.legal.value.filter((one) => one.move.split(" ").includes(thing));
  const point = (on: boolean) => void (sight.table.pointed.value = on ? (moves()[0]?.move ?? thing) : null);
  return {
    onClick: () => click(sight, thing),
    onPointerEnter: () => point(true),
    onPointerLeave: () => point(false),
    onFocus: () => point(true),
    onBlur: () => point(false),
  };
}

/** What a thing does that can be pointed at but not picked: the prospect speaks of this move. */
export function pointing(sight: Sight, move: string) {
  const point = (on: boolean) => void (sight.table.pointed.value = on ? move : null);
  return { tabIndex: 0, onPointerEnter: () => point(true), onPointerLeave: () => point(false), onFocus: () => point(true), onBlur: () => point(false) };
}

/** A click picks; one more on what is chosen plays it. */
export function click(sight: Sight, thing: string): void {
  const { table } = sight;
  const chosen = table.chosen.value;
  if (chosen && table.picked.value.includes(thing)) void table.play(chosen.move);
  else if (table.allThings.value.has(thing)) table.pick(thing);
}
