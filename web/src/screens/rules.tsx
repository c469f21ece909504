// The rules of a game on pages of their own: a first page, chapters, a reference card; and search.

import { useState } from "preact/hooks";
import { guideArt } from "../boards/guides";
import { SpriteOf } from "../pieces/sprite";
import { house } from "../play/house";
import type { Params } from "../route";
import { language } from "../settings";
import { words } from "../words";
import { useFetched } from "./fetched";
import { Frame } from "./frame";
import { Search, speaksOf } from "./rule_list";
import { Contents, pageNow, Shown } from "./rules/contents";
import { Told } from "./rules/marked";
import { Results, tablesAbout } from "./rules/results";
import "./rules/rules.css";
import "./rules/reference.css";

export function Rules({ params }: { params: Params }) {
  const title = params["title"]!;
  const w = words.value.rules;
  const spoken = language.value;
  const guide = useFetched(() => house.guide(title, spoken), `${title} ${spoken}`);
  const art = useFetched(() => guideArt(title), `${title} ${spoken}`);
  const shelf = useFetched(house.shelf, "shelf");
  const [sought, seek] = useState("");
  const name = shelf.found?.find((one) => one.title === title)?.name ?? "";
  const clauses = guide.found?.chapters.flatMap((chapter) => chapter.clauses) ?? [];
  const found = clauses.filter((one) => speaksOf(one, sought));
  const tables = guide.found && sought.trim() ? tablesAbout(guide.found, sought) : [];
  return (
    <Frame heading={w.heading(name)}>
      <p class="hint">{w.independent}</p>
      <p class="problem" role="alert">
        {guide.problem}
      </p>
      <SpriteOf title={title} />
      {guide.found && art.found && (
        <Told.Provider value={{ names: guide.found.names, art: art.found }}>
          <div class="rules rules-page">
            <div class="rules-side">
              <Search sought={sought} seek={seek} count={found.length + tables.length} />
              <Contents title={title} guide={guide.found} onGo={() => seek("")} />
            </div>
            <div class="rules-main">
              {sought.trim() ? (
                <Results clauses={found} tables={tables} />
              ) : (
                <Shown title={title} guide={guide.found} at={pageNow(guide.found)} />
              )}
            </div>
          </div>
        </Told.Provider>
      )}
    </Frame>
  );
}
