// German words of Merkator.

import { en, type MerkatorWords } from "./en";

export const de: MerkatorWords = en;
