// The board of Merkator: the map in the middle, others at the left, what can be had at the right,
// one's own office at the lower edge; on a phone one thing after the other, under tabs.

import { effect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { broughtFor } from "../../look/brought_for";
import { SMALL, TABLET, useMedia } from "../../look/screen";
import { SpriteOf } from "../../pieces/sprite";
import { tokens } from "../../play/choose";
import { tableEvent } from "../../play/table_events";
import { later } from "../../screens/later";
import { language } from "../../settings";
import { Taught } from "../../teach/taught";
import type { LegalMove } from "../../wire";
import type { Board, BoardProps } from "../board";
import { useExplain } from "../parts/explained";
import { Recent } from "../parts/recent";
import { useSecondFrame } from "../parts/second_frame";
import { showingLater } from "../parts/showing_later";
import { grown } from "./brings";
import type { Context, Names } from "./context";
import { Contracts, readyCount } from "./contracts";
import { CurrentMap } from "./current_map";
import { EXITS } from "./exits";
import { glossOf } from "./gloss";
import { Chart, Market, Stacks } from "./market";
import { lackingAt, loadMerkatorWords, merkatorWords, nameOf, namesAt } from "./names";
import { Office } from "./office";
import { Others } from "./others";
import { Own } from "./own";
import { editions } from "./printed";
import { promptOf } from "./prompt";
import { Prospect } from "./prospect";
import { reasonOf } from "./reasons";
import { spokenAt } from "./spoken";
import { tab } from "./tab";
import { type MerkatorView, nearSeat } from "./view";
import "./board.css";
import type { Line } from "../../play/lines";
import { seatNames } from "../../play/seats";
import type { GameEvent } from "../../play/view";

/** Only small screens have them. */
const MerkatorTabs = later(async () => (await import("./tabs")).MerkatorTabs);

const printed = editions.shown;

/** Where the left side has no room for the log: it lies in the prospect's place while that has nothing to say. */
const MANY = 3; // offices
const LOW_FOR_MANY = `${TABLET}, (min-width: 1200px) and (max-height: 960px)`;

function MerkatorBoard({ table, bar }: BoardProps<MerkatorView>) {
  const view = table.view.value;
  if (!view || !printed.value) return null;
  const names = namesAt(printed.value, seatNames(table));
  return <Sheet context={{ table, view, printed: printed.value, names }} bar={bar} />;
}

function Sheet({ context, bar }: { context: Context; bar: ComponentChildren }) {
  const near = nearSeat(context.view);
  const isWhole = useSecondFrame();
  useEffect(() => void (tab.value = "map"), [context.table]);
  const isSmall = useMedia(SMALL);
  const isCrowded = context.view.offices.length > MANY;
  const isLow = useMedia(isCrowded ? LOW_FOR_MANY : TABLET);
  const explain = useExplain<Context>(() => import("./explain"));
  const recent = <Recent table={context.table} tell={tell} isProspect={isLow} />;
  return (
    <div class="merkator" data-tab={tab.value}>
      <SpriteOf title="merkator" />
      <div class="m-others" data-part="others">
        {isWhole && <Others context={context} near={near} />}
        {isWhole && !isLow && recent}
      </div>
      <div class="m-middle">
        <div class="m-part" data-part="map">
          <CurrentMap context={context} />
        </div>
        <div class="m-part" data-part="market">
          <Stacks context={context} />
        </div>
      </div>
      <div class="m-right">
        <div class="m-look">
          <Taught table={context.table}>
            <Prospect context={context} explain={explain} instead={isWhole && isLow && recent} />
          </Taught>
        </div>
        <div class="m-offer" data-part="market">
          {isWhole && <Chart context={context} />}
          {isWhole && <Market context={context} />}
        </div>
      </div>
      <div class="m-bar">{bar}</div>
      <div class="m-own sheet">
        <Own context={context} seat={near} />
        <div data-part="office">{isWhole && <Office context={context} seat={near} />}</div>
        <div data-part="contracts">{isWhole && <Contracts context={context} seat={near} />}</div>
      </div>
      {isSmall && <MerkatorTabs context={context} ready={readyCount(context, near)} />}
    </div>
  );
}

function say(move: LegalMove, view: MerkatorView): string {
  if (!printed.value) return move.move;
  const spoken = spokenAt(printed.value, move.move, view);
  return merkatorWords.value.say[spoken[0] ?? ""]?.(namesAt(printed.value, []), spoken) ?? move.move;
}

/** What is asked now, in one sentence. */
function ask(view: MerkatorView, moves: LegalMove[], seats: string[]): string {
  return printed.value ? promptOf(printed.value, view, moves, namesAt(printed.value, seats)) : "";
}

const gloss = (move: LegalMove): string => (printed.value ? glossOf(printed.value, move.move) : "");

const SILENT = ["turn_began", "ai_turn_began", "cube_placed"];

/** Sentences of what happened: by our own words where we have them, else by the server's. */
function tell(line: Line, seats: string[]): string[] {
  if (line.events.length === 0 || !printed.value) return tableEvent(line, seats);
  const names = namesAt(printed.value, seats);
  const events = together(line.events.filter((event) => !SILENT.includes(String(event["event"]))));
  const told = events.map((event) => merkatorWords.value.tell[String(event["event"])]?.(event, names));
  return told.every((sentence) => sentence !== undefined) ? [...told, ...newCubes(line, names)] : line.lines;
}

/** Goods that one seat takes or pays one after the other are told together. */
function together(events: GameEvent[]): GameEvent[] {
  const found: GameEvent[] = [];
  for (const event of events) {
    const last = found.at(-1);
    const isMore =
      last &&
      ["took", "paid"].includes(String(event["event"])) &&
      last["event"] === event["event"] &&
      last["seat"] === event["seat"];
    if (isMore) found[found.length - 1] = { ...last, more: [...((last["more"] as GameEvent[]) ?? []), event] };
    else found.push(event);
  }
  return found;
}

const WEIGHTY = ["fulfilled", "bought", "sold", "spent", "given_up", "game_over"];

function brief(line: Line, seats: string[]): string | undefined {
  const [event] = line.events.filter((one) => WEIGHTY.includes(String(one["event"])));
  return event && printed.value
    ? merkatorWords.value.tell[String(event["event"])]?.(event, namesAt(printed.value, seats))
    : undefined;
}

/** All new cubes of a move in one sentence. */
function newCubes(line: Line, names: Names): string[] {
  const places = Object.keys(grown(line.events)).map(names.place);
  return places.length > 0 ? [merkatorWords.value.newCubes(places.join(", "))] : [];
}

const FIRST = ["done", "stay", "join", "accept", "flip", "keep", "swap", "gain", "fulfill", "take", "travel"];

/** What ends a step comes first, since nothing on the board stands for it; what is rarely wanted comes last. */
function rank(move: LegalMove): number {
  const at = FIRST.indexOf(tokens(move.move)[0] ?? "");
  return at < 0 ? FIRST.length : at;
}

const isExit = ({ move }: LegalMove): boolean => EXITS.includes(move);

const question = (view: MerkatorView): string | undefined =>
  view.step === "join" ? merkatorWords.value.joinQuestion : undefined;

/** A part of a score: a Building by its name, or our own word for it. */
function part(of: string): string {
  const building = [...(printed.value?.building.values() ?? [])].find((one) => one.name === of);
  return building && printed.value ? nameOf(printed.value, building.id) : (merkatorWords.value.parts[of] ?? of);
}

/** How good a game alone was: the name of the victory, or the points that one may reach. */
function verdict(view: MerkatorView): string {
  const w = merkatorWords.value;
  const { rating, marks } = view;
  if (rating) return w.ratings[rating] ?? rating;
  return marks.length > 0 ? w.marks(marks.join(", ")) : "";
}

const STEPS: Record<string, number> = {
  invest: 0,
  spend: 0,
  force: 0,
  take: 1,
  check: 1,
  lose: 1,
  give: 1,
  fulfill: 2,
  trade: 2,
  pay: 2,
  reward: 2,
  blocked: 2,
  bid_taler: 2,
  bid_time: 2,
  swap: 2,
  excess: 2,
  join: 3,
};

function steps(view: MerkatorView): { names: string[]; at: number } {
  const w = merkatorWords.value.steps;
  const at = STEPS[view.step] ?? 0;
  return { names: [w.invest, w.travel, w.fulfill, w.join], at };
}

const points = (view: MerkatorView): string[] =>
  view.offices.map((office) => merkatorWords.value.points(office.points));

export async function board(): Promise<Board<MerkatorView>> {
  effect(() => void (language.value && loadMerkatorWords()));
  const small = broughtFor(SMALL, () => Promise.all([import("./small.css"), import("./tabs")]));
  await Promise.all([small, editions.bring(), loadMerkatorWords()]);
  return {
    Board: MerkatorBoard,
    ask,
    say,
    gloss,
    rank,
    isExit,
    question,
    lacks: (missing) => (printed.value ? lackingAt(printed.value, missing) : ""),
    tell,
    brief,
    steps,
    points,
    part,
    groups: () => merkatorWords.value.partGroups,
    verdict,
    picture: async () => (await import("./picture")).pictureOf,
    why: reasonOf,
    show: (table) => showingLater(async () => (await import("./show")).showAt(tell)(table)),
  };
}
