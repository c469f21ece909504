// The first game: slips pinned beside the thing meant, at a real table. Each waits for what it
// asks for, or for "Go on".

import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Table } from "../../play/table";
import { merkatorWords } from "./names";
import { type Tab, tab } from "./tabs";
import type { MerkatorView } from "./view";

type Slip = {
  name: keyof (typeof merkatorWords.value)["lesson"]["slips"];
  beside: string; // a mark on the board
  /** Where a phone has it. */
  tab?: Tab;
  /** When it is done by itself; without it a button goes on. */
  until?: (view: MerkatorView, table: Table, since: number) => boolean;
};

const isMine = (view: MerkatorView) => view.to_act === view.you;
const hasMoved = (_: MerkatorView, table: Table, since: number) => (table.now.value?.moves ?? 0) > since;

const SLIPS: Slip[] = [
  { name: "office", beside: ".own-office", tab: "office" },
  { name: "contracts", beside: ".contracts", tab: "contracts" },
  { name: "travel", beside: ".m-map", tab: "map", until: (_, table) => table.picked.value.length > 0 },
  { name: "prospect", beside: ".prospect", tab: "map" },
  { name: "confirm", beside: ".bar .buttons", until: hasMoved },
  { name: "take", beside: ".own-office", tab: "office", until: (view) => view.step !== "take" },
  { name: "grown", beside: ".m-map", tab: "map" },
  { name: "fulfill", beside: ".contracts", tab: "contracts", until: (view) => !isMine(view) || view.step === "invest" },
  { name: "others", beside: ".m-others", tab: "others", until: isMine },
  { name: "join", beside: ".bar .buttons" },
  { name: "invest", beside: ".market", tab: "market" },
  { name: "chart", beside: ".chart", tab: "market" },
  { name: "end", beside: ".top .seats" },
];

export function Lesson({ table }: { table: Table<MerkatorView> }) {
  const [at, setAt] = useState(0);
  const since = useRef(0);
  const w = merkatorWords.value.lesson;
  const view = table.view.value;
  const slip = SLIPS[at];
  const isDone = view && slip?.until?.(view, table, since.current);
  useLayoutEffect(() => {
    since.current = table.now.value?.moves ?? 0;
    if (slip?.tab) tab.value = slip.tab;
  }, [slip]);
  useEffect(() => {
    if (isDone) setAt(at + 1);
  }, [isDone, at]);
  if (!slip || !view) return null;
  return (
    <Pinned beside={slip.beside} name={w.heading}>
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
    </Pinned>
  );
}

const AIR = 12;

interface PinnedProps {
  beside: string;
  name: string;
  children: ComponentChildren;
}

/** A slip beside a thing: above what lies low, to the left of what lies at the right, else inside its corner. */
function Pinned({ beside, name, children }: PinnedProps) {
  const slip = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const thing = document.querySelector(beside);
    const pin = () => thing && slip.current && put(slip.current, thing.getBoundingClientRect());
    thing?.classList.add("meant-now");
    const watch = new ResizeObserver(pin);
    watch.observe(document.body);
    if (thing) watch.observe(thing);
    return () => {
      watch.disconnect();
      thing?.classList.remove("meant-now");
    };
  }, [beside]);
  return (
    <aside class="slip" ref={slip} role="note" aria-live="polite" aria-label={name}>
      {children}
    </aside>
  );
}

function put(slip: HTMLElement, thing: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = slip;
  const isLow = thing.top > innerHeight / 2;
  const isRight = thing.left > innerWidth / 2;
  const left = isLow ? thing.left : isRight ? thing.left - width - AIR : thing.left + AIR;
  const bar = document.querySelector(".bar")?.getBoundingClientRect().top ?? innerHeight; // which stays free
  const top = isLow
    ? Math.min(thing.top, bar) - height - AIR
    : thing.height < height
      ? thing.bottom + AIR
      : thing.top + AIR;
  slip.style.left = `${Math.max(AIR, Math.min(left, innerWidth - width - AIR))}px`;
  slip.style.top = `${Math.max(AIR, Math.min(top, innerHeight - height - AIR))}px`;
}
