// A first game: a slip comes when something may be done, or happens, for the first time, and then falls silent.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { house } from "../../play/house";
import { keptHere } from "../../play/storage";
import type { Table } from "../../play/table";
import { useFetched } from "../../screens/fetched";
import type { FirstGameSlip } from "../../wire";
import { Pinned } from "./pinned";
import { keepProgress } from "./progress";
import { due, nameOf } from "./steps";
import { lessonWords, spoken } from "./words";

/** What was shown of which title, kept in this browser. */
const storage = keptHere<Record<string, string[]>>("fondaco-first-game", {});
const told = signal(storage.read());

function noteTold(title: string, names: readonly string[]): void {
  told.value = { ...told.value, [title]: [...new Set([...(told.value[title] ?? []), ...names])] };
  storage.write(told.value);
}

export function FirstGame({ table }: { table: Table }) {
  const now = table.now.value!;
  const { title } = now;
  const slips = useFetched(() => house.firstGame(title), title).found ?? [];
  const isQuiet = table.catchingUp.value || table.past.value !== null || table.legal.value.length === 0;
  const slip = isQuiet ? undefined : due(slips, told.value[title] ?? [], table.legal.value, table.lines.value);
  useEffect(() => {
    if (now.status === "over") keepProgress(title, "first-game", { isDone: true, place: null });
  }, [now.status]);
  if (!slip) return null;
  return <Slip key={nameOf(slip)} title={title} slip={slip} all={slips} at={now.at} />;
}

interface Props {
  title: string;
  slip: FirstGameSlip;
  all: readonly FirstGameSlip[];
  at: number;
}

/** It goes when it was read, or when one has played. */
function Slip({ title, slip, all, at }: Props) {
  const w = lessonWords.value;
  useEffect(() => () => noteTold(title, [nameOf(slip)]), [at]);
  return (
    <Pinned at={slip.at}>
      <div class="lesson-told" role="status" aria-live="polite">
        <p>{spoken(slip.say)}</p>
      </div>
      <div class="lesson-buttons">
        <button class="quiet" onClick={() => noteTold(title, all.map(nameOf))}>
          {w.hush}
        </button>
        <button class="plain" onClick={() => noteTold(title, [nameOf(slip)])}>
          {w.close}
        </button>
      </div>
    </Pinned>
  );
}
