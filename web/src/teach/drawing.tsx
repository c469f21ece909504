// What the teacher draws on the board of a table; it comes when there is something to draw.

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Candidate } from "../analysis";
import type { Table } from "../play/table";
import { drawnMoves } from "./hints";

type Drawn = ComponentType<{ moves: readonly Candidate[] }>;

export function Drawing({ table }: { table: Table }) {
  const moves = drawnMoves(table);
  return moves.length > 0 ? <Shown moves={moves} /> : null;
}

function Shown({ moves }: { moves: readonly Candidate[] }) {
  const [Found, found] = useState<Drawn | null>(null);
  useEffect(() => void import("./drawn").then(({ DrawnMoves }) => found(() => DrawnMoves)), []);
  return Found && <Found moves={moves} />;
}
