// Merkator on the page of its rules: its pieces, and its map.

import { useState } from "preact/hooks";
import { PHONE, useMedia } from "../../look/screen";
import { Cube } from "../../pieces/cube";
import { Good } from "../../pieces/good";
import { Icon, type IconName } from "../../pieces/icon";
import type { GuideArt } from "../guides";
import { MerkatorMap } from "./map";
import { loadMerkatorWords, merkatorWords, nameOf } from "./names";
import { lettersOf } from "./needs";
import { editions, type Printed } from "./printed";
import "./map.css";
import "./guide.css";

const ICONS: Record<string, IconName> = {
  time: "hourglass",
  taler: "taler",
  contract: "contract",
  token: "pawn",
};

function piece(id: string, size: number) {
  const printed = editions.shown.value;
  if (!printed) return null;
  if (printed.good.has(id)) return <Good good={id} colour={printed.colourOf(id)} size={size} />;
  if (printed.place.has(id)) return <Icon name={`place-${id}`} size={size} />;
  const origin = printed.places.find((place) => place.colour === id);
  if (origin) return <Cube colour={id} letters={lettersOf(printed, origin.id)} size={size} />;
  return ICONS[id] ? <Icon name={ICONS[id]} size={size} /> : null;
}

/** The map as it is set up; a location that is pointed at shows its lines. */
function GuideMap() {
  const [pointed, point] = useState<string | null>(null);
  const framing = useMedia(PHONE) ? "upright" : "wide";
  const printed = editions.shown.value;
  if (!printed) return null;
  return (
    <div class={`guide-map sheet ${framing}`}>
      <MerkatorMap
        label={merkatorWords.value.map}
        framing={framing}
        places={placesOf(printed)}
        lines={printed.lines}
        cubes={Object.fromEntries(printed.places.map(({ id, kind }) => [id, kind === "major" ? 1 : 0]))}
        token={null}
        states={{}}
        lit={printed.lines.filter((line) => pointed !== null && line.includes(pointed))}
        pointed={pointed}
        says={(place) => nameOf(printed, place)}
        onPick={point}
        onPoint={point}
      />
    </div>
  );
}

const placesOf = (printed: Printed) =>
  printed.places.map((place) => ({
    ...place,
    name: nameOf(printed, place.id),
    short: merkatorWords.value.shortNames[place.id],
    letters: lettersOf(printed, place.id),
  }));

export const guide: GuideArt = {
  ready: () => Promise.all([editions.bring(), loadMerkatorWords()]),
  piece,
  drawings: { map: GuideMap },
};
