// What the teacher draws on the board of a table; it comes when there is something to draw.

import type { Table } from "../play/table";
import { later } from "../screens/later";
import { drawnMoves } from "./hints";
import { seenAt } from "./seen";

const DrawnMoves = later(async () => (await import("./drawn")).DrawnMoves);
const DrawnDecision = later(async () => (await import("./drawn")).DrawnDecision);

export function Drawing({ table }: { table: Table }) {
  const moves = drawnMoves(table);
  const seen = seenAt(table);
  if (seen) return <DrawnDecision one={seen.one} n={seen.n} />;
  return moves.length > 0 ? <DrawnMoves moves={moves} /> : null;
}
