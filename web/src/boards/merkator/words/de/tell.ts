// German: what happened, as sentences of the log.

import type { Fields, Names } from "../../context";
import type { MerkatorWords } from "../en";
import { amount, ratings, toward } from "./names";

const n = (e: Fields, name: string) => Number(e[name] ?? 0);
const zahl = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const marken = (count: number) => zahl(count, "Zeitmarke", "Zeitmarken");
const waren = (e: Fields, names: Names) => amount(n(e, "count"), String(e["good"]), names.good(e["good"]));
const alleWaren = (e: Fields, names: Names) =>
  [e, ...((e["more"] as Fields[]) ?? [])].map((one) => waren(one, names)).join(", ");
const ware = (id: unknown, names: Names) => amount(1, String(id), names.good(id));
const wer = (e: Fields, names: Names) => names.seat(e["seat"]);
const taler = (e: Fields, name: string) => (n(e, name) ? ` für ${n(e, name)} Taler` : "");

const PEACE = "c14_peace_of_westphalia";

/** A Contract in the accusative: die 5 Italien, or the prize. */
const auftrag = (id: unknown, names: Names) => (id === PEACE ? "den Westfälischen Frieden" : `die ${names.card(id)}`);
const karte = (id: unknown, names: Names) => (/^c\d\d_/.test(String(id)) ? auftrag(id, names) : names.card(id));
const alle = (cards: unknown, names: Names) => (cards as unknown[]).map((id) => karte(id, names));

/** Why the AI does what it does, by the rule that it follows. */
const WHY: Record<string, string> = {
  "soloplay.buy_exact": "genau bezahlt",
  "soloplay.buy_several": "zusammen genau bezahlt",
  "soloplay.buy_small": "genau bezahlt",
  "soloplay.buy_over": "um höchstens 2 überzahlt",
  "soloplay.buy_over_small": "um höchstens 2 überzahlt",
  "soloplay.buy_change": "am wenigsten überzahlt",
  "soloplay.buy_all": "für keines reicht es, sie gibt alles für das erste",
  "soloplay.buy_free": "nur billige in Reichweite, das erste umsonst",
  "soloplay.path_order": "der erste Ort des Weges, der ihr passt",
  "soloplay.bonus_gain": "sie nennt diesen Ort",
};
const warum = (e: Fields) => (WHY[String(e["rule"])] ? ` (${WHY[String(e["rule"])]})` : "");

/** What the AI pays for Buildings. */
function bezahlung(e: Fields, names: Names): string {
  const given = [...alle(e["contracts"], names), ...(n(e, "taler") ? [`${n(e, "taler")} Taler`] : [])];
  const change = n(e, "change") ? ` und bekommt ${n(e, "change")} Taler zurück` : "";
  return given.length > 0 ? ` für ${given.join(", ")}${change}` : " umsonst";
}

function gebot(e: Fields): string {
  const offered = [n(e, "taler") && `${n(e, "taler")} Taler`, n(e, "time") && marken(n(e, "time"))].filter(Boolean);
  return offered.join(" und ") || "nichts";
}

