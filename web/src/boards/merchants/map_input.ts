// What the map does when it is pointed at, clicked or walked over with keys. A thing that no legal
// move names says why not.

import { batch, computed } from "@preact/signals";
import { askedAbout } from "../parts/asked_about";
import type { Context } from "./context";
import { canGo, goalsAt, plannedGoal, pointedGoal, pointedPiece } from "./destinations";
import { idOf, kindOf, type Mark, type Marks, obvious } from "./marks";

/** The region that one asks about. */
export const hexPointedAt = computed(() => {
  const mark = askedAbout.value as Mark | null;
  return mark && kindOf(mark) === "hex" ? idOf(mark) : null;
});

const markAt = (event: Event): Mark | null =>
  ((event.target as Element).closest<SVGElement>("[data-mark]")?.dataset["mark"] as Mark | undefined) ?? null;

/** What is under the pointer; a piece that is only faint lets it through to what is lit. */
function markUnder(event: MouseEvent): Mark | null {
  const mark = markAt(event);
  if (!(event.target as Element).closest(".faint:is(.eu-merchant, .eu-caravan)")) return mark;
  const below = document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((one) => one.closest<SVGElement>(".eu-lit:not(.faint)"));
  return (below.find(Boolean)?.dataset["mark"] as Mark | undefined) ?? mark;
}

export function mapInput(context: Context, marks: Marks) {
  const { table } = context;
  const point = (mark: Mark | null) =>
    batch(() => {
      pointedGoal.value = goalsAt(table).find((goal) => goal.mark === mark) ?? null;
      pointedPiece.value =
        mark && ["merchant", "caravan"].includes(kindOf(mark)) && canGo(table, idOf(mark)) ? idOf(mark) : null;
      table.pointed.value = pointedGoal.value?.moves[0] ?? (mark && marks.moves(mark)[0]?.move) ?? null;
    });
  return {
    onClick: (event: MouseEvent) => click(context, marks, markUnder(event)),
    onKeyDown: (event: KeyboardEvent) => {
      const mark = markAt(event);
      if (!mark || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      event.stopPropagation();
      click(context, marks, mark);
    },
    onPointerOver: (event: PointerEvent) => event.pointerType !== "touch" && point(markUnder(event)),
    onPointerLeave: () => point(null),
    onFocusIn: (event: FocusEvent) => (event.target as Element).matches(":focus-visible") && point(markAt(event)),
    onFocusOut: () => point(null),
  };
}

function click(context: Context, marks: Marks, mark: Mark | null): void {
  const { table } = context;
  if (!mark) return;
  const goal = goalsAt(table).find((one) => one.mark === mark);
  if (goal && plannedGoal(table)?.mark === mark) return void table.play(goal.moves[0]!);
  if (goal) return table.plan.make(goal.moves);
  const clicked = marks.click(mark);
  if (!clicked) return askWhy(context, mark);
  if ("play" in clicked) return void table.play(clicked.play);
  table.take(clicked.pick);
}

function askWhy({ table, view }: Context, mark: Mark): void {
  const move = obvious(view, mark);
  if (!move || table.legal.value.length === 0) return;
  void table.why(move).then((refusal) => void (table.refusal.value = refusal));
}
