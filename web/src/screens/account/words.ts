// The words of accounts: names, passwords, devices, tokens.

import { catalogueOf } from "../../boards/parts/catalogue";
import { type AccountWords, en } from "./words/en";

export const { words: accountWords, load: loadAccountWords } = catalogueOf<AccountWords>(
  en,
  async () => (await import("./words/de")).de,
);
