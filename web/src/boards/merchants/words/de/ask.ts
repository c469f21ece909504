// German: what is asked now, by the step of the turn.

import type { Names } from "../../context";
import type { Asked } from "../../prompt";

const karten = (count: number) => (count === 1 ? "1 Karte" : `${count} Karten`);

/** Those of these things that can be done: Dies, das oder jenes. */
function oder(asked: Asked, ways: Record<string, string>): string {
  const found = Object.entries(ways).flatMap(([verbs, way]) => (verbs.split(" ").some(asked.can) ? [way] : []));
  const last = found.pop() ?? "";
  return found.length > 0 ? `${found.join(", ")} oder ${last}` : last;
}

const ACTIONS = {
  deliver: "liefern",
  "offer buy exchange": "handeln",
  "route recruit assemble dismiss disband": "bauen",
  "merchant caravan": "ziehen",
  play: "eine Karte spielen",
  end: "den Zug beenden",
};
const schritte = (count: number) => (count === 1 ? "einen Schritt" : `${count} Schritte`);
const unterwegs = (a: Asked, names: Names) =>
  `${a.isCaravan ? "Die Karawane" : "Der Händler"} hat noch ${schritte(a.steps)}: ${a.can("stop") ? (a.founding ? `weiterziehen oder in ${names.city(a.founding)} einen Handelsposten gründen.` : "weiterziehen oder anhalten.") : `weiterziehen, sonst ${a.steps === 1 ? "verfällt er" : "verfallen sie"}.`}`;
const compose = "Was gibst du, was verlangst du? Dann biete es an.";

export const ask: Record<string, (asked: Asked, names: Names) => string> = {
  start_post: () => "Setze einen Handelsposten auf einen leuchtenden violetten Stadtplatz.",
  start_neutral: () => "Setze einen neutralen Handelsposten auf einen leuchtenden Stadtplatz.",
  start_route: () => "Lege deinen ersten Handelsweg; deine Karawane steht daneben.",
  roll: (a, c) => (a.steps > 0 ? unterwegs(a, c) : a.can("play") ? "Würfle oder spiele vorher eine Karte." : "Würfle."),
  discard: (a) => `Eine 7 ist gefallen: Gib ${karten(a.owed)} aus deiner Hand ab.`,
  robber: () => "Versetze den Räuber in eine andere leuchtende Gegend.",
  steal: () => "Bei wem stiehlst du eine Karte?",
  act: (a, c) => (a.steps > 0 ? unterwegs(a, c) : `Du kannst ${oder(a, ACTIONS)}.`),
  connect: (a, c) => `Mehrere kürzeste Verbindungen führen nach ${c.place(a.connecting)}: Welche zählt?`,
  arrow: () => "Der Doppelpfeil gibt einen Handelsweg ohne Kosten: Lege einen oder verzichte.",
  charter: (a) =>
    `Lege ${a.freeRoutes > 1 ? `bis zu ${a.freeRoutes} Handelswege` : "noch einen Handelsweg"} ohne Kosten.`,
  fair: (a) => `Nimm noch ${karten(a.owed)} aus dem Vorrat.`,
  number: (a, c) => `Dein neuer Handelsposten in ${c.city(a.founded)}: Welche Gegend bekommt einen Zahlenchip?`,
  take_token: (a, c) => `Welchen Zahlenchip bekommt diese Gegend: ${c.hex(a.numbered)}?`,
  recruit: () => "Setze den Händler an einen deiner Handelsposten.",
  assemble: () => "Setze die Karawane neben einen deiner Handelswege.",
  offer: () => compose,
  answer: (a, c) =>
    `${c.seat(a.active)} macht ein Angebot: ${oder(a, { accept: "annehmen", decline: "ablehnen", counter: "etwas anderes vorschlagen" })}.`,
  counter: () => compose,
  choose: () => "Mit wem handelst du? Du darfst auch verzichten.",
};
