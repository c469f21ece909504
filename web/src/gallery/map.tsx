// The map of Merkator in the gallery, with made-up things on it.

import { useState } from "preact/hooks";
import { MerkatorMap, type Place, type PlaceState } from "../boards/merkator/map";

const MAJOR = {
  hamburg: ["green", 2],
  danzig: ["yellow", 1],
  sweden: ["black", 1],
  russia: ["purple", 0],
  dutch_republic: ["orange", 1],
  england: ["gray", 0],
  france: ["blue", 0],
  spain: ["red", -1],
} as const;

const MINOR = { denmark: [2, 1], bohemia: [3, 1], italy: [1, -2], newfoundland: [0, -3] } as const;

export const titled = (id: string): string =>
  id
    .split("_")
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(" ");

const LONG = new URLSearchParams(location.search).has("long");

const GERMAN: Record<string, string> = {
  sweden: "Schweden",
  russia: "Russland",
  dutch_republic: "Niederländische Republik",
  france: "Frankreich",
  spain: "Spanien",
  denmark: "Dänemark",
  bohemia: "Böhmen",
  italy: "Italien",
  newfoundland: "Neufundland",
};

const names = (id: string): string => (LONG && GERMAN[id]) || titled(id);

export const PLACES: Place[] = [
  ...Object.entries(MAJOR).map(([id, [colour, time]]) => ({
    id,
    name: names(id),
    short: id === "dutch_republic" ? (LONG ? "Niederl. Rep." : "Dutch Rep.") : undefined,
    letters: names(id).slice(0, 2),
    kind: "major",
    colour,
    time,
  })),
  ...Object.entries(MINOR).map(([id, [threshold, time]]) => ({
    id,
    name: names(id),
    letters: "",
    kind: "minor",
    threshold,
    time,
  })),
];

const LINES = [
  "russia sweden",
  "russia danzig",
  "hamburg sweden",
  "hamburg danzig",
  "hamburg dutch_republic",
  "dutch_republic england",
  "dutch_republic france",
  "england spain",
  "france spain",
].map((pair) => pair.split(" ") as [string, string]);

const CUBES = { sweden: 1, russia: 3, england: 4, hamburg: 2, danzig: 3, france: 2, spain: 5 };

export const COLOUR: Record<string, string> = {
  livestock: "green",
  muskets: "green",
  grain: "yellow",
  saltpeter: "yellow",
  iron: "black",
  copper: "black",
  ham: "purple",
  fish_oil: "purple",
  vegetables: "orange",
  calfskin: "orange",
  fabric: "gray",
  coal: "gray",
  plums: "blue",
  wine: "blue",
  citrus_fruit: "red",
  spice: "red",
};

export function Board({ framing, crowd = false }: { framing: "wide" | "upright"; crowd?: boolean }) {
  const [chosen, choose] = useState("england");
  const [pointed, point] = useState<string | null>(null);
  const states: Record<string, PlaceState> = Object.fromEntries(
    PLACES.map(({ id }) => [id, id === "newfoundland" ? "barred" : id === chosen ? "chosen" : "possible"]),
  );
  return (
    <MerkatorMap
      label="Map of Europe"
      framing={framing}
      places={PLACES}
      lines={LINES}
      cubes={crowd ? Object.fromEntries(Object.keys(MAJOR).map((id, n) => [id, n + 4])) : CUBES}
      token={chosen === "england" ? "dutch_republic" : chosen}
      states={states}
      pointed={pointed}
      ghosts={{ dutch_republic: 1, spain: 1 }}
      lit={[
        ["england", "dutch_republic"],
        ["england", "spain"],
      ]}
      added={crowd ? { hamburg: 1 } : {}}
      says={(id) => `Travel to ${titled(id)}`}
      onPick={choose}
      onPoint={point}
    />
  );
}
