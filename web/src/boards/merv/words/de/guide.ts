// German: what the drawings on the pages of the rules show.

import type { GuideWords } from "../en/guide";

export const guide: GuideWords = {
  seats: ["dir", "einem anderen", "einem dritten"],
  city: "Die Stadt vor dem ersten Zug: Die Meister warten im Nordwesten, die Felder der ersten Runde liegen im Norden.",
  line: "Dein Meister steht vor Spalte 2, und du hast den umrahmten Bauplatz in Zeile 4 aktiviert, der einem anderen gehört. Du nimmst seinen Würfel und den weißen von dessen Bauplatz in Zeile 1, aber keinen von deinem eigenen in Zeile 2.",
  attack:
    "Gebäude mit ! werden angegriffen: kein Soldat, und auf einer Seite, von der die Mongolen kommen, fehlt eine Mauer. Die anderen sind sicher, hinter beiden Mauerstücken, hinter einem Tor oder mit einem Soldaten, gleich von wem.",
};
