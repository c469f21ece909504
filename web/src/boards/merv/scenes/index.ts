// What happens at the end of a year, told in scenes: event by event.

import { seatNames } from "../../../play/seats";
import type { GameEvent } from "../../../play/view";
import { endScene, picture, scene } from "../../parts/scenes/scene";
import { part } from "../../plain/speech";
import type { At } from "./at";
import { counted, invasionOf, since, tollOf } from "./counting";
import { gapsOf, ride } from "./invasion";
import { tollPicture } from "./toll";
import { loadSceneWords } from "./words";
import { yearPicture } from "./year_end";
import "./scenes.css";

/** Whether it was told. */
export async function tellScene(at: At, events: GameEvent[]): Promise<boolean> {
  await loadSceneWords();
  let isTold = false;
  for (const event of events) isTold = (await SCENES[String(event["event"])]?.(at, event)) || isTold;
  return isTold;
}

const SCENES: Record<string, (at: At, event: GameEvent) => Promise<boolean>> = {
  invasion,
  scoring_began,
  hall_scored: count,
  scored: count,
  year_began: closed,
  game_over: over,
};

async function invasion(at: At, event: GameEvent): Promise<boolean> {
  if (gapsOf(event).length === 0) return false;
  for (const one of ride(at, event)) await picture(one);
  scene.value = null;
  return true;
}

/** What the invasion cost, where there was one; then the empty sheet of the year. */
async function scoring_began(at: At, event: GameEvent): Promise<boolean> {
  const toll = tollOf(invasionOf(toldUntil(at, event)));
  if (toll.lost.length + toll.ransomed.length + toll.defended.length > 0) await picture(tollPicture(at, toll));
  return count(at, event);
}

async function count(at: At, event: GameEvent): Promise<boolean> {
  const events = since("scoring_began", toldUntil(at, event));
  if (events.length === 0) return false;
  await picture(yearPicture(at, counted(events), event));
  return true;
}

/** A year is over: all is counted. */
async function closed(at: At, event: GameEvent): Promise<boolean> {
  if (scene.value === null) return false;
  await picture(yearPicture(at, { ...counted(since("scoring_began", toldUntil(at, event))), at: null }, event));
  await endScene();
  return true;
}

/** The last year is counted, and with it the game. */
async function over(at: At, event: GameEvent): Promise<boolean> {
  await closed(at, event);
  await (await import("../../parts/scenes/final")).tellEnd(at.told.table, seatNames(at.table), part);
  return true;
}

/** All that happened up to an event, itself the last. */
function toldUntil({ table, told }: At, event: GameEvent): GameEvent[] {
  const before = table.lines.value.flatMap((line) => line.events);
  return [...before, ...told.events.slice(0, told.events.indexOf(event) + 1)];
}
