// The board of Merchants of Europe: the map in the middle, the others, the dice and the log at the
// left, what can be built and traded at the right, one's own hand at the lower edge; on a phone one
// thing after the other, under tabs.

import { effect, signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { words } from "../../play/choose";
import type { Line, Table, View } from "../../play/table";
import { SpriteOf } from "../../pieces/sprite";
import { language } from "../../settings";
import type { LegalMove } from "../../wire";
import type { Board, BoardProps } from "../board";
import { Recent, seatNames } from "../parts/recent";
import { useSecondLook } from "../parts/second_look";
import { gloss as plainGloss, part, say as plainSay, speakOf, tell as plainTell } from "../plain/told";
import { askedAt } from "./asking";
import { BuildPanel } from "./build";
import { calledAt, loadMerchantsWords, merchantsWords } from "./called";
import { bargain } from "./composing";
import { Dice } from "./dice";
import { EuropeMap } from "./map";
import { Others } from "./others";
import { Own } from "./own";
import { type Printed, printedThings } from "./printed";
import { Prospect, soughtAt } from "./prospect";
import { showAt } from "./show";
import type { Sight } from "./sight";
import { spokenAt } from "./standing";
import { Supply } from "./supply";
import { tab } from "./tab";
import { MerchantsTabs, useAskedTab } from "./tabs";
import { TradePanel } from "./trade";
import { isTrading, TradeTable } from "./trade_table";
import { type MerchantsView, nearSeat } from "./view";
import "./board.css";

const printed = signal<Printed | null>(null);
const seated = signal<string[]>([]); // the names at the table that is shown
const shown = signal<Table | null>(null);

const isCity = (place: string): boolean => printed.value?.city.has(place) ?? false;
const seen = (view: View) => view as unknown as MerchantsView;

function MerchantsBoard({ table, bar }: BoardProps) {
  const view = table.view.value;
  const names = seatNames(table);
  useEffect(() => void (seated.value = names), [names.join()]);
  useEffect(() => void (shown.value = table), [table]);
  if (!view || !printed.value) return null;
  return <Sheet sight={{ table, view: seen(view), printed: printed.value, called: calledAt(printed.value, names) }} bar={bar} />;
}

function Sheet({ sight, bar }: { sight: Sight; bar: ComponentChildren }) {
  const near = nearSeat(sight.view);
  const isWhole = useSecondLook();
  useEffect(() => void (tab.value = "map"), [sight.table]);
  useAskedTab(sight);
  return (
    <div class={isTrading(sight.view) ? "merchants trading" : "merchants"} data-tab={tab.value}>
      <SpriteOf title="merchants" />
      <div class="me-others" data-part="log">
        {isWhole && <Others sight={sight} near={near} />}
        {isWhole && <Dice sight={sight} />}
        {isWhole && <Recent table={sight.table} tell={tell} />}
      </div>
      <div class="me-map" data-part="map">
        <EuropeMap sight={sight} />
      </div>
      <div class="me-right">
        <div class="me-prospect">
          <Prospect sight={sight} say={(move) => say({ move, gloss: "" }, sight.table.view.value!)} />
        </div>
        <div class="me-panels" data-part="build">{isWhole && <BuildPanel sight={sight} />}</div>
        <div class="me-panels" data-part="trade">
          {isTrading(sight.view) ? <TradeTable sight={sight} /> : isWhole && <TradePanel sight={sight} />}
          {isWhole && !bargain.value && <Supply sight={sight} />}
        </div>
      </div>
      <div class="me-bar">{bar}</div>
      <div class="me-own sheet" data-part="hand">
        <Own sight={sight} seat={near} />
      </div>
      <MerchantsTabs sight={sight} />
    </div>
  );
}

function say(move: LegalMove, view: View): string {
  const spoken = spokenAt(seen(view), move.move, isCity);
  const own = merchantsWords.value.say[spoken[0] ?? ""];
  return printed.value && own ? own(calledAt(printed.value, seated.value), spoken) : plainSay(move);
}

const WHOLE = ["route", "assemble", "disband", "via"]; // whose ends are part of what is said

const gloss = (move: LegalMove): string => (WHOLE.includes(words(move.move)[0] ?? "") ? "" : plainGloss(move));

/** What is asked now, in one sentence. */
function ask(view: View, moves: LegalMove[], names: string[]): string {
  if (!printed.value) return "";
  const table = shown.value;
  const sought = table && table.legal.value === moves ? soughtAt(table) : undefined;
  if (sought) return sought.text;
  return merchantsWords.value.ask[seen(view).step]?.(askedAt(seen(view), moves, isCity), calledAt(printed.value, names)) ?? "";
}

/** As the house tells it, but that paths and regions are called as on the map. */
function tell(line: Line, names: string[]): string[] {
  const told = plainTell(line, names);
  if (!printed.value || told.length !== line.events.length) return told;
  const called = calledAt(printed.value, names);
  return told.map((text, at) => merchantsWords.value.tell[String(line.events[at]!["event"])]?.(line.events[at]!, called) ?? text);
}

const WEIGHTY = ["game_over", "delivered", "founded", "traded", "card_played", "opened", "robber_moved", "stole", "offered", "countered", "rolled"];

function brief(line: Line, names: string[]): string | undefined {
  const told = tell(line, names);
  const at = line.events.findIndex((event) => WEIGHTY.includes(String(event["event"])));
  return told[Math.max(0, at)];
}

const FIRST = ["roll", "deliver", "accept", "propose", "trade", "decline", "counter", "stop", "no", "play", "end", "offer"];

/** What nothing on the board stands for comes first. */
function rank(move: LegalMove): number {
  const at = FIRST.indexOf(words(move.move)[0] ?? "");
  return at < 0 ? FIRST.length : at;
}

const ROBBING = ["discard", "robber", "steal"];

function steps(view: View): { names: string[]; at: number } {
  const w = merchantsWords.value.steps;
  const { step, rolled } = seen(view);
  if (step?.startsWith("start_")) return { names: [w.start], at: 0 };
  const names = [w.roll, w.act];
  const at = rolled ? 1 : 0;
  if (isTrading(seen(view))) names[at] = w.trade;
  else if (ROBBING.includes(step)) names[at] = w.robber;
  return { names, at };
}

function points(view: View): string[] {
  const { board, players } = seen(view);
  const needed = printed.value?.storage(board, players.length).commodity_tokens ?? 0;
  return players.map(({ delivered }) => merchantsWords.value.points(delivered, needed));
}

export async function merchants(): Promise<Board> {
  effect(() => void (language.value && loadMerchantsWords()));
  [printed.value] = await Promise.all([printedThings(), loadMerchantsWords(), speakOf("merchants")]);
  return { Board: MerchantsBoard, ask, say, gloss, rank, tell, brief, steps, points, part, show: showAt };
}
