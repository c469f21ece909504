// The board of Merchants of Europe: the map in the middle, the others, the dice and the log at the
// left, what can be built and traded at the right, one's own hand at the lower edge; on a phone one
// thing after the other, under tabs.

import { effect, signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { broughtFor } from "../../look/brought_for";
import { SMALL, UPRIGHT, useMedia } from "../../look/screen";
import { SpriteOf } from "../../pieces/sprite";
import { tokens } from "../../play/choose";
import type { Table } from "../../play/table";
import { later } from "../../screens/later";
import { language } from "../../settings";
import { Taught } from "../../teach/taught";
import type { LegalMove } from "../../wire";
import type { Board, BoardProps } from "../board";
import { useExplain } from "../parts/explained";
import { Recent } from "../parts/recent";
import { useSecondFrame } from "../parts/second_frame";
import { showingLater } from "../parts/showing_later";
import { loadTitle, part, gloss as plainGloss, say as plainSay, tell as plainTell } from "../plain/speech";
import { useAskedTab } from "./asked_tab";
import { BuildPanel } from "./build";
import { bargain, forgetBargain, isDrafting } from "./composing";
import type { Context } from "./context";
import { plannedGoal, useDestinations } from "./destinations";
import { Dice } from "./dice";
import { EXITS } from "./exits";
import { sayGoal } from "./goal_words";
import { EuropeMap } from "./map";
import { spokenAt } from "./merchant_stop";
import { loadMerchantsWords, merchantsWords, namesAt } from "./names";
import { Others } from "./others";
import { Own } from "./own";
import { editions } from "./printed";
import { askedAt } from "./prompt";
import { Prospect, soughtAt } from "./prospect";
import { listed } from "./resource";
import { Supply } from "./supply";
import { tab } from "./tab";
import { TradePanel } from "./trade";
import { isTrading } from "./trading";
import { type MerchantsView, nearSeat } from "./view";
import "./board.css";
import type { Line } from "../../play/lines";
import { seatNames } from "../../play/seats";

/** What is not there from the start, or only on small screens, comes when it is wanted. */
const TradeTable = later(async () => (await import("./trade_table")).TradeTable);
const HandStrip = later(async () => (await import("./hand_strip")).HandStrip);
const MerchantsTabs = later(async () => (await import("./tabs")).MerchantsTabs);

const printed = editions.shown;
const seated = signal<string[]>([]); // the names at the table that is shown
const shown = signal<Table | null>(null);

const isCity = (place: string): boolean => printed.value?.city.has(place) ?? false;

function MerchantsBoard({ table, bar }: BoardProps<MerchantsView>) {
  const view = table.view.value;
  const names = seatNames(table);
  useEffect(() => void (seated.value = names), [names.join()]);
  useEffect(() => void (shown.value = table), [table]);
  if (!view || !printed.value) return null;
  return <Sheet context={{ table, view, printed: printed.value, names: namesAt(printed.value, names) }} bar={bar} />;
}

function Sheet({ context, bar }: { context: Context; bar: ComponentChildren }) {
  const near = nearSeat(context.view);
  const isWhole = useSecondFrame();
  useEffect(() => void (tab.value = "map"), [context.table]);
  useAskedTab(context);
  const isUpright = useMedia(UPRIGHT);
  const isSmall = useMedia(SMALL);
  const recent = isWhole && <Recent table={context.table} tell={tell} />;
  const explain = useExplain<Context>(() => import("./explain"));
  useDestinations(context);
  useEffect(forgetBargain, [context.table, context.table.now.value?.at]);
  return (
    <div class={isTrading(context.view) || bargain.value ? "merchants trading" : "merchants"} data-tab={tab.value}>
      <SpriteOf title="merchants" />
      <div class="me-others" data-part="log">
        {isWhole && <Others context={context} near={near} />}
        {isWhole && <Dice context={context} />}
        {!isUpright && recent}
      </div>
      <div class="me-map" data-part="map">
        <EuropeMap context={context} />
        {isSmall && <HandStrip context={context} seat={near} />}
      </div>
      <div class="me-right">
        <div class="me-prospect">
          <Taught table={context.table}>
            <Prospect
              context={context}
              explain={explain}
              say={(move) => say({ move, gloss: "", quiet: false }, context.table.view.value!)}
            />
          </Taught>
          {isUpright && recent}
        </div>
        <div class="me-panels" data-part="build">
          {isWhole && <BuildPanel context={context} />}
        </div>
        <div class="me-panels" data-part="trade">
          {isTrading(context.view) ? <TradeTable context={context} /> : isWhole && <TradePanel context={context} />}
          {isWhole && !bargain.value && <Supply context={context} />}
        </div>
      </div>
      <div class="me-bar">{bar}</div>
      <div class="me-own sheet" data-part="hand">
        <Own context={context} seat={near} />
      </div>
      {isSmall && <MerchantsTabs context={context} />}
    </div>
  );
}

function say(move: LegalMove, view: MerchantsView): string {
  const goal = shown.value && plannedGoal(shown.value);
  if (goal?.moves[0] === move.move && printed.value) return sayGoal(goal, namesAt(printed.value, seated.value));
  const spoken = spokenAt(view, move.move, isCity);
  const own = merchantsWords.value.say[spoken[0] ?? ""];
  return printed.value && own ? own(namesAt(printed.value, seated.value), spoken) : plainSay(move);
}

const WHOLE = ["route", "assemble", "disband", "via"]; // whose ends are part of what is said

const gloss = (move: LegalMove): string => (WHOLE.includes(tokens(move.move)[0] ?? "") ? "" : plainGloss(move));

/** What is asked now, in one sentence. */
function ask(view: MerchantsView, moves: LegalMove[], seats: string[]): string {
  if (!printed.value) return "";
  const table = shown.value;
  const sought = table && table.legal.value === moves ? soughtAt(table) : undefined;
  if (sought) return sought.text;
  if (isDrafting())
    return merchantsWords.value.ask["offer"]!(askedAt(view, moves, isCity), namesAt(printed.value, seats));
  return merchantsWords.value.ask[view.step]?.(askedAt(view, moves, isCity), namesAt(printed.value, seats)) ?? "";
}

/** As the house tells it, but with paths and regions named as on the map. */
function tell(line: Line, seats: string[]): string[] {
  const told = plainTell(line, seats);
  if (!printed.value || told.length !== line.events.length) return told;
  const names = namesAt(printed.value, seats);
  return told.map(
    (text, at) => merchantsWords.value.tell[String(line.events[at]!["event"])]?.(line.events[at]!, names) ?? text,
  );
}

const WEIGHTY = [
  "game_over",
  "nobody_can_win",
  "delivered",
  "founded",
  "traded",
  "card_played",
  "opened",
  "robber_moved",
  "stole",
  "offered",
  "countered",
  "rolled",
];

function brief(line: Line, seats: string[]): string | undefined {
  const told = tell(line, seats);
  const kinds = line.events.map((event) => String(event["event"]));
  const weighty = kinds.findIndex((kind) => WEIGHTY.includes(kind));
  const first = kinds.findIndex((kind) => kind !== "steps_lost"); // what was done, not what it cost
  return told[Math.max(0, weighty >= 0 ? weighty : first)];
}

const FIRST = [
  "roll",
  "deliver",
  "accept",
  "propose",
  "trade",
  "decline",
  "counter",
  "stop",
  "no",
  "play",
  "end",
  "offer",
];

/** What nothing on the board stands for comes first. */
function rank(move: LegalMove): number {
  const at = FIRST.indexOf(tokens(move.move)[0] ?? "");
  return at < 0 ? FIRST.length : at;
}

const isExit = ({ move }: LegalMove): boolean => EXITS.includes(move);

const ROBBING = ["discard", "robber", "steal"];

function steps(view: MerchantsView): { names: string[]; at: number } {
  const w = merchantsWords.value.steps;
  const { step, rolled } = view;
  if (step.startsWith("start_")) return { names: [w.start], at: 0 };
  const names = [w.roll, w.act];
  const at = rolled ? 1 : 0;
  if (isTrading(view)) names[at] = w.trade;
  else if (ROBBING.includes(step)) names[at] = w.robber;
  return { names, at };
}

function points(view: MerchantsView): string[] {
  const { board, players } = view;
  const needed = printed.value?.storage(board, players.length).commodity_tokens ?? 0;
  return players.map(({ delivered }) => merchantsWords.value.points(delivered, needed));
}

export async function board(): Promise<Board<MerchantsView>> {
  effect(() => void (language.value && loadMerchantsWords()));
  const small = broughtFor(SMALL, () =>
    Promise.all([import("./small.css"), import("./tabs"), import("./hand_strip"), import("./map_overview")]),
  );
  await Promise.all([small, editions.bring(), loadMerchantsWords(), loadTitle("merchants")]);
  const lacks = (missing: Record<string, number>) =>
    printed.value ? listed(missing, namesAt(printed.value, []).resource) : "";
  return {
    Board: MerchantsBoard,
    ask,
    say,
    gloss,
    rank,
    isExit,
    lacks,
    tell,
    brief,
    steps,
    points,
    part,
    letGo: forgetBargain,
    show: (table) => showingLater(async () => (await import("./show")).showAt(tell)(table)),
  };
}
