// A place of the map in figures: what it shows at this moment, and how large its parts are. Pure functions.

import type { Framing } from "./map_drawing";

/** As the edition prints it, in the words of the reader. `letters` stand on its cubes, `short` on a small map. */
export type Place = {
  id: string;
  name: string;
  short?: string | undefined;
  letters: string;
  kind: string;
  colour?: string | undefined;
  time: number;
  threshold?: number | undefined;
};

export type PlaceState = "possible" | "possible merely" | "chosen" | "barred" | undefined;

/** What one place looks like at this moment; `ghosts` would be added by the move shown, `added` just were. */
export type PlaceNow = { cubes: number; ghosts: number; added: number; state: PlaceState; pointed: boolean };

/** Sizes of each framing, in units of its sheet. */
export const SIZES = {
  wide: {
    name: 15.5,
    time: 12.5,
    high: 27,
    pill: 25,
    emblem: 16,
    side: 6,
    cube: 27,
    letters: 14.5,
    pitch: 22,
    medal: 12,
  },
  upright: {
    name: 14,
    time: 12,
    high: 22,
    pill: 21,
    emblem: 0,
    side: 5,
    cube: 22,
    letters: 16,
    pitch: 18,
    medal: 10.5,
  },
} as const;

/** How wide a name is in Garamond, near enough for a plaque. */
export function nameWidth(name: string, size: number): number {
  const wide = (letter: string): number =>
    /[fijlrtI.,' ]/.test(letter) ? 0.31 : /[mwMW]/.test(letter) ? 0.83 : /[A-ZÄÖÜ]/.test(letter) ? 0.67 : 0.5;
  return size * [...name].reduce((sum, letter) => sum + wide(letter), 0);
}

/** +2, −1; no change is left blank, as the board prints it. */
export const timeChange = (time: number): string => (time > 0 ? `+${time}` : time < 0 ? `−${-time}` : "");

export function plaqueWidth(place: Place, framing: Framing): number {
  const { name, emblem, side } = SIZES[framing];
  const pill = place.kind === "minor" ? 4 : 0;
  const time = place.time ? 24 : 0;
  return nameWidth(shown(place, framing), name) + (emblem ? emblem + 4 : 0) + time + 2 * (side + pill);
}

export const shown = (place: Place, framing: Framing): string =>
  framing === "upright" ? (place.short ?? place.name) : place.name;
