// The cities on the map: sites, coins of the coast, trading posts with what was delivered, names.

import { useMemo } from "preact/hooks";
import { spot } from "./geometry";
import { type Label, labels, regionSpot, widthOf } from "./layout";
import { Commodity, Post } from "./map_piece";
import type { City, Hex, Place, Sheet } from "./printed";
import type { Site } from "./view";

const SITE = "M-6 0-3-5.2h6L6 0 3 5.2h-6Z";

/** A site that nobody has taken: purple ones take starting posts, and are marked for that. */
function EmptySite({ place, city }: { place: Place; city: City }) {
  return (
    <g transform={`translate(${spot(place.point)})`}>
      <path class={`eu-site ${city.color}`} d={SITE} />
      {city.color === "purple" && <circle class="eu-start" r="1.9" />}
      {Array.from({ length: city.gold }, (_, n) => (
        <circle key={n} class="eu-coin" cx={(n - (city.gold - 1) / 2) * 7} cy="11" r="3.1" />
      ))}
    </g>
  );
}

type SitesProps = {
  places: Place[];
  cities: Record<string, Site>;
  seats: number;
  fresh: ReadonlySet<string>;
  says: (city: string, site: Site) => string;
};

export function Sites({ places, cities, seats, fresh, says }: SitesProps) {
  return (
    <g class="eu-sites">
      {places.map((place) => {
        const site = cities[place.id];
        if (!place.city) return null;
        if (!site) return <EmptySite key={place.id} place={place} city={place.city} />;
        return (
          <g key={place.id} role="img" aria-label={says(place.id, site)}>
            {fresh.has(place.id) && <circle class="eu-fresh" cx={place.point.x} cy={place.point.y} r="18" />}
            <Post color={site.post} seats={seats} at={place.point} />
            {site.commodity && <Commodity color={site.commodity} seats={seats} place={place} />}
          </g>
        );
      })}
    </g>
  );
}

/** The names of all cities; they stay where they are in a game, and change with the words. */
export function CityNames({ sheet, nameOf, words }: { sheet: Sheet; nameOf: (city: City) => string; words: unknown }) {
  const all = useMemo(() => labels(sheet, nameOf), [sheet, words]);
  return useMemo(
    () => (
      <g class="eu-names" aria-hidden="true">
        {all.map((label) => (
          <Name key={label.city.id} label={label} name={nameOf(label.city)} />
        ))}
      </g>
    ),
    [all],
  );
}

/** The names of regions: all where one has come near, else that of the one pointed at. */
export function RegionNames({
  sheet,
  nameOf,
  isNear,
  pointed,
}: {
  sheet: Sheet;
  nameOf: (hex: Hex) => string;
  isNear: boolean;
  pointed: string | null;
}) {
  const shown = sheet.hexes.filter((hex) => isNear || hex.id === pointed);
  const cities = labels(sheet, (city) => city.name);
  return (
    <g class="eu-regions" aria-hidden="true">
      {shown.map((hex) => (
        <text key={hex.id} {...regionSpot(hex, cities)} font-size={Math.min(8.5, 66 / widthOf(nameOf(hex)))}>
          {nameOf(hex)}
        </text>
      ))}
    </g>
  );
}

function Name({ label: { x, y, size, anchor }, name }: { label: Label; name: string }) {
  return (
    <text x={x} y={y} font-size={size} text-anchor={anchor}>
      {name}
    </text>
  );
}
