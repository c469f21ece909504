// What happens is shown step by step: pieces move, and of what others do a caption says beside the thing that changes
// what it is. One mechanism for all boards; each says how its events look. My own moves are not told to me, and
// nothing is held up that I do.

import type { ComponentChildren } from "preact";
import { ring, type Sound } from "../../look/sound";
import type { Line } from "../../play/lines";
import { seatNames } from "../../play/seats";
import type { Show, Table } from "../../play/table";
import type { GameEvent } from "../../play/view";
import { speed } from "../../settings";
import type { TableNow, Told } from "../../wire";
import { isOwn, pageSeen, pause } from "./animation";
import { caption } from "./captioned";
import { inGroups } from "./grouping";

/** How the events of a title look on its board. */
export interface Staging<V> {
  /** Sentences of what happened. */
  tell(line: Line, seats: string[]): string[];
  /** Marks of the things that change, the nearest first. */
  where(event: GameEvent): string[];
  /** Events of which nothing is said. */
  silent: readonly string[];
  /** Events that are told also where they follow from my own move. */
  always?: readonly string[];
  /** What is heard of an event. */
  sounds: Record<string, Sound>;
  /** A drawing in the caption of an event. */
  sign?(event: GameEvent): ComponentChildren;
  /** Whether an event is shown together with the one before it. */
  isSame(last: GameEvent, event: GameEvent): boolean;
  /** It begins. */
  begin?(before: V | null): void;
  /** Pieces go where they go. */
  move(events: GameEvent[], before: V | null): Promise<void>;
  /** Then the board has it. */
  done(events: GameEvent[]): void;
  /** A turning point of the game is told in a scene of its own; false: it is none. */
  scene?(events: GameEvent[], told: Told): Promise<boolean>;
  end?(): void;
}

const SHORTEST = 120; // a thing that does not fly is still seen for a moment
const FOLLOWED = 420; // a step of somebody else, and for each letter told of it
const READ = 11;

export function following<V>(table: Table<V>, staging: Staging<V>): Show<V> {
  return async (told, before) => {
    if (told.events.length === 0) return;
    if (speed.value === 0) {
      staging.begin?.(null); // nothing is held back, be it from what was shown before
      return staging.done(told.events);
    }
    await pageSeen();
    table.pointed.value = null;
    staging.begin?.(before);
    for (const [first, events] of inGroups(told.events, staging.isSame))
      await showGroup(table, staging, told, before, first, events);
    caption.value = null;
    if (!isOwn(told, table)) await pause(SHORTEST);
    staging.end?.();
  };
}

async function showGroup<V>(
  table: Table<V>,
  staging: Staging<V>,
  told: Told,
  before: V | null,
  first: number,
  events: GameEvent[],
): Promise<void> {
  const kind = String(events[0]!["event"]);
  const sound = staging.sounds[kind];
  if (sound) ring(sound);
  if (await staging.scene?.(events, told)) return staging.done(events);
  const isTold = staging.always?.includes(kind) || isFollowed(table.now.value, told, events);
  const text = isTold ? spoken(table, staging, told, first, events) : "";
  caption.value = text ? { text, where: events.flatMap(staging.where), sign: staging.sign?.(events[0]!) } : null;
  await staging.move(events, before);
  staging.done(events);
  if (text) await pause(FOLLOWED + READ * text.length);
}

/** Whether somebody else moved, or did this. */
export function isFollowed(now: TableNow | null, told: Told, events: GameEvent[]): boolean {
  const isMine = (seat: unknown): boolean => now?.yours.some((own) => own === seat && !now.seats[own]!.level) ?? false;
  if (!isMine(told.seat)) return true;
  return events.some((event) => event["opponent"] !== undefined || !isMine(event["seat"] ?? told.seat));
}

function spoken<V>(table: Table<V>, staging: Staging<V>, told: Told, first: number, events: GameEvent[]): string {
  const isSaid = (event: GameEvent): boolean => !staging.silent.includes(String(event["event"]));
  const said = events.filter(isSaid);
  if (said.length === 0) return "";
  const isEachTold = told.lines.length === told.events.length;
  const lines = isEachTold ? told.lines.filter((_, n) => said.includes(told.events[n]!) && n >= first) : [];
  const line = { at: 0, seat: told.seat ?? null, what: "moved", text: "", events: said, lines };
  return staging.tell(line, seatNames(table)).join(" ");
}
