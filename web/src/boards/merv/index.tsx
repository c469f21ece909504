// The board of Merv: the city in the middle, markets and contracts at the left, mosque, palace and
// library at the right, what the seats have at the lower edge; on a phone one thing after the other.

import { effect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { broughtFor } from "../../look/brought_for";
import { SMALL, TABLET, useMedia } from "../../look/screen";
import { SpriteOf } from "../../pieces/sprite";
import { tokens } from "../../play/choose";
import { later } from "../../screens/later";
import { language } from "../../settings";
import { Taught } from "../../teach/taught";
import type { LegalMove } from "../../wire";
import { words as spoken } from "../../words";
import type { Board, BoardProps } from "../board";
import { useExplain } from "../parts/explained";
import { Prospect } from "../parts/prospect";
import { Recent } from "../parts/recent";
import { useSecondFrame } from "../parts/second_frame";
import { showingLater } from "../parts/showing_later";
import { gloss, loadTitle, part, tell } from "../plain/speech";
import { tab, useAskedTab } from "./asked_tab";
import { Calendar } from "./calendar";
import { Caravansary } from "./caravansary";
import { City } from "./city";
import type { Context } from "./context";
import { Contracts } from "./contracts";
import { Letters } from "./cube_at";
import { EXITS } from "./exits";
import { headlineOf } from "./headline";
import { Library } from "./library";
import { liesAt } from "./lies";
import { Marketplace } from "./marketplace";
import { Mosque } from "./mosque";
import { amounts, loadMervWords, mervWords, namesAt } from "./names";
import { Others } from "./others";
import { Own } from "./own";
import { Palace } from "./palace";
import { editions } from "./printed";
import { promptOf } from "./prompt";
import { Resting } from "./resting";
import { printed, say } from "./say";
import { staging } from "./stamps";
import { Tracks } from "./tracks";
import { isCourtier, type MervView, nearSeat } from "./view";
import { isBuildingWall, isPaying } from "./wanted";
import "./board.css";
import type { Line } from "../../play/lines";
import { seatNames } from "../../play/seats";

/** What is not there from the start comes when it is wanted. */
const Paying = later(async () => (await import("./paying")).Paying);
const WallStock = later(async () => (await import("./wall_stock")).WallStock);
const Magistrate = later(async () => (await import("./magistrate")).Magistrate);
const MervTabs = later(async () => (await import("./tabs")).MervTabs);
const Brings = later(async () => (await import("./brings")).Brings);
const AboutMove = later(async () => (await import("./about")).AboutMove);

/** Where the left side has no room for the log: it lies in the prospect's place while that has nothing to say. */
const LOW = `${TABLET}, (min-width: 1200px) and (max-height: 960px)`;

function MervBoard({ table, bar }: BoardProps<MervView>) {
  const shown = table.past.value ? null : staging.value;
  const view = shown ?? table.view.value;
  if (!view || !printed.value) return null;
  return (
    <Sheet
      context={{ table, view, printed: printed.value, names: namesAt(printed.value, seatNames(table)) }}
      bar={bar}
    />
  );
}

function Sheet({ context, bar }: { context: Context; bar: ComponentChildren }) {
  const w = mervWords.value;
  const near = nearSeat(context.view);
  const isWhole = useSecondFrame();
  useEffect(() => void (tab.value = "city"), [context.table]);
  useAskedTab(context);
  const isLow = useMedia(LOW);
  const isSmall = useMedia(SMALL);
  const explain = useExplain<Context>(() => import("./explain"));
  const recent = <Recent table={context.table} tell={tell} isProspect={isLow} />;
  return (
    <div class="merv" data-tab={tab.value}>
      <SpriteOf title="merv" />
      <Letters />
      <div class="v-left" data-part="market" tabIndex={isSmall ? 0 : undefined}>
        <Marketplace context={context} />
        {isWhole && <Caravansary context={context} />}
        {isWhole && <Contracts context={context} />}
        {isWhole && !isLow && recent}
      </div>
      <div class="v-middle" data-part="city">
        <Calendar context={context} />
        <City context={context} />
      </div>
      <div class="v-right">
        <div class="v-look">
          {isPaying(context) && <Paying context={context} />}
          {isBuildingWall(context) && <WallStock context={context} />}
          <Taught table={context.table}>
            <Prospect
              table={context.table}
              say={(move) => say(move, context.view)}
              none={<Resting context={context} />}
              brings={(move, forecast) => <Brings context={context} move={move} forecast={forecast} />}
              about={(move) => <AboutMove context={context} move={move} />}
              explain={(thing) => explain(context, thing)}
              lacks={(missing) => amounts(context.printed, missing)}
              instead={isWhole && isLow && recent}
            />
          </Taught>
        </div>
        <div class="v-part" data-part="mosque" role="group" tabIndex={0} aria-label={w.mosque}>
          {isWhole && <Mosque context={context} />}
        </div>
        <div class="v-part v-halls" data-part="palace" role="group" tabIndex={0} aria-label={w.palace}>
          {isWhole && <Palace context={context} />}
          {isWhole && <Library context={context} />}
          {isWhole && <Tracks context={context} />}
        </div>
      </div>
      <div class="v-bar">{bar}</div>
      <div class="v-low" data-part="mine">
        <Own context={context} seat={near} />
        <div class="v-others" data-part="mine" role="group" tabIndex={0} aria-label={w.others}>
          {isWhole && <Others context={context} near={near} />}
          {isWhole && context.view.solo && <Magistrate context={context} solo={context.view.solo} />}
        </div>
      </div>
      {isSmall && <MervTabs context={context} />}
    </div>
  );
}

/** What is asked now, in one sentence. */
function ask(view: MervView, moves: LegalMove[], seats: string[]): string {
  return printed.value ? promptOf(printed.value, view, moves, namesAt(printed.value, seats)) : "";
}

/** The sentence of what matters most, else the first. */
function brief(line: Line, seats: string[]): string | undefined {
  const told = tell(line, seats);
  return told.length === line.events.length ? told[headlineOf(line)] : told[0];
}

const FIRST = [
  "begin",
  "boon",
  "take",
  "gain",
  "deploy",
  "pay",
  "commit",
  "collect",
  "trade",
  "stop",
  "end",
  "surrender",
  "no",
  "fulfil",
];

/** What nothing on the board stands for comes first. */
function rank(move: LegalMove): number {
  const at = FIRST.indexOf(tokens(move.move)[0] ?? "");
  return at < 0 ? FIRST.length : at;
}

const isExit = ({ move }: LegalMove): boolean => EXITS.includes(move);

const moment = ({ year, round }: MervView): string => mervWords.value.moment(year, round);

const SLOT = ["begin", "slot", "courtier_slot"];
const SITE = ["site", "courtier_site"];
const GAIN = ["gain_cube", "gain_favour"];
/** Steps between the turns, each with a name of its own. */
const BETWEEN: Record<string, "queue" | "ransom" | "audience"> = {
  line_up: "queue",
  ransom: "ransom",
  audience: "audience",
};

function steps(view: MervView): { names: string[]; at: number } {
  const w = mervWords.value.steps;
  const { step } = view;
  const between = BETWEEN[step];
  if (between) return { names: [w[between]], at: 0 };
  const at = SLOT.includes(step) ? 0 : SITE.includes(step) ? 1 : GAIN.includes(step) ? 2 : 3;
  return { names: [w.slot, w.site, w.resources, w.action], at };
}

/** The points of each seat; the magistrate and the courtier have none. In the end spices count. */
function points(view: MervView): string[] {
  const players = view.players.filter((player) => typeof player.owner === "number");
  return players.flatMap((player) =>
    isCourtier(player) ? [] : [spoken.value.number(view.to_act === null ? player.points_with_sets : player.points)],
  );
}

export async function board(): Promise<Board<MervView>> {
  effect(() => void (language.value && loadMervWords()));
  const small = broughtFor(SMALL, () => Promise.all([import("./small.css"), import("./tabs")]));
  await Promise.all([small, editions.bring(), loadMervWords(), loadTitle("merv")]);
  return {
    Board: MervBoard,
    ask,
    say: (move, view) => say(move.move, view),
    gloss,
    rank,
    isExit,
    moment,
    lacks: (missing) => (printed.value ? amounts(printed.value, missing) : ""),
    tell,
    brief,
    steps,
    points,
    part,
    picture: async () => (await import("./picture")).pictureOf,
    lies: liesAt,
    show: (table) => showingLater(async () => (await import("./show")).showAt(table)),
  };
}
