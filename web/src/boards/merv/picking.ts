// What a thing on the board does: it glows while a move speaks of it, shows what that would bring
// when pointed at, and picks it when clicked; a second click plays it.

import type { Table } from "../../play/table";
import { lightOf } from "../parts/picking";
import type { Context } from "./context";
import { matching, wordFor } from "./move_patterns";
import { say } from "./say";

export type State = "possible" | "possible merely" | "chosen" | "";

/** Where all moves that are left speak of it, a thing is chosen. */
export function stateOf(table: Table, patterns: readonly string[]): State {
  const moves = matching(table.legal.value, patterns);
  if (moves.length === 0) return "";
  const left = table.candidates.value;
  const isChosen = table.picked.value.length > 0 && matching(left, patterns).length === left.length;
  return isChosen ? "chosen" : lightOf(moves);
}

function click(table: Table, patterns: readonly string[]): void {
  const near = matching(table.candidates.value, patterns);
  const found = near.length > 0 ? near : matching(table.legal.value, patterns);
  const chosen = table.chosen.value;
  if (chosen && stateOf(table, patterns) === "chosen") void table.play(chosen.move);
  else if (found.length === 1) table.choose(found[0]!.move);
  else table.pick(wordFor(found, table.legal.value));
}

/** How a thing is described to those who cannot see it, and what it does. `asked` is the move whose refusal it can
 * explain. */
export function pickable(context: Context, patterns: readonly string[], label: string, asked?: string) {
  const { table } = context;
  const state = stateOf(table, patterns);
  const near = matching(table.candidates.value, patterns);
  const [first, ...more] = near.length > 0 ? near : matching(table.legal.value, patterns);
  if (!first) return { role: "img", "aria-label": label, ...(asked && looking(table, asked)) } as const;
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    click(table, patterns);
  };
  return {
    role: "button",
    tabindex: 0,
    "aria-label": more.length === 0 ? `${say(first.move, context.view)}: ${label}` : label,
    "aria-pressed": state === "chosen",
    onClick: () => click(table, patterns),
    onKeyDown: press,
    ...looking(table, first.move),
  } as const;
}

/** A finger points at nothing: what it would show moves the board under it. */
const canPoint = (): boolean => matchMedia("(hover: hover)").matches;

function looking(table: Table, move: string) {
  if (!canPoint()) return {};
  const point = (on: boolean) => void (table.pointed.value = on ? move : null);
  return {
    onPointerEnter: () => point(true),
    onPointerLeave: () => point(false),
    onFocus: () => point(true),
    onBlur: () => point(false),
  };
}

/** For a button with other text on it than its name: the name as a text of its own, and the rest. */
export function nameInside(props: ReturnType<typeof pickable>): { name: string; props: object } {
  if (props.role !== "button") return { name: "", props };
  const { "aria-label": name, ...rest } = props;
  return { name, props: rest };
}
