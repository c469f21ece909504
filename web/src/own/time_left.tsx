// How long one has for a move, in a list of tables.

import { useEffect } from "preact/hooks";
import { language } from "../settings";
import { loadOwnWords, ownWords } from "./words";

const HOUR = 3_600_000;

export function TimeLeft({ until }: { until: number }) {
  const w = ownWords.value.clock;
  useEffect(() => void loadOwnWords(), [language.value]);
  const hours = Math.max(0, Math.floor((until - Date.now()) / HOUR));
  return <small class="hint time-left">{w.toGo(w.left(Math.floor(hours / 24), hours % 24))}</small>;
}
