// What stands under the top of a table for whoever sits or watches there: what happened since, which table is next,
// what the house answers for them, that one only watches. And what was seen is told to the house.

import { effect } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import type { Table } from "../play/table";
import { language } from "../settings";
import { Fading } from "./fading";
import { Next } from "./next";
import { SinceBand } from "./since";
import { Standing } from "./standing";
import { Watching } from "./watching";
import { loadOwnWords } from "./words";
import "./bands.css";

const SETTLING = 500; // milliseconds for which something has to be seen

/** Tell the house how much of the game was seen here. */
function tellSeen(table: Table): () => void {
  let timer = 0;
  const stop = effect(() => {
    const now = table.now.value;
    clearTimeout(timer);
    if (!now || now.yours.length === 0 || table.catchingUp.value || table.past.value) return;
    const tell = () => !document.hidden && table.note({ type: "seen", moves: now.moves });
    timer = window.setTimeout(tell, SETTLING);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

export function AtTable({ table }: { table: Table }) {
  const [isReady, setReady] = useState(false);
  useEffect(() => void loadOwnWords().then(() => setReady(true)), [language.value]);
  useEffect(() => tellSeen(table), [table]);
  if (!isReady) return null;
  return (
    <div class="own-bands">
      <SinceBand table={table} />
      <Watching table={table} />
      <Standing table={table} />
      <Fading table={table} />
      {table.attempt.value === 0 && <Next table={table} />}
    </div>
  );
}
