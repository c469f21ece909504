// What happened, shown in motion: masters go to their slots, cubes, camels and goods fly to their takers, what was
// built is stamped for a while, the end of a year has its scenes.

import type { Show, Table } from "../../play/table";
import type { GameEvent } from "../../play/view";
import { STAMPED } from "../parts/animation";
import { following, type Staging } from "../parts/following";
import { tell } from "../plain/speech";
import { FLIGHTS } from "./flights";
import { scenesAt } from "./scenes";
import { doer, staged } from "./stage";
import { staging, stamped } from "./stamps";
import type { MervView } from "./view";
import { whereOf } from "./where";

const SILENT = ["turn_began", "acts", "scored", "restocked", "camels_returned", "deck_shuffled"];
const SOUNDS: Staging<MervView>["sounds"] = {
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
  invasion: "bell",
  scoring_began: "bell",
};
/** What stays stamped, and by which field. */
const MARKS: Record<string, string> = {
  built: "site",
  destroyed: "site",
  deployed: "site",
  upgraded: "site",
  walled: "slot",
};

export function showAt(table: Table<MervView>): Show<MervView> {
  return following(table, {
    tell,
    where: whereOf,
    silent: SILENT,
    always: ["destroyed", "ransomed", "soldiers_return", "year_began"],
    sounds: SOUNDS,
    isSame: (last, event) => last["event"] === event["event"] && doer(last) === doer(event),
    begin: (before) => void (staging.value = before),
    move: async (events) => {
      await Promise.all(events.map((event, n) => FLIGHTS[String(event["event"])]?.(event, n)));
    },
    done,
    scene: scenesAt(table, () => staging.value),
    end: () => forgetLater(staging.value),
  });
}

function done(events: GameEvent[]): void {
  if (staging.value) staging.value = events.reduce(staged, staging.value);
  stampLater(events);
}

/** The view itself follows at once: what was staged is not taken back before it, nor what is staged next. */
function forgetLater(last: MervView | null): void {
  setTimeout(() => staging.value === last && (staging.value = null));
}

let forgetting = 0;

function stampLater(events: GameEvent[]): void {
  const marks = events.flatMap((event) => event[MARKS[String(event["event"])] ?? ""] ?? []).map(String);
  if (marks.length === 0) return;
  stamped.value = [...stamped.value, ...marks];
  clearTimeout(forgetting);
  forgetting = window.setTimeout(() => (stamped.value = []), STAMPED);
}
