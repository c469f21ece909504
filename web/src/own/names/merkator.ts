// What places are called at a table of Merkator.

import { nameOf } from "../../boards/merkator/names";
import { editions } from "../../boards/merkator/printed";

export const name = (id: string): string => (editions.shown.value ? nameOf(editions.shown.value, id) : id);

/** The places to which Merkator travels. */
export const places = (): string[] => editions.shown.value?.places.map(({ id }) => id) ?? [];