export const tell: MerkatorWords["tell"] = {
  sold: (e, c) => `${wer(e, c)} verkauft ${auftrag(e["contract"], c)}${taler(e, "taler")}.`,
  bought: (e, c) => `${wer(e, c)} kauft ${c.card(e["card"])}${taler(e, "taler")}.`,
  opened: (e, c) => `Aufgedeckt: ${c.card(e["card"])}.`,
  gave_up: (e, c) => `${wer(e, c)} gibt ${n(e, "taler")} Taler über der Geldgrenze ab.`,
  traveled: (e, c) => `${wer(e, c)} reist ${toward(e["place"], c.place(e["place"]))}.`,
  took: (e, c) => `${wer(e, c)} nimmt ${alleWaren(e, c)}.`,
  got_bonus: (e, c) => `${wer(e, c)} bekommt ${waren(e, c)} durch eine Bonuskarte.`,
  cube_placed: (e, c) => `Neuer Würfel: ${c.place(e["place"])}.`,
  time_gained: (e, c) => `${wer(e, c)} erhält ${marken(n(e, "count"))}.`,
  time_paid: (e, c) => `${wer(e, c)} zahlt ${marken(n(e, "count"))}.`,
  flipped: (e) =>
    `Eine Zeitmarke zeigt ${String(e["column"]).repeat(n(e, "loss"))}: ${zahl(n(e, "loss"), "Ware", "Waren")} aus Spalte ${String(e["column"])}.`,
  lost: (e, c) => `${wer(e, c)} verliert ${ware(e["good"], c)}.`,
  used_supply: (e, c) => `${wer(e, c)} macht einen Vorratswürfel zu ${c.good(e["good"])}.`,
  paid: (e, c) => `${wer(e, c)} zahlt ${alleWaren(e, c)}.`,
  fulfilled: (e, c) => `${wer(e, c)} erfüllt ${auftrag(e["contract"], c)}.`,
  rewarded: (e, c) => `${wer(e, c)} erhält ${auftrag(e["contract"], c)}.`,
  unrewarded: (e, c) =>
    e["covered"]
      ? `${wer(e, c)} erhält keinen Auftrag: Das Plättchen der KI versperrt den Stapel der ${n(e, "covered")}.`
      : `Für ${wer(e, c)} ist kein Auftrag als Belohnung übrig.`,
  reshuffled: (e) => `Die abgelegten Aufträge vom Wert ${n(e, "value")} bilden wieder einen Stapel.`,
  traded: (e, c) =>
    `${wer(e, c)} tauscht ${e["given"] === "time" ? marken(n(e, "count")) : amount(n(e, "count"), String(e["given"]), c.good(e["given"]))} gegen ${e["for"] === "any" ? "1 passende Ware" : ware(e["for"], c)}.`,
  joined: (e, c) => `${wer(e, c)} reist mit und zahlt ${marken(n(e, "count"))} an ${c.seat(e["active"])}.`,
  turn_began: (e, c) => `${wer(e, c)} ist dran.`,
  final_round: (e) =>
    `${e["reason"] === "peace" ? "Der Westfälische Friede ist gewonnen" : "Die letzte Zeitmarke hat die Tafel verlassen"}: Nach diesem Zug beginnt die letzte Runde.`,
  game_over: (e) =>
    e["rating"] ? `Das Spiel ist aus: ${ratings[String(e["rating"])] ?? String(e["rating"])}.` : "Das Spiel ist aus.",
  spent: (e, c) => `${wer(e, c)} zahlt mit der ${c.card(e["contract"])}.`,
  given_up: (e, c) => `${wer(e, c)} gibt ${auftrag(e["contract"], c)} auf.`,
  held: (e, c) => `${wer(e, c)} nimmt ${karte(e["card"], c)} auf die Hand.`,
  offered: (e, c) => `${wer(e, c)} bietet ${gebot(e)}.`,
  swapped: (e, c) =>
    `${wer(e, c)} legt ${auftrag(e["back"], c)} zurück und nimmt ${auftrag(e["contract"], c)} und alles, was geboten war.`,
  chart_turned: () => "Die Zeittafel wird gewendet und neu gefüllt.",
  bonus_offer_renewed: () => "Die offenen Bonuskarten kommen unter ihren Stapel.",
  solo_card_drawn: (e, c) => `Vom Solostapel: ${c.card(e["contract"])}.`,
  joined_ai: (e, c) => `${wer(e, c)} reist für ${marken(n(e, "count"))} bei der KI mit.`,
  swapped_peace: (e, c) => `${wer(e, c)} gibt der KI die 10 für den Westfälischen Frieden.`,
  ai_turn_began: () => "Die KI ist dran.",
  ai_stopped_buying: (e) => `Die KI ist mit dem Kaufen fertig (sie kann ${n(e, "funds")} ausgeben).`,
  ai_bought: (e, c) => `Die KI nimmt ${alle(e["cards"], c).join(" und ")}${bezahlung(e, c)}${warum(e)}.`,
  ai_traveled: (e, c) =>
    `Die KI reist ${e["place"] ? toward(e["place"], c.place(e["place"])) : "zum Westfälischen Frieden"}${warum(e)}.`,
  ai_collected: (e, c) => `Die KI nimmt ${auftrag(e["contract"], c)}; das Plättchen deckt den Stapel zu.`,
  ai_turned: (e) => `Die KI wendet das Plättchen: Es läuft jetzt ${e["direction"] === "up" ? "aufwärts" : "abwärts"}.`,
  ai_gained_bonus: (e, c) => `Die KI bekommt die Bonuskarte ${c.card(e["card"])}${warum(e)}.`,
  ai_discarded: (e, c) => `Die KI legt ${zahl(n(e, "count"), "Würfel", "Würfel")} ab: ${c.place(e["place"])}.`,
  ai_gained_time: (e) => `Die KI erhält ${marken(n(e, "count"))}.`,
  ai_paid_time: (e) => `Die KI zahlt ${marken(n(e, "count"))}.`,
  ai_took_ten: () => "Die KI hat die 10 genommen: Mit dieser Reise endet das Spiel.",
  ai_stuck: (e) => `Die KI kann nicht reisen: Das Spiel ist aus (leere Stapel: ${n(e, "empty_stacks")}).`,
};
