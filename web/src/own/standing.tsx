// What the house answers in one's stead, under the top of the table; one press takes it back.

import { useEffect, useState } from "preact/hooks";
import { Icon } from "../pieces/icon";
import type { Table } from "../play/table";
import type { Standing as Answer, TableNow } from "../wire";
import { ownWords } from "./words";

export interface Names {
  name(id: string): string;
  places(): string[];
}

const NAMES: Record<string, () => Promise<Names>> = {
  merkator: () => import("./names/merkator"),
  merchants: () => import("./names/merchants"),
};

/** The names of the things of a title, once they are here. */
export function useNames(title: string): Names | null {
  const [names, setNames] = useState<Names | null>(null);
  useEffect(() => void NAMES[title]?.().then(setNames), [title]);
  return names;
}

/** What is answered for a seat of mine; only I am told of it. */
export function answerOfMine(now: TableNow | null): [seat: number, answer: Answer] | null {
  const seat = now?.yours.find((one) => now.standing?.[one]);
  return now && seat !== undefined ? [seat, now.standing![seat]!] : null;
}

export function Standing({ table }: { table: Table }) {
  const now = table.now.value;
  const found = answerOfMine(now);
  if (!now || !found || now.status !== "playing") return null;
  return (
    <div class="band own standing">
      <Icon name="clock" />
      <Said now={now} answer={found[1]} />
      <button class="plain" onClick={() => void table.ask({ type: "stand", seat: found[0], answer: null })}>
        {ownWords.value.answers.back}
      </button>
    </div>
  );
}

function Said({ now, answer }: { now: TableNow; answer: Answer }) {
  const w = ownWords.value.answers;
  const names = useNames(now.title);
  const { turn_of, unless } = answer;
  const things = unless.map((id) => names?.name(id) ?? id).join(", ");
  const text =
    turn_of === null
      ? now.title === "merkator"
        ? w.joins(things)
        : w.declines(things)
      : w.turn(now.seats[turn_of]!.name);
  return <span>{text}</span>;
}
