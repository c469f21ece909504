// German: what happened in Merv, as sentences of the log.

import type { Fields, Names, TitleWords } from "../../../speech";
import { auftrag, mauer, punkte, row, zahl } from "./names";
import { warum } from "./why";

const n = (e: Fields, name = "count") => Number(e[name] ?? 0);
const wer = (e: Fields, names: Names) => (e["opponent"] ? names.name(e["opponent"]) : names.seat(e["seat"]));
const jemand = (owner: unknown, names: Names) => (typeof owner === "string" ? names.name(owner) : names.seat(owner));
/** The site, and who owns the building there if it is somebody else. */
const platz = (e: Fields, names: Names) =>
  names.name(e["site"]) + (e["owner"] === undefined ? "" : ` (Besitzer: ${jemand(e["owner"], names)})`);
/** Who chose it for the high courtier. */
const wahl = (e: Fields, names: Names) =>
  e["chosen_by"] === undefined ? "" : ` (gewählt von: ${names.seat(e["chosen_by"])})`;
/** Why a step on a track came. */
const anlass = (e: Fields) =>
  (e["for"] === "pair" ? " für ein Paar Gewürze" : "") +
  (e["instead"] === undefined ? "" : ` statt ${e["instead"] === "favour" ? "Gunst" : "Einfluss"}`);

function saetze(e: Fields, names: Names): string {
  const rows = (e["sets"] ?? []) as Fields[];
  const scores = rows.map((row) => `${jemand(row["opponent"] ?? row["seat"], names)} ${n(row, "points")}`);
  return scores.length ? ` Punkte für Gewürzsätze: ${scores.join(", ")}.` : "";
}
const wuerfel = (e: Fields, names: Names) => `1 Würfel (${names.name(e["cube"])})`;
const tausch = (e: Fields) => (e["exchange"] === true ? " durch den Tausch" : "");
const kamele = (count: number) => zahl(count, "Kamel", "Kamele");
const linie = (e: Fields, names: Names) => String(e["line"]).replace(/^\w+/, (kind) => names.name(kind));

const STORES: Record<string, [string, string]> = {
  scrolls: ["Schriftrolle", "Schriftrollen"],
  common: ["gewöhnliches Gut", "gewöhnliche Güter"],
  rare: ["seltenes Gut", "seltene Güter"],
};
const dinge = (e: Fields) => zahl(n(e), ...STORES[String(e["kind"])]!);

const FROM: Record<string, string> = {
  market: "vom Kamelmarkt",
  city: "aus der Stadt",
  mosque: "aus der Moschee",
  queue: "aus der Schlange",
  caravansary: "aus der Karawanserei",
};

/** What somebody may have no use for. */
const BOONS: Record<string, string> = {
  white_upgrade: "einen weißen Ausbau",
  favour: "Gunst",
  bonus_upgrade: "einen Bonusausbau",
  scoring_tile: "ein Wertungsplättchen",
  soldier: "einen Soldaten",
  courtier: "einen kostenlosen Höfling",
  any_wall: "eine kostenlose Mauer",
  caravan_card: "eine Karawanenkarte",
  mosque_step: "einen Schritt in der Moschee",
  trading_post: "einen kostenlosen Handelsposten",
};

function zurueck(e: Fields): string {
  const goals: [string, string][] = [
    ["to_cards", "auf die Karawanenkarten"],
    ["to_market", "auf den Kamelmarkt"],
    ["to_box", "in die Schachtel"],
  ];
  return goals
    .filter(([field]) => n(e, field) > 0)
    .map(([field, goal]) => `${n(e, field)} ${goal}`)
    .join(", ");
}

