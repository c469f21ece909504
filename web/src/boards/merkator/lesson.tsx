// The first game: slips pinned beside the thing meant, at a real table. Each waits for what it
// asks for, or for "Go on".

import { useEffect, useState } from "preact/hooks";
import type { Table } from "../../play/table";
import { merkatorWords } from "./called";
import type { MerkatorView } from "./view";

type Slip = {
  name: keyof (typeof merkatorWords.value)["lesson"]["slips"];
  beside: string; // a mark on the board
  /** When it is done by itself; without it a button goes on. */
  until?: (view: MerkatorView, table: Table) => boolean;
};

const isMine = (view: MerkatorView) => view.to_act === view.you;

const SLIPS: Slip[] = [
  { name: "office", beside: ".own-office" },
  { name: "contracts", beside: ".contracts" },
  { name: "travel", beside: ".m-map", until: (_, table) => table.picked.value.length > 0 },
  { name: "prospect", beside: ".prospect" },
  { name: "confirm", beside: ".bar .buttons", until: (view) => view.step !== "invest" },
  { name: "take", beside: ".own-office", until: (view) => view.step !== "take" },
  { name: "grown", beside: ".m-map" },
  { name: "fulfill", beside: ".contracts", until: (view) => !isMine(view) || view.step === "invest" },
  { name: "others", beside: ".m-others", until: (view) => isMine(view) },
  { name: "join", beside: ".bar", until: (view) => isMine(view) && view.step === "invest" },
  { name: "invest", beside: ".market" },
  { name: "chart", beside: ".chart" },
  { name: "end", beside: ".top" },
];

export function Lesson({ table }: { table: Table }) {
  const [at, setAt] = useState(0);
  const w = merkatorWords.value.lesson;
  const view = table.view.value as unknown as MerkatorView | null;
  const slip = SLIPS[at];
  const isDone = view !== null && slip?.until !== undefined && slip.until(view, table);
  useEffect(() => {
    if (isDone) setAt(at + 1);
  }, [isDone, at]);
  useEffect(() => {
    const marked = slip ? document.querySelector(slip.beside) : null;
    marked?.classList.add("meant-now");
    return () => marked?.classList.remove("meant-now");
  }, [slip]);
  if (!slip || !view) return null;
  return (
    <aside class="slip" role="note" aria-live="polite" aria-label={w.heading}>
      <b class="num">
        {at + 1}/{SLIPS.length}
      </b>
      <p>{w.slips[slip.name]}</p>
      <div class="row">
        <button class="quiet" onClick={() => setAt(SLIPS.length)}>
          {w.leave}
        </button>
        {!slip.until && (
          <button class="plain" onClick={() => setAt(at + 1)}>
            {w.on}
          </button>
        )}
      </div>
    </aside>
  );
}
