// German: what the things of Merv are.

import type { ThingWords } from "./en";

const z = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const punkte = (count: number) => z(count, "Punkt", "Punkte");

export const de: ThingWords = {
  gives: (cubes) => `Aktiviert bringt er ${cubes}.`,
  empty: "Noch kein Gebäude: Wer ihn aktiviert, baut hier.",
  building: (name) => `Gebäude von ${name}. Aktiviert es ein anderer, bekommt ${name} seine Würfel auch.`,
  own: "Dein Gebäude: Mit ihm bekommst du auch die Würfel deiner anderen Gebäude der Linie.",
  safeWalled: "Mauern halten die Mongolen ab.",
  safeSoldier: (name) => `Ein Soldat von ${name} schützt es beim Überfall.`,
  exposed: (color) => `Offen für die Mongolen: 1 Würfel Lösegeld (${color} oder weiß).`,
  soldierHere: (influence) => `Ein Soldat hier bringt ${influence} Einfluss und schützt es beim Überfall.`,
  slotTitle: (line) => `Aktionsfeld von ${line}`,
  slotFree: "Frei: Ein Meister hier aktiviert einen Bauplatz der Linie.",
  slotTaken: (name) => `Hier steht der Meister von ${name}.`,
  sidesTitle: "Aktionsfelder anderer Runden",
  sidesUse: (side) => `Jede Runde eines Jahres gehört zu einer anderen Seite der Stadt; diese: ${side}.`,
  queueTitle: (number, isNext) => (isNext ? `Platz ${number} der nächsten Schlange` : `Platz ${number} der Schlange`),
  queueWaits: (name) => `${name} wartet hier.`,
  queueUse: "Je kleiner die Zahl, desto früher wählt man ein Feld.",
  queueNext:
    "Weiter vorn: auf jeden freien Platz dahinter kommt ein Kamel; wer einen Platz nimmt, bekommt dessen Kamele.",
  wallOpen: (isGate) => (isGate ? "Offen: Hierher gehört ein Tor." : "Offen: Hierher gehört ein Mauerstück."),
  wallStands: "Es hält die Mongolen von den beiden Bauplätzen dahinter ab.",
  wallBrings: (influence) =>
    `Eine Mauer hier brächte jetzt ${influence} Einfluss (1 für dein Gebäude dahinter, 2 für ein fremdes).`,
  stockLeft: (left) => `Noch ${left}.`,
  costs: (cost) => `Kostet ${cost}.`,
  have: (what) => `Du hast ${what}.`,
  payable: "Das kannst du bezahlen.",
  missing: (what) => `Das kannst du noch nicht bezahlen: Es fehlt ${what}.`,
  cardsNow: (cards, reached) =>
    cards === 0
      ? "Du hast keinen Würfel für eine Karte."
      : `Würfel einer Farbe reichen für ${z(cards, "Karte", "Karten")}; ohne eigenes Kamel erreichbar: ${reached}.`,
  courtierNow: (cubes, halls) =>
    halls
      ? `Deinen nächsten Höfling kannst du bezahlen in: ${halls}.`
      : `Dein nächster Höfling kostet ${cubes} Würfel in der Farbe einer Halle: Das kannst du nicht bezahlen.`,
  scrollsNow: (more, then, isEnough) =>
    more === 0
      ? "Du hast keinen Würfel für eine Schriftrolle."
      : `Würfel für ${z(more, "Schriftrolle", "Schriftrollen")}: dann ${then}${isEnough ? " und ein Durchbruch" : ""}.`,
  goodsNow: (cities) =>
    cities
      ? `Ein Gut kannst du bezahlen in: ${cities}.`
      : "Du kannst kein Gut bezahlen, nur einen Handelsposten errichten.",
  stepNow: (boons) => `Den nächsten Schritt kannst du bezahlen. Er bringt: ${boons}.`,
  stepLater: (costs) => `Den nächsten Schritt kannst du nicht bezahlen: ${costs}.`,
  mosqueDone: "Du bist am Ende der Moschee.",
  wallsNow: (walls) => (walls ? `Bezahlen kannst du: ${walls}.` : "Du kannst keine Mauer bezahlen."),
  stallFull: "Hierher kann niemand ein Kamel stellen, bis der Markt geleert wird.",
  stallPayable: (camels) => `Du hast ${z(camels, "Kamel", "Kamele")}: Eines davon bezahlt das.`,
  stallNoCamel: "Du hast kein Kamel dafür.",
  marketUsed: "Du hast den Kamelmarkt in diesem Zug schon benutzt.",
  stallTitle: (boon) => `Kamelmarkt: ${boon}`,
  stallUse:
    "Von einer Linie durch die Mitte, einmal im Zug: ein Kamel auf ein freies Feld für seinen Vorteil, oder alle.",
  stallCamels: (camels) => `${z(camels, "Kamel", "Kamele")} hier.`,
  marketTitle: "Kamelmarkt",
  cityGood: (good, cost) => `Verkauft 1 ${good} für ${cost}.`,
  cityPosts: (names) => `Handelsposten: ${names}.`,
  cityNoPost: "Noch kein Handelsposten.",
  cityReward: (reward) => `Der erste Posten hier bringt ${reward}.`,
  cityFar: (city) => `Ein Posten hier setzt einen eigenen in ${city} voraus.`,
  cityYours: "Du hast einen Posten: Zum Kaufen brauchst du kein Kamel.",
  cityCamel: "Ohne eigenen Posten geht ein Kamel mit.",
  spaceBrings: (boon) => `Bringt: ${boon}.`,
  spacePoints: (points) => `${punkte(points)} am Ende jedes Jahres.`,
  spaceCosts: (costs) => `Der Schritt dorthin kostet ${costs}.`,
  spaceHere: (names) => `Hier: ${names}.`,
  tile: (points, action) => `${points} Punkte im Jahr für jedes deiner Gebäude dieser Art: ${action}.`,
  tileGet: "Man bekommt sie auf einem Feld der Moschee.",
  taken: (name) => `Genommen von ${name}.`,
  hallNext: (cubes, have) => `Dein nächster Höfling kostet ${cubes}; du hast ${have}.`,
  hallScores: (points, courtiers) => `Jetzt ${punkte(points)} für ${z(courtiers, "Höfling", "Höflinge")} von dir.`,
  hallFree: (free) => `${z(free, "Platz", "Plätze")} frei.`,
  hallFirst: "Der erste Höfling hier bringt Gunst.",
  breakthroughFor: (scrolls, have) => `Für ${z(scrolls, "Schriftrolle", "Schriftrollen")}; du hast ${have}.`,
  contractOf: (level, influence, have) => `Stufe ${level} verlangt Einfluss ${influence}; du hast ${have}.`,
  contractBrings: (points, bonus) => `${punkte(points)} und ${bonus}, jederzeit in deinem Zug.`,
  bound: "Rollen und Güter bleiben darauf liegen; nur Würfel werden ausgegeben.",
  cardCosts: "Ein Würfel beliebiger Farbe; alle Karten einer Aktion in derselben.",
  cardReach: (place) =>
    place === 1
      ? "Die erste Karte ist immer erreichbar."
      : "Erreichbar, wenn alle Karten davor ein Kamel haben oder du auf jede eines stellst.",
  cardCamel: "Wer sie nimmt, bekommt das Kamel darauf.",
  cardPair: (boon) => `Zwei gleiche bringen: ${boon}.`,
  sets: (points) => `Sätze verschiedener Gewürze bringen am Ende ${points} Punkte.`,
  kinds: (kinds) => `Dein Einfluss erlaubt ${z(kinds, "Gewürzart", "Gewürzarten")}.`,
  trackSpace: (name, space) => `${name}, Feld ${space}`,
  trackPoints: (points) => (points > 0 ? `${punkte(points)} beim Betreten.` : "Hier gibt es keine Punkte."),
  trackYou: (space) => `Du stehst auf Feld ${space}.`,
  influenceUse: "Soldaten und Mauern bringen Einfluss. Er öffnet Stufen von Aufträgen und Gewürzarten.",
  favourUse: "Gunst wird am Ende eines Jahres ausgegeben: eine für jeden Höfling, der zählt.",
  opens: (what) => `Ab hier: ${what}.`,
  cubeTitle: (name, amount) => `${name}: ${amount}`,
  cubeUse: (color) => `Ein Würfel (${color}) bezahlt, was in seiner Farbe gedruckt ist.`,
  whiteUse: "Ein weißer Würfel bezahlt für jede Farbe.",
  scrollsUse: "Schriftrollen bringen Durchbrüche, dienen Aufträgen und zählen im Saal des Wissens.",
  commonUse: "Güter der inneren Städte, für Aufträge und den Saal des Handels.",
  rareUse: "Güter der äußeren Städte, für Aufträge und den Saal des Handels.",
  camelsUse: "Kamele handeln auf dem Kamelmarkt, erreichen Karten und Städte und überspringen Plätze der Schlange.",
  points: (name, points) => `${name}: ${points}`,
  pointsWithSets: (points) => `${points} mit den Sätzen von Gewürzen, wenn das Spiel jetzt endete.`,
  calendar: "Drei Jahre zu vier Runden. Am Jahresende gibt es Punkte für Höflinge, Plättchen und die Moschee.",
  invasion:
    "Am Ende des zweiten und dritten Jahres greifen die Mongolen an, was weder Mauern noch ein Soldat schützen.",
  magistrate: "Für ihn spielen die Regeln: Seine Karte sagt, welche Aktion er macht.",
  courtier: "Für ihn spielen die Regeln: Er baut nur.",
};
