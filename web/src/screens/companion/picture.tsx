// The picture of a step: the board of the title where it can draw one, with only that lit.

import { useEffect, useState } from "preact/hooks";
import type { Board, Picture as Draw } from "../../boards/board";
import type { Table } from "../../play/table";
import type { Step } from "../../play/told_steps";
import type { GameEvent } from "../../play/view";

interface Props {
  table: Table;
  board: Board;
  step: Step;
  /** How the table stood, and what happened since; null where that is not known any more. */
  course: { view: unknown; events: GameEvent[] } | null;
}

export function Picture({ table, board, step, course }: Props) {
  const [draw, brought] = useState<Draw<unknown> | null>(null);
  useEffect(() => void board.picture?.().then((found) => brought(() => found)), [board]);
  const view = course?.view ?? table.view.value;
  const before = course?.events.slice(0, step.at) ?? [];
  const drawn = view && draw?.(table, { view, before, events: step.events });
  if (!drawn) return null;
  return (
    <div class="told-picture" inert aria-hidden="true">
      {drawn}
    </div>
  );
}
