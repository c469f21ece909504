// What the things of Merkator are, in the language of the reader.

import { effect } from "@preact/signals";
import { language } from "../../../settings";
import { catalogueOf } from "../../parts/catalogue";
import { en, type ThingWords } from "./en";

const { words, load } = catalogueOf<ThingWords>(en, async () => (await import("./de")).de);

effect(() => void (language.value && load()));

export const thingWords = words;
