// What happened, shown in motion: masters go to their slots, cubes, camels and goods fly to who
// takes them, what was built is stamped for a while. One kind of thing after the other; each step
// of who is played by the rules is told for a moment. Without motion the view simply changes.

import { signal } from "@preact/signals";
import { ring } from "../../look/sound";
import { seatNames } from "../../play/seats";
import type { Show, Table } from "../../play/table";
import type { GameEvent } from "../../play/view";
import { duration } from "../../settings";
import { isOwn, pageSeen, pause, STAMPED } from "../parts/animation";
import { tell } from "../plain/speech";
import { FLIGHTS } from "./flights";
import { doer, staged } from "./stage";
import type { MervView } from "./view";

/** The view as far as it is shown; null when nothing is under way. */
export const staging = signal<MervView | null>(null);
/** Sites and walls that just changed, for as long as their stamp is to be seen. */
export const stamped = signal<readonly string[]>([]);
/** The step of the magistrate or the courtier that is shown, in words. */
export const caption = signal("");

const SAID = { at: 0, seat: null, what: "moved", text: "" };
const CLAUSE = /; \w+\.\w+(?=\))/g; // the log gives the clause beside the reason, a caption has no room for it
const SHORTEST = 120; // a thing that does not fly is still seen for a moment
const FOLLOWED = 600; // a step of an opponent played by the rules, and for each letter told of it
const READ = 10;
const SOUNDS: Record<string, "piece" | "coin" | "page"> = {
  entered: "piece",
  built: "piece",
  walled: "piece",
  deployed: "piece",
  took_cube: "piece",
  traded: "coin",
  paid: "coin",
  fulfilled: "page",
  learned: "page",
  card_taken: "page",
};
/** What stays stamped, and by which field. */
const MARKS: Record<string, string> = {
  built: "site",
  destroyed: "site",
  deployed: "site",
  upgraded: "site",
  walled: "slot",
};

export function showAt(table: Table): Show<MervView> {
  return async (told, before) => {
    if (told.events.length === 0) return;
    if (duration(1) === 0) return stampLater(told.events);
    await pageSeen();
    table.pointed.value = null;
    staging.value = before;
    const isEachTold = told.lines.length === told.events.length;
    const spoken = told.events.map((event, n) =>
      tell({ ...SAID, events: [event], lines: isEachTold ? [told.lines[n]!] : [] }, seatNames(table)),
    );
    for (const [first, together] of inGroups(told.events))
      await showGroup(
        together,
        spoken
          .slice(first, first + together.length)
          .flat()
          .join(" "),
      );
    caption.value = "";
    if (!isOwn(told, table)) await pause(SHORTEST);
    forgetLater(staging.value);
  };
}

/** The view itself follows at once: what was staged is not taken back before it, nor what is staged next. */
function forgetLater(last: MervView | null): void {
  setTimeout(() => staging.value === last && (staging.value = null));
}

/** Neighboring events of one kind by one owner are shown together; each group with the number of its first. */
function inGroups(events: GameEvent[]): [number, GameEvent[]][] {
  const groups: [number, GameEvent[]][] = [];
  events.forEach((event, n) => {
    const group = groups.at(-1)?.[1];
    const last = group?.[0];
    if (last && last["event"] === event["event"] && doer(last) === doer(event)) group.push(event);
    else groups.push([n, [event]]);
  });
  return groups;
}

async function showGroup(events: GameEvent[], spoken: string): Promise<void> {
  const [first] = events as [GameEvent];
  const sound = SOUNDS[String(first["event"])];
  if (sound) ring(sound);
  const isFollowed = first["opponent"] !== undefined;
  if (isFollowed) caption.value = spoken.replace(CLAUSE, "");
  await Promise.all(events.map((event, n) => FLIGHTS[String(event["event"])]?.(event, n)));
  if (staging.value) staging.value = events.reduce(staged, staging.value);
  stampLater(events);
  if (isFollowed) await pause(FOLLOWED + READ * caption.value.length);
}

let forgetting = 0;

function stampLater(events: GameEvent[]): void {
  const marks = events.flatMap((event) => event[MARKS[String(event["event"])] ?? ""] ?? []).map(String);
  if (marks.length === 0) return;
  stamped.value = [...stamped.value, ...marks];
  clearTimeout(forgetting);
  forgetting = window.setTimeout(() => (stamped.value = []), STAMPED);
}
