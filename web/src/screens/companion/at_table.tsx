// A game at a real table: one's own moves on the board as everywhere, luck that is asked for, and what the opponent
// does, one step at a time, large enough to be read from across the table.

import { useEffect, useMemo } from "preact/hooks";
import type { Board } from "../../boards/board";
import { PHONE, useMedia } from "../../look/screen";
import { Icon } from "../../pieces/icon";
import { SpriteOf } from "../../pieces/sprite";
import type { Table } from "../../play/table";
import { Telling } from "../../play/telling";
import { language } from "../../settings";
import { Lost } from "../table/bands";
import { Playing } from "../table/playing";
import { Waiting } from "../table/waiting";
import { LaidOut } from "./laid_out";
import type { TellingProps } from "./props";
import { Asked } from "./question";
import { ToldStep } from "./step";
import { companionWords, loadCompanionWords } from "./words";
import "./companion.css";
import "./outcomes.css";

export function Companion({ table, board }: { table: Table; board: Board }) {
  const telling = useMemo(() => new Telling(table), [table]);
  const now = table.now.value!;
  useEffect(() => void loadCompanionWords(), [language.value]);
  useEffect(() => telling.resume(), [telling, now.status]);
  if (telling.isShown && !telling.isAside.value) return <Large table={table} board={board} telling={telling} />;
  if (now.status === "waiting") return <Waiting table={table} now={now} />;
  return (
    <>
      <Playing table={table} board={board} />
      {telling.isShown && <GoOn telling={telling} />}
    </>
  );
}

function Large({ table, board, telling }: TellingProps) {
  const isPhone = useMedia(PHONE);
  const shown = { table, board, telling };
  return (
    <div class={isPhone ? "companion phone" : "companion"} data-at={table.now.value!.at}>
      <SpriteOf title={table.now.value!.title} />
      <div class="bands" role="status">
        <Lost table={table} />
      </div>
      {telling.question.value && (
        <Asked key={telling.answers.value.length} {...shown} question={telling.question.value} />
      )}
      {telling.isLaid.value && <LaidOut {...shown} />}
      {telling.steps.value[telling.step.value] && <ToldStep {...shown} />}
    </div>
  );
}

/** Back from the table to what was told. */
function GoOn({ telling }: { telling: Telling }) {
  const w = companionWords.value;
  return (
    <button class="main go-on" onClick={() => void (telling.isAside.value = false)}>
      <Icon name="play" /> {telling.question.value ? w.goOnQuestion : w.goOn}
    </button>
  );
}
