// A game that is being played, or is over: seats on top, the board, the bar, and what can be
// opened beside it. Keys are listened to here.

import { useEffect } from "preact/hooks";
import type { Board } from "../../boards/board";
import { asking } from "../../boards/parts/asked_about";
import { CaptionBeside } from "../../boards/parts/caption";
import { scene } from "../../boards/parts/scenes/scene";
import { hurry } from "../../look/hurry";
import { seatNames } from "../../play/seats";
import type { Table } from "../../play/table";
import { place } from "../../route";
import { Drawing } from "../../teach/drawing";
import { words } from "../../words";
import { later } from "../later";
import { Bands } from "./bands";
import { Bar } from "./bar";
import { ChatAloud } from "./chat_news";
import { keysOf } from "./keys";
import { opened, openSide, type Side } from "./opened";
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
      {place.value.query.has("first") && <FirstGame table={table} />}
      {scene.value && <SceneOver table={table} />}
      <div class="hidden" role="status" aria-live="polite">
        {board.tell(lastLine(table), seatNames(table)).join(" ")}
      </div>
      <ChatAloud table={table} />
    </div>
  );
}

/** What is not on every screen comes when it is wanted. */
const Curtain = later(async () => (await import("./curtain")).Curtain);
const NoBoard = later(async () => (await import("./kept")).NoBoard);
const SceneOver = later(async () => (await import("../../boards/parts/scenes/scene_over")).SceneOver);
const FirstGame = later(async () => (await import("../../teach/lessons/first_game")).FirstGame);
const End = later(async () => (await import("./end")).End);
const ReferencePanel = later(async () => (await import("./reference")).ReferencePanel);
const LogPanel = later(async () => (await import("./panels")).LogPanel);
const RulesPanel = later(async () => (await import("./panels")).RulesPanel);
const ChatPanel = later(async () => (await import("./panels")).ChatPanel);
const SettingsForm = later(async () => (await import("../../own/settings_form")).SettingsForm);
const MenuPanel = later(async () => (await import("./panels")).MenuPanel);

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
      {side === "card" && <ReferencePanel title={now.title} />}
      {side === "chat" && <ChatPanel table={table} />}
      {side === "menu" && <MenuPanel table={table} />}
      {side === "settings" && <SettingsForm />}
      {side === "end" && <End table={table} board={board} />}
    </aside>
  );
}

function labelOf(side: Exclude<Side, null | "moves">): string {
  const w = words.value.table;
  const card = words.value.rules.card;
  return { log: w.log, rules: w.rules, chat: w.chat, menu: w.menu, end: w.over, card, settings: w.settings }[side];
}
