// German words of Merv.

import type { TitleWords } from "../../speech";
import { names } from "./de/names";
import { gloss, say, verbs } from "./de/say";
import { tell } from "./de/tell";

const steps: TitleWords["steps"] = {
  slot: "Aktionsfeld wählen",
  site: "Bauplatz aktivieren",
  act: "Aktion wählen",
  after: "Nach der Aktion",
  pay: "Zahlen",
  commit: "Güter binden",
  cards: "Karawanserei",
  courtiers: "Palast",
  scrolls: "Bibliothek",
  post: "Handelsposten errichten",
  goods: "Güter kaufen",
  pray: "Moschee",
  walls: "Mauern bauen",
  pairs: "Reihenfolge der Belohnungen",
  place_wall: "Mauer stellen",
  deploy: "Soldat aufstellen",
  place_white: "Weißen Ausbau legen",
  place_bonus: "Bonusausbau legen",
  tile: "Wertungsplättchen wählen",
  learn: "Durchbruch wählen",
  free_courtier: "Kostenloser Höfling",
  any_wall: "Kostenlose Mauer",
  free_card: "Karawanenkarte nehmen",
  any_card: "Beliebige Karawanenkarte nehmen",
  free_post: "Kostenloser Handelsposten",
  free_step: "Kostenloser Schritt",
  courtier_slot: "Aktionsfeld für den Obersten Höfling",
  courtier_site: "Bauplatz für den Obersten Höfling",
  line_up: "Platz in der Schlange",
  ransom: "Lösegeld",
  audience: "Höflinge werten",
  over: "Ende",
  begin: "Beginnen",
};

const parts: TitleWords["parts"] = {
  "favour track": "Gunstleiste",
  "influence track": "Einflussleiste",
  "mosque track": "Moscheeleiste",
  contracts: "Aufträge",
  breakthroughs: "Durchbrüche",
  palace: "Palast",
  buildings: "Gebäude",
  "scoring tiles": "Wertungsplättchen",
  "mosque buildings": "Gebäude mit Moschee",
  "sets of spices": "Sätze von Gewürzen",
  "Corrupt magistrate": "Korrupter Magistrat",
  "High courtier": "Oberster Höfling",
};

export const words: TitleWords = { names, verbs, say, gloss, tell: tell(parts), steps, parts };
