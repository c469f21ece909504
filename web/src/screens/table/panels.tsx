// What can be opened beside the board: the log, the rules, the chat, and everything else.

import { useEffect, useRef, useState } from "preact/hooks";
import type { Board } from "../../boards/board";
import { Sentence } from "../../boards/parts/sentence";
import { seatClass } from "../../pieces/badge";
import { Icon } from "../../pieces/icon";
import { house } from "../../play/house";
import type { Line } from "../../play/lines";
import { newest } from "../../play/newest";
import { isPlayed } from "../../play/played";
import { seatNames } from "../../play/seats";
import type { Table } from "../../play/table";
import { Link } from "../../route";
import { language } from "../../settings";
import { words } from "../../words";
import { chosenLevel, HowItPlays, LevelSelect, useTitle } from "../bots";
import { CopyButton } from "../copy_button";
import { useFetched } from "../fetched";
import { changeTheme } from "../frame";
import { later } from "../later";
import { RuleList } from "../rule_list";
import { ChatRule, Report } from "./keeping_order";
import { openSide } from "./opened";
import { Resign } from "./resign";
import { SealNote } from "./seal";

const AnswersChoice = later(async () => (await import("../../own/answers_choice")).AnswersChoice);

export function LogPanel({ table, board }: { table: Table; board: Pick<Board, "tell"> }) {
  const names = seatNames(table);
  const told = newest(table.lines.value, (line) => board.tell(line, names), Infinity);
  return (
    <>
      <h2 class="head">{words.value.table.log}</h2>
      <ol class="log" reversed>
        {told.map(({ line, text }, at) => (
          <LogLine key={told.length - at} table={table} line={line} text={text} names={names} />
        ))}
      </ol>
    </>
  );
}

function LogLine({ table, line, text, names }: { table: Table; line: Line; text: string; names: string[] }) {
  const title = table.now.value!.title;
  const look = line.seat === null ? "" : seatClass(line.seat, title);
  const sentence = <Sentence text={text} names={names} title={title} />;
  const isShown = line.at > 0 && table.past.value?.at === line.at;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isShown) button.current?.scrollIntoView({ block: "nearest" });
  }, [isShown]);
  if (line.at === 0) return <li class={look}>{sentence}</li>;
  return (
    <li class={look}>
      <button class="log-line" ref={button} aria-current={isShown} onClick={() => void table.lookAt(line.at)}>
        {sentence}
      </button>
    </li>
  );
}

export function RulesPanel({ title, clause }: { title: string; clause: string }) {
  const w = words.value;
  const rules = useFetched(() => house.rules(title, language.value), `${title} ${language.value}`);
  return (
    <>
      <h2 class="head">{w.table.rules}</h2>
      <button class="plain" onClick={() => openSide("card")}>
        {w.rules.card} <kbd>?</kbd>
      </button>
      <a class="plain" href={`/rules/${title}?page=card`} target="_blank" rel="noreferrer">
        {w.rules.whole}
      </a>
      <RuleList clauses={rules.found ?? []} clause={clause} />
    </>
  );
}

export function ChatPanel({ table }: { table: Table }) {
  const w = words.value.table;
  const [text, setText] = useState("");
  const end = useRef<HTMLLIElement>(null);
  const lines = table.chat.lines.value;
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [lines.length]);
  const send = async (event: Event) => {
    event.preventDefault();
    const answer = await table.ask({ type: "say", text });
    if (answer.type === "ok") setText("");
  };
  return (
    <>
      <h2 class="head">{w.chat}</h2>
      <ul class="chat">
        {lines.length === 0 && <li class="hint">{w.noChat}</li>}
        {lines.map((line) => (
          <li key={line.seq} class={line.seat === null ? "" : seatClass(line.seat)}>
            <b>{line.name}</b> {line.text}
          </li>
        ))}
        <li ref={end} />
      </ul>
      <form class="row" onSubmit={send}>
        <input
          aria-label={w.say}
          placeholder={w.say}
          value={text}
          maxLength={500}
          required
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button class="plain">{w.send}</button>
      </form>
      <ChatRule table={table} />
      <Report table={table} />
    </>
  );
}

export function MenuPanel({ table }: { table: Table }) {
  const w = words.value.table;
  return (
    <>
      <h2 class="head">{w.menu}</h2>
      <SeatMenu table={table} />
      <AnswersChoice table={table} />
      <House />
      <SealNote now={table.now.value!} />
      <p class="hint">
        <b>{w.keys}</b> {w.keyList}
      </p>
    </>
  );
}

/** What a person can do with his seat. */
function SeatMenu({ table }: { table: Table }) {
  const w = words.value.table;
  const now = table.now.value!;
  if (!isPlayed(now)) return null;
  return (
    <ul class="menu">
      {now.yours.map((seat) => (
        <li key={seat}>
          {now.seats[seat]!.handed ? (
            <button class="plain" onClick={() => void table.ask({ type: "take", seat })}>
              {w.take}
            </button>
          ) : (
            !(now.told || now.rated || now.seats[seat]!.resigned) && (
              <HandOver table={table} seat={seat} title={now.title} />
            )
          )}
          <CopyButton text={() => seatLink(table, seat)} name={w.seatLink} icon="link" />
        </li>
      ))}
      {now.yours.length > 0 && (
        <li>
          <button class="plain" onClick={() => void table.proposeEnd().then(() => openSide(null))}>
            {w.end}
          </button>
        </li>
      )}
      <Resign table={table} />
    </ul>
  );
}

/** Somebody else's turn at my seat: that of a bot. */
function HandOver({ table, seat, title }: { table: Table; seat: number; title: string }) {
  const found = useTitle(title);
  if (!found) return null;
  const hand = () => void table.ask({ type: "hand", seat, level: chosenLevel(found) });
  return (
    <div class="hand-over">
      <LevelSelect title={found} label={words.value.bots.level} />
      <button class="plain" onClick={hand}>
        {words.value.table.hand}
      </button>
      <HowItPlays title={found} />
    </div>
  );
}

/** A link with which one sits down there; null where there is none. */
export async function seatLink(table: Table, seat: number): Promise<string | null> {
  const answer = await table.ask({ type: "link", seat });
  return answer.type === "ok" ? location.origin + answer.link : null;
}

/** The way home, and light or dark: the top of a phone has no room for them. */
function House() {
  const w = words.value.nav;
  return (
    <div class="menu">
      <Link to="/" class="plain">
        {w.home}
      </Link>
      <button class="plain" onClick={() => openSide("settings")}>
        <Icon name="sliders" /> {words.value.table.settings}
      </button>
      <button class="plain theme" onClick={changeTheme}>
        <Icon name="sun" /> {w.theme}
      </button>
    </div>
  );
}
