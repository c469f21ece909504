// Alone for points: the marks that are worth reaching, each with the chance of it, as a line of small sums.

import type { Mark } from "../analysis";
import { written } from "./numbers";
import { teachWords } from "./words";
import "./styles/marks.css";

export function Marks({ marks }: { marks: readonly Mark[] }) {
  const w = teachWords.value.marks;
  if (marks.length === 0) return null;
  return (
    <p class="marks">
      <span>{w.heading}</span>
      {marks.map(({ points, chance }) => (
        <span key={points}>
          {w.mark(points)} <b class="num">{written(chance, "chance")}</b>
        </span>
      ))}
    </p>
  );
}
