// What the house answers about a move that is looked at: what it would bring, or why it is not possible.

import { useEffect, useState } from "preact/hooks";
import type { Forecast, Refusal } from "../../play/inquiries";
import type { Table } from "../../play/table";

export interface Answer<V> {
  refusal: Refusal | null;
  forecast: Forecast<V> | null;
}

/** The move that is looked at: the one pointed at, else the one chosen. */
export const lookedAt = (table: Table): string | null => table.pointed.value ?? table.chosen.value?.move ?? null;

export function useAnswer<V>(table: Table<V>, move: string | null): Answer<V> | null {
  const [answer, setAnswer] = useState<Answer<V> | null>(null);
  const at = table.now.value?.at;
  useEffect(() => {
    setAnswer(null);
    if (!move || table.legal.value.length === 0) return;
    let wanted = true;
    const isLegal = table.legal.value.some((one) => one.move === move);
    const asked = isLegal
      ? table.preview(move).then((forecast) => ({ refusal: null, forecast }))
      : table.why(move).then((refusal) => ({ refusal, forecast: null }));
    void asked.then((found) => wanted && setAnswer(found));
    return () => void (wanted = false);
  }, [move, at]);
  return answer;
}
