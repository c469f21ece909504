// A game that is being played, or is over: seats on top, the board, the bar, and what can be
// opened beside it. Keys are listened to here.

import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Board } from "../../boards/board";
import { asking } from "../../boards/parts/asking";
import { CaptionBeside } from "../../boards/parts/caption";
import { scene } from "../../boards/parts/scenes/scene";
import { hurry } from "../../look/hurry";
import { seatNames } from "../../play/seats";
import type { Table } from "../../play/table";
import { Drawing } from "../../teach/drawing";
import { words } from "../../words";
import { useFetched } from "../fetched";
import { Bands } from "./bands";
import { Bar } from "./bar";
import { ChatAloud } from "./chat_news";
import { Curtain } from "./curtain";
import { NoBoard } from "./kept";
import { keysOf } from "./keys";
import { opened, openSide, type Side } from "./opened";
import { ChatPanel, LogPanel, MenuPanel, RulesPanel } from "./panels";
import { canSkip, isWaitedFor } from "./skip";
import { Top } from "./top";

export function Playing({ table, board }: { table: Table; board: Board }) {
  const now = table.now.value!;
  useEffect(() => {
    const keys = keysOf(table, board);
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  }, [table, board]);
  useEffect(() => {
    const isToBeSeen = now.status === "over" && !table.past.value;
    opened.value = { side: isToBeSeen ? "end" : null, clause: "" };
  }, [now.status, table.past.value === null]);
  if (now.yours.length > 1 && now.eyes === null && now.status === "playing") {
    return <Curtain table={table} now={now} />;
  }
  const bar = <Bar table={table} board={board} />;
  return (
    <div
      class="table-screen"
      data-title={now.title}
      data-at={table.catchingUp.value || table.plan.isFollowed.value ? undefined : now.at}
      {...asking}
    >
      <Top table={table} board={board} />
      <Bands table={table} board={board} />
      <main
        class="board-place"
        id="content"
        aria-label={now.name}
        onPointerDown={() => canSkip(table) && isWaitedFor(table) && hurry()}
      >
        {table.view.value ? <board.Board table={table} bar={bar} /> : <NoBoard table={table} board={board} bar={bar} />}
      </main>
      <Drawing table={table} />
      <Beside table={table} board={board} />
      <CaptionBeside table={table} />
      <Scene table={table} />
      <div class="hidden" role="status" aria-live="polite">
        {board.tell(lastLine(table), seatNames(table)).join(" ")}
      </div>
      <ChatAloud table={table} />
    </div>
  );
}

/** Scenes are rare: what draws them comes with the first. */
function Scene({ table }: { table: Table }) {
  const isToldNow = scene.value !== null;
  const [Over, setOver] = useState<FunctionComponent<{ table: Table }> | null>(null);
  useEffect(() => {
    if (isToldNow) void import("../../boards/parts/scenes/scene_over").then((it) => setOver(() => it.SceneOver));
  }, [isToldNow]);
  return Over && <Over table={table} />;
}

const NOTHING = { at: 0, seat: null, what: "", text: "", events: [], lines: [] };

function lastLine(table: Table) {
  return table.lines.value.at(-1) ?? NOTHING;
}

/** What lies over the right side of the table when it is asked for. */
function Beside({ table, board }: { table: Table; board: Board }) {
  const { side, clause } = opened.value;
  const now = table.now.value!;
  if (side === null || side === "moves") return null;
  if (side === "end" && now.status !== "over") return null;
  return (
    <aside class={`beside sheet beside-${side}`} aria-label={labelOf(side)}>
      <button class="quiet beside-close" aria-label={words.value.table.close} onClick={() => openSide(null)}>
        ×
      </button>
      {side === "log" && <LogPanel table={table} board={board} />}
      {side === "rules" && <RulesPanel title={now.title} clause={clause} />}
      {side === "card" && <Reference title={now.title} />}
      {side === "chat" && <ChatPanel table={table} />}
      {side === "menu" && <MenuPanel table={table} />}
      {side === "end" && <AtEnd table={table} board={board} />}
    </aside>
  );
}

/** The account comes when the game is over. */
function AtEnd({ table, board }: { table: Table; board: Board }) {
  const panel = useFetched(() => import("./end"), "end").found;
  return panel && <panel.End table={table} board={board} />;
}

/** It comes when it is first asked for. */
function Reference({ title }: { title: string }) {
  const panel = useFetched(() => import("./reference"), "card").found;
  return panel && <panel.ReferencePanel title={title} />;
}

function labelOf(side: Exclude<Side, null | "moves">): string {
  const w = words.value.table;
  return { log: w.log, rules: w.rules, chat: w.chat, menu: w.menu, end: w.over, card: words.value.rules.card }[side];
}
