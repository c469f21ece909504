// What goods are called at a table of Merchants of Europe.

import { namesAt } from "../../boards/merchants/names";
import { editions } from "../../boards/merchants/printed";

export const name = (id: string): string =>
  editions.shown.value ? namesAt(editions.shown.value, []).resource(id) : id;

export const places = (): string[] => [];
