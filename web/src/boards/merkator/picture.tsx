// One step of SoloPlay's AI as a still picture: the map, with only that lit.

import type { Table } from "../../play/table";
import type { GameEvent } from "../../play/view";
import type { Scene } from "../board";
import { grown } from "./brings";
import { MerkatorMap, type PlaceState } from "./map";
import { merkatorWords, nameOf } from "./names";
import { lettersOf } from "./needs";
import { cardOf } from "./picture_card";
import { editions } from "./printed";
import type { MerkatorView } from "./view";
import "./picture.css";

const SHOWN = ["ai_traveled", "ai_discarded", "cube_placed", "joined_ai"];

export function pictureOf(_table: Table<MerkatorView>, { view, before, events }: Scene<MerkatorView>) {
  const printed = editions.shown.value;
  const [event] = events;
  if (!printed || !event) return null;
  if (!SHOWN.includes(String(event["event"]))) return cardOf(printed, event);
  const lit = events.flatMap((one) => (typeof one["place"] === "string" ? [one["place"]] : []));
  if (lit.length === 0) return null;
  const states: Record<string, PlaceState> = Object.fromEntries(lit.map((place) => [place, "possible"]));
  return (
    <div class="told-map">
      <MerkatorMap
        label={merkatorWords.value.map}
        framing="upright"
        places={printed.places.map((place) => ({
          ...place,
          name: nameOf(printed, place.id),
          short: merkatorWords.value.shortNames[place.id],
          letters: lettersOf(printed, place.id),
        }))}
        lines={printed.lines}
        cubes={cubesAfter(view.cubes, before)}
        token={tokenAfter(view.merkator, [...before, event])}
        states={states}
        ghosts={grown(events)}
        says={(place) => nameOf(printed, place)}
        onPick={() => undefined}
        onPoint={() => undefined}
      />
    </div>
  );
}

/** Where the token stands after all this. */
const tokenAfter = (token: string | null, events: GameEvent[]): string | null =>
  events.reduce<string | null>((at, { event, place }) => (TRAVELS.includes(String(event)) ? String(place) : at), token);

const TRAVELS = ["traveled", "ai_traveled"];

/** Cubes that came, and those that were taken or discarded. */
function cubesAfter(cubes: Record<string, number>, events: GameEvent[]): Record<string, number> {
  const found = { ...cubes };
  const add = (place: unknown, count: number): void => {
    if (typeof place === "string") found[place] = Math.max(0, (found[place] ?? 0) + count);
  };
  for (const event of events) {
    if (event["event"] === "cube_placed") add(event["place"], 1);
    if (event["event"] === "ai_discarded") add(event["place"], -Number(event["count"]));
  }
  return found;
}
