// Judgment has shape: best a full disc, good a hollow one, doubtful a triangle, mistake a cross.

import type { Verdict } from "../../analysis";
import "../styles/verdict.css";

const SHAPES: Record<Verdict, string> = {
  best: "M0-4.2a4.2 4.2 0 1 0 0 8.4a4.2 4.2 0 1 0 0-8.4Z",
  good: "M0-3.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7Z",
  doubtful: "M0-4.4L4.6 3.6H-4.6Z",
  mistake: "M-4-4L4 4M4-4L-4 4",
};

export const VERDICTS: readonly Verdict[] = ["best", "good", "doubtful", "mistake"];

export function VerdictShape({ verdict, x = 0, y = 0 }: { verdict: Verdict; x?: number; y?: number }) {
  return <path class={`verdict ${verdict}`} d={SHAPES[verdict]} transform={`translate(${x} ${y})`} />;
}

export function VerdictMark({ verdict }: { verdict: Verdict }) {
  return (
    <svg class="verdict-mark" viewBox="-6 -6 12 12" width={13} height={13} aria-hidden="true">
      <VerdictShape verdict={verdict} />
    </svg>
  );
}