const sentences: TitleWords["tell"] = {
  year_began: (e) => `Das ${n(e, "year")}. Jahr beginnt.`,
  round_began: (e) => `Die ${n(e, "round")}. Runde beginnt.`,
  turn_began: (e, c) => `${wer(e, c)} ist dran.`,
  opponent_turn: (e, c) => `${wer(e, c)} ist dran.`,
  entered: (e, c) => `${wer(e, c)} geht zu ${linie(e, c)}${wahl(e, c)}.`,
  built: (e, c) => `${wer(e, c)} baut auf ${platz(e, c)}${wahl(e, c)}.`,
  activated: (e, c) => `${wer(e, c)} aktiviert ${platz(e, c)}.`,
  nothing_placed: (e, c) => `${wer(e, c)} baut nichts.`,
  took_cube: (e, c) =>
    `${wer(e, c)} nimmt ${wuerfel(e, c)} ${e["from"] === "pair" ? "für ein Paar Gewürze" : `von ${c.name(e["from"])}`}.`,
  acts: (e, c) => `${wer(e, c)} wählt die Aktion ${c.name(e["action"])}.`,
  paid: (e, c) => `${wer(e, c)} zahlt ${wuerfel(e, c)}${tausch(e)}.`,
  discounted: (e, c) => `${wer(e, c)} nutzt den Rabatt.`,
  favour: (e, c) => `${wer(e, c)} gewinnt Gunst${anlass(e)}, jetzt ${n(e, "space")}.`,
  influence: (e, c) => `${wer(e, c)} gewinnt Einfluss${anlass(e)}, jetzt ${n(e, "space")}.`,
  deployed: (e, c) => `${wer(e, c)} stellt einen Soldaten auf ${platz(e, c)}.`,
  declined: (e, c) => `${wer(e, c)} verzichtet auf den Soldaten.`,
  unused: (e, c) => `${wer(e, c)} hat keine Verwendung für ${BOONS[String(e["boon"])] ?? "die Belohnung"}.`,
  upgraded: (e, c) => `${wer(e, c)} baut ${platz(e, c)} aus: ${c.name(e["with"])}.`,
  claimed: (e, c) => `${wer(e, c)} nimmt das Wertungsplättchen ${c.name(row(c, "scoring_tile", e["tile"])["action"])}.`,
  camels: (e, c) => `${wer(e, c)} bekommt ${kamele(n(e))} ${FROM[String(e["from"])] ?? ""}.`,
  camel_placed: (e, c) => `${wer(e, c)} setzt ein Kamel in die ${c.name(e["where"])}.`,
  traded: (e, c) => `${wer(e, c)} stellt ein Kamel auf den Kamelmarkt, ${c.name(e["slot"])}.`,
  card_taken: (e, c) => `${wer(e, c)} nimmt ${c.name(e["spice"])}.`,
  restocked: (e, c) => `Neu in der Karawanserei: ${(e["cards"] as unknown[]).map((id) => c.name(id)).join(", ")}.`,
  courtier: (e, c) => `${wer(e, c)} setzt einen Höfling ein: ${c.name(e["hall"])}.`,
  took: (e, c) => `${wer(e, c)} nimmt ${dinge(e)}.`,
  committed: (e, c) => `${wer(e, c)} bindet ${dinge(e)}.`,
  learned: (e, c) => `${wer(e, c)} hat einen Durchbruch: ${c.name(e["breakthrough"])}.`,
  established: (e, c) => `${wer(e, c)} errichtet einen Handelsposten in ${c.name(e["city"])}.`,
  bought: (e, c) =>
    `${wer(e, c)} kauft in ${c.name(e["city"])}${n(e, "camels") ? `, mit ${zahl(n(e, "camels"), "Kamel", "Kamelen")} auf dem Weg` : ""}.`,
  camels_returned: (e) => `Die Kamele der Routen kehren zurück: ${zurueck(e)}.`,
  advanced: (e, c) => `${wer(e, c)} rückt in der Moschee vor: ${c.name(e["space"])}.`,
  walled: (e, c) => `${wer(e, c)} baut ein ${mauer(e["wall"], c)}: ${c.name(e["slot"])}.`,
  fulfilled: (e, c) => `${wer(e, c)} erfüllt einen Auftrag: ${auftrag(e["contract"], c)}.`,
  queued: (e, c) =>
    `${wer(e, c)} nimmt Platz ${n(e, "place")} in der Schlange${n(e, "skipped") ? `, für ${kamele(n(e, "skipped"))}` : ""}.`,
  invasion: () => "Die Mongolen greifen die Stadt an.",
  ransomed: (e, c) => `${wer(e, c)} zahlt ${wuerfel(e, c)}${tausch(e)} Lösegeld für ${platz(e, c)}.`,
  destroyed: (e, c) => `${wer(e, c)} verliert das Gebäude auf ${platz(e, c)}.`,
  soldiers_return: (e) => `${n(e) === 1 ? "1 Soldat kehrt" : `${n(e)} Soldaten kehren`} aus der Stadt zurück.`,
  scoring_began: (e) => `Das ${n(e, "year")}. Jahr wird gewertet.`,
  // Die Punkte sagt das nächste Ereignis, wenn es welche gibt.
  hall_scored: (e, c) =>
    `${wer(e, c)} wertet einen Höfling, ${c.name(e["hall"])}${e["points"] === 0 ? `: ${punkte(0)}` : ""}.`,
  game_over: (e, c) => `Das Spiel ist aus.${saetze(e, c)}`,
  card_drawn: (e, c) => `${wer(e, c)} zieht die Karte ${c.name(e["card"])}.`,
  card_discarded: (e, c) => `${wer(e, c)} legt die Karte ${c.name(e["card"])} ab.`,
  card_removed: (e, c) => `Die Karte ${c.name(e["card"])} kommt aus dem Spiel.`,
  deck_shuffled: (e, c) => `${wer(e, c)} mischt die abgelegten Solokarten.`,
  acts_times: (e, c) => `${wer(e, c)} führt die Aktion ${c.name(e["action"])} ${n(e, "times")}-mal aus.`,
  did_nothing: (e, c) => `${wer(e, c)} tut nichts.`,
};

/** All sentences; those of what the rules decide with the reason. */
export function tell(parts: Record<string, string>): TitleWords["tell"] {
  const all: TitleWords["tell"] = {
    ...sentences,
    scored: (e, c) => `${wer(e, c)} bekommt ${punkte(e["points"])}: ${parts[String(e["for"])] ?? ""}.`,
  };
  const reasoned = Object.entries(all).map(
    ([event, say]) => [event, (e: Fields, names: Names) => `${say(e, names).slice(0, -1)}${warum(e, names)}.`] as const,
  );
  return Object.fromEntries(reasoned);
}
