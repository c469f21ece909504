// The reference card at the table: the tables of the rules that one looks up, with the pieces of the game.

import { guideArt } from "../../boards/guides";
import { house } from "../../play/house";
import { language } from "../../settings";
import { words } from "../../words";
import { useFetched } from "../fetched";
import { GuideTable } from "../rules/guide_table";
import { Told } from "../rules/marked";
import "../rules/rules.css";
import "../rules/reference.css";

export function ReferencePanel({ title }: { title: string }) {
  const key = `${title} ${language.value}`;
  const guide = useFetched(() => house.guide(title, language.value), key);
  const art = useFetched(() => guideArt(title), key);
  return (
    <>
      <h2 class="head">{words.value.rules.card}</h2>
      {guide.found && art.found && (
        <Told.Provider value={{ names: guide.found.names, art: art.found }}>
          <div class="chapter reference reference-tables">
            {guide.found.card.map((table) => (
              <GuideTable key={table.id} table={table} />
            ))}
          </div>
        </Told.Provider>
      )}
    </>
  );
}
