// German: why the magistrate and the high courtier do what the rules have them do.

import { inWords } from "../../../../../words/patterns";
import type { Fields, Names } from "../../../speech";
import { mauer } from "./names";

/** What the house says of it, part by part; {} is a number or a thing. */
export const reasons: Record<string, string> = {
  // Criteria of a choice
  "the only choice": "keine andere Wahl",
  "most of his and the courtier's buildings": "die meisten Gebäude von ihm und dem Obersten Höfling",
  "most of his buildings": "die meisten seiner Gebäude",
  "most of the courtier's": "die meisten des Obersten Höflings",
  "most of yours": "die meisten von dir",
  "furthest from the queue": "am weitesten von der Schlange",
  "furthest from the slot": "am weitesten vom Aktionsfeld",
  "more of his in the other line": "mehr von ihm in der anderen Linie",
  "more of yours in the other line": "mehr von dir in der anderen Linie",
  "most of your buildings": "die meisten deiner Gebäude",
  "fewest of his own": "die wenigsten von ihm",
  "nearest to the queue": "am nächsten an der Schlange",
  "most of your buildings in the other line": "die meisten deiner Gebäude in der anderen Linie",
  "fewest of his there": "dort die wenigsten von ihm",
  "nearest to the slot": "am nächsten am Aktionsfeld",
  "most points for his sets": "die meisten Punkte für seine Sätze",
  "nearest to the front": "am weitesten vorn",
  "most points for him": "die meisten Punkte für ihn",
  "most points for you": "die meisten Punkte für dich",
  leftmost: "am weitesten links",
  "an outer city": "eine äußere Stadt",
  "a city without a post": "eine Stadt ohne Posten",
  "first from the north-west": "die erste von Nordwesten",
  "most points": "die meisten Punkte",
  "highest level": "die höchste Stufe",
  "a soldier": "ein Soldat",
  "by what it protects": "nach dem, was sie schützt",
  "first clockwise from the north-west": "der erste Platz im Uhrzeigersinn von Nordwesten",
  // What a wall protects
  "A: two of the courtier's": "A: zwei des Obersten Höflings",
  "B: one of the courtier's, one of his": "B: eines des Obersten Höflings, eines von ihm",
  "C: two of his": "C: zwei von ihm",
  "D: one of the courtier's": "D: eines des Obersten Höflings",
  "E: one of his": "E: eines von ihm",
  "F: one of the courtier's, one of yours": "F: eines des Obersten Höflings, eines von dir",
  "G: one of his, one of yours": "G: eines von ihm, eines von dir",
  "H: yours": "H: von dir",
  "I: no building": "I: kein Gebäude",
  "{} is the cheapest": "am billigsten: {}",
  // His turn
  "the top card of his deck": "die oberste Karte seines Stapels",
  "his deck is empty": "sein Stapel ist leer",
  "the year is over": "das Jahr ist um",
  "the round is over": "die Runde ist um",
  "no free line has a {} site for him": "keine freie Linie hat einen solchen Bauplatz für ihn: {}",
  "no card that is left has a free slot: the nearest one": "für keine Karte ist ein Aktionsfeld frei: das nächste",
  "{} of his and {} of the courtier's buildings in the line, and one for his breakthrough":
    "Gebäude in der Linie: {} von ihm, {} des Obersten Höflings; dazu eine für seinen Durchbruch",
  "{} of his and {} of the courtier's buildings in the line":
    "Gebäude in der Linie: {} von ihm, {} des Obersten Höflings",
  "{} camels in the market": "{} Kamele auf dem Markt",
  "fewer than two camels in the market, and he has none to place":
    "weniger als zwei Kamele auf dem Markt, und er hat keines zu stellen",
  "fewer than two camels in the market": "weniger als zwei Kamele auf dem Markt",
  "top left, else top right": "links oben, sonst rechts oben",
  "the boon of the slot": "die Belohnung des Feldes",
  "the first trading post there": "der erste Posten dort",
  "the first in that row": "als Erster in dieser Reihe",
  "it lay on the card": "es lag auf der Karte",
  "what lay on that place": "was auf diesem Platz lag",
  "he skips as many places as he has camels for": "er überspringt so viele Plätze, wie er Kamele hat",
  "nothing protects it, and he pays no ransom": "nichts schützt es, und Lösegeld zahlt er nicht",
  "no site of the line is empty": "kein Bauplatz der Linie ist leer",
  "he has no building left": "er hat kein Gebäude mehr",
  "the year is scored": "das Jahr wird gewertet",
  "his courtiers need no favour": "seine Höflinge brauchen keine Gunst",
  // His actions
  "the queue is restocked after his action": "nach seiner Aktion wird die Reihe aufgefüllt",
  "no caravan card is left": "keine Karawanenkarte ist mehr da",
  "he has {} or more scrolls": "er hat {} oder mehr Schriftrollen",
  "he is at the end of the mosque track": "er ist am Ende der Moscheeleiste",
  "a scroll for each action": "eine Schriftrolle für jede Aktion",
  "advancements in the mosque: {}, caravan cards: {}": "Schritte in der Moschee: {}, Karawanenkarten: {}",
  "one at random, and its points": "ein zufälliger und seine Punkte",
  "{} is left": "noch da: {}",
  "{} is taken": "schon vergeben: {}",
  "the next space of his path": "das nächste Feld seines Pfades",
  "the topmost row with a camel": "die oberste Reihe mit Kamel",
  "no row has a camel: the topmost one": "keine Reihe hat ein Kamel: die oberste",
  "what the space shows": "was das Feld zeigt",
  "it would score him {} points now, one of {} at random": "es brächte ihm jetzt {} Punkte; zufällig eines von {}",
  "it would score him {} points now": "es brächte ihm jetzt {} Punkte",
  "a good for each of his posts": "ein Gut für jeden seiner Posten",
  "the good of that city": "das Gut dieser Stadt",
  "he has no disk left for a post": "er hat keine Scheibe mehr für einen Posten",
  "the courtier's first open building from the north-west":
    "das erste offene Gebäude des Obersten Höflings von Nordwesten",
  "the courtier has no open building: his own first one":
    "der Oberste Höfling hat kein offenes Gebäude: sein eigenes erstes",
  "no building is open to a soldier": "kein Gebäude ist für einen Soldaten offen",
  "no servant is left for a soldier": "kein Diener ist mehr da für einen Soldaten",
  "no servant is left for a courtier": "kein Diener ist mehr da für einen Höfling",
  "every hall is full": "alle Hallen sind voll",
  "every wall is built": "alle Mauern sind gebaut",
  "no scoring tile is left": "kein Wertungsplättchen ist mehr da",
};

const TIED = "tied in ";
const CHOOSES = "the magistrate chooses: ";

/** In brackets, where the rules decided: the reason, if we have words for it. */
export function warum(event: Fields, names: Names): string {
  if (!event["rule"]) return "";
  const why = reason(String(event["why"]), names);
  return why === undefined ? "" : ` (${why})`;
}

export function reason(why: string, names: Names): string | undefined {
  if (why.startsWith(CHOOSES)) {
    const chosen = reason(why.slice(CHOOSES.length), names);
    return chosen && `der Magistrat wählt: ${chosen}`;
  }
  const parts = why.split("; ").map((part) => criterion(part, names));
  return parts.includes(undefined) ? undefined : parts.join("; ");
}

function criterion(text: string, names: Names): string | undefined {
  if (!text.startsWith(TIED))
    return inWords(reasons, text, (part) => (/^(segment|gate)_/.test(part) ? mauer(part, names) : names.name(part)));
  const tied = text
    .slice(TIED.length)
    .split(", ")
    .map((one) => criterion(one, names));
  return tied.includes(undefined) ? undefined : `gleich: ${tied.join(", ")}`;
}
