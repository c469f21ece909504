// The lobby: open tables, yours, opening one, and looking at a game from its log.

import { useState } from "preact/hooks";
import { house } from "../play/house";
import { go, Link } from "../route";
import { words } from "../words";
import { translated } from "../words/translated";
import { useFetched } from "./fetched";
import { Frame } from "./frame";
import { TableList } from "./tables";

export function Lobby() {
  const w = words.value;
  const open = useFetched(house.tables, "tables", 10);
  const mine = useFetched(house.mine, "mine", 10);
  const shelf = useFetched(house.shelf, "shelf");
  const notice = useFetched(house.me, "me", 10).found?.notice;
  return (
    <Frame heading={w.lobby.heading}>
      {notice && (
        <p class="sheet" role="status" data-said>
          {translated(notice)}
        </p>
      )}
      <div class="row">
        {shelf.found?.map((title) => (
          <Link key={title.title} to={`/new/${title.title}`} class="button">
            {w.lobby.open}: {title.name}
          </Link>
        ))}
      </div>
      <section class="sheet">
        <h2 class="head">{w.start.openTables}</h2>
        <TableList rows={open.found ?? []} none={w.start.noTables} />
      </section>
      <section class="sheet">
        <h2 class="head">{w.start.yourGames}</h2>
        <TableList rows={mine.found ?? []} none={w.start.noGames} mine />
      </section>
      <Upload />
    </Frame>
  );
}

function Upload() {
  const w = words.value.lobby;
  const [problem, setProblem] = useState("");
  const read = async (file: File | undefined) => {
    if (!file) return;
    await house.upload(await file.text()).then(
      (table) => go(`/tables/${table.id}`),
      (trouble: Error) => setProblem(trouble.message),
    );
  };
  return (
    <section class="sheet">
      <h2 class="head">{w.upload}</h2>
      <label>
        {w.uploadHint}{" "}
        <input
          type="file"
          accept=".log,.txt,.json,text/plain"
          onChange={(event) => void read(event.currentTarget.files?.[0])}
        />
      </label>
      <p class="problem" role="alert">
        {problem}
      </p>
    </section>
  );
}
