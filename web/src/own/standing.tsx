// What the house answers in one's stead, under the top of the table; one press takes it back.

import { useEffect, useState } from "preact/hooks";
import { Icon } from "../pieces/icon";
import { house } from "../play/house";
import type { Table } from "../play/table";
import { language } from "../settings";
import type { Standing as Answer, HouseAnswer, TableNow } from "../wire";
import { ownWords } from "./words";

/** What the house may answer in a title, as the title words it; nothing, until it is here or where there is nothing. */
export function useAnswer(title: string): HouseAnswer | undefined {
  const [found, setFound] = useState<HouseAnswer>();
  const spoken = language.value === "de" ? "de" : "en";
  useEffect(() => {
    const asked = house.answers(spoken).then((all) => setFound(all.find((one) => one.title === title)));
    asked.catch(() => undefined); // without a line, at the next table
  }, [title, spoken]);
  return found;
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
  const asked = useAnswer(now.title);
  return <span data-said>{asked && said(asked, answer, now)}</span>;
}

function said({ words, things }: HouseAnswer, { turn_of, unless }: Answer, now: TableNow): string {
  const names = unless.map((id) => things[id] ?? id).join(", ");
  if (turn_of !== null) return words["turn"]!.replace("{name}", now.seats[turn_of]!.name);
  return unless.length > 0 ? words["unless"]!.replace("{things}", names) : words["always"]!;
}
