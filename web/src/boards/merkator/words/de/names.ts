// German names of Merkator's printed things, and the texts of its Buildings. What is called the
// same in both languages is not listed.

export const names: Record<string, string> = {
  sweden: "Schweden",
  russia: "Russland",
  dutch_republic: "Niederlande",
  france: "Frankreich",
  spain: "Spanien",
  denmark: "Dänemark",
  bohemia: "Böhmen",
  italy: "Italien",
  newfoundland: "Neufundland",
  livestock: "Vieh",
  muskets: "Musketen",
  grain: "Getreide",
  saltpeter: "Salpeter",
  iron: "Eisen",
  copper: "Kupfer",
  ham: "Schinken",
  fish_oil: "Tran",
  vegetables: "Gemüse",
  calfskin: "Kalbsleder",
  fabric: "Tuch",
  coal: "Kohle",
  plums: "Pflaumen",
  wine: "Wein",
  citrus_fruit: "Zitrusfrüchte",
  spice: "Gewürze",
  c14_peace_of_westphalia: "Westfälischer Friede",
  fleet_at_sea: "Flotte auf See",
  peel_tower: "Wehrturm",
  post_house: "Posthaus",
  large_depot: "Großes Depot",
  large_storehouse: "Großes Lagerhaus",
};

/** Goods whose name is a plural, where there is one of them. */
const ONE: Record<string, string> = {
  muskets: "Muskete",
  plums: "Pflaume",
  citrus_fruit: "Zitrusfrucht",
  spice: "Gewürz",
};

/** So many of a good: 1 Pflaume, 2 Pflaumen. */
export const amount = (count: number, id: string, name: string) => `${count} ${(count === 1 && ONE[id]) || name}`;

/** Where a journey goes. */
export const toward = (id: unknown, name: string) => (id === "dutch_republic" ? "in die Niederlande" : `nach ${name}`);

/** By id; the points of those that give a fixed number stand beside the text. */
export const texts: Record<string, string> = {
  boerse: "Du allein hast den Auftrag mit dem höchsten Wert.",
  hofkammer: "Du allein hast die meisten Bonuskarten.",
  admiralitaet: "Du allein hast die meisten Zeitmarken.",
  rathaus: "Du allein hast die meisten Gebäudekarten.",
  kaufhaus: "Du allein hast die meisten Waren.",
  fleet_at_sea: "Du hast mindestens 8 Zeitmarken.",
  wache: "Die Merkator-Figur steht am Ende des Spiels in Hamburg.",
  peel_tower: "Du hast mindestens 7 Waffen.",
  kornhaus: "Du hast mindestens 8 Lebensmittel.",
  gewandhaus: "Du hast mindestens 6 Textilien.",
  waage: "Du hast von einer einzigen Ware mindestens 5.",
  baumhaus: "Du hast mindestens 12 verschiedene Waren.",
  theater: "2 Punkte für jede deiner Gebäudekarten, diese eingeschlossen.",
  rentkammer: "1 Punkt für jede deiner Bonuskarten.",
  seeamt: "Ein halber Punkt für jede deiner Zeitmarken.",
  kanzlei: "1 Punkt für jeden deiner Aufträge.",
  post_house: "1 Punkt für jeden verschiedenen Ort auf deinen Aufträgen.",
  arsenal: "2 Punkte für jede Sorte Waffen und jede Sorte Textilien, die du hast.",
  hopfenmarkt: "2 Punkte für jede Sorte Lebensmittel, die du hast.",
  bauhof: "2 Punkte für jede Sorte Waren in deinen Depots.",
  brooktor: "2 Punkte für jede Spalte, von der du jede Ware hast.",
  alsterhaus: "1 Punkt für jede Sorte Waren in deinen Lagern.",
  viehmarkt: "1 Punkt für jedes Vieh und jeden Schinken, die du hast.",
  ratsweinkeller: "1 Punkt für jeden Wein und jedes Gewürz, die du hast.",
  large_depot: "Ein halber Punkt für jede Ware in deinen Depots.",
  large_storehouse: "Ein halber Punkt für jede Ware in deinen Lagern.",
};

/** How good a victory over SoloPlay's AI is. */
export const ratings: Record<string, string> = {
  "Perfect Game": "Perfektes Spiel",
  "Master Level Victory": "Meisterhafter Sieg",
  "Complete Victory": "Großer Sieg",
  "Major Victory": "Klarer Sieg",
  "Game Victory": "Sieg",
  "Easy Game Victory": "Knapper Sieg",
  "Game Loss": "Niederlage",
};

/** Parts of a score, and whose it is. */
export const parts: Record<string, string> = {
  "Contracts in the office": "Aufträge im Kontor",
  "Contracts beside it": "Aufträge daneben",
  Contracts: "Aufträge",
  "further Contracts": "Weitere Aufträge",
  "The AI": "Die KI",
};
