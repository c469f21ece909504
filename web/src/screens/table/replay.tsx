// Any moment of a game, and playing it again; it comes when somebody looks back.

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Table } from "../../play/table";

interface Props {
  game: string;
  at: number;
  moves: number;
  look(at: number): Promise<void>;
}

export function Replay({ table }: { table: Table }) {
  const [Found, found] = useState<ComponentType<Props> | null>(null);
  useEffect(() => void import("../../teach/playback").then(({ Playback }) => found(() => Playback)), []);
  const { moves } = table.now.value!;
  const look = (to: number) => table.lookAt(Math.min(Math.max(to, 0), moves));
  return Found && <Found game={table.id} at={table.past.value?.at ?? moves} moves={moves} look={look} />;
}
