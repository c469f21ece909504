// The board of Merv: the city in the middle, markets and contracts at the left, mosque, palace and
// library at the right, what the seats have at the lower edge; on a phone one thing after the other.

import { effect, signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { words } from "../../play/choose";
import type { Line, View } from "../../play/table";
import { language } from "../../settings";
import type { LegalMove } from "../../wire";
import { words as spoken } from "../../words";
import type { Board, BoardProps } from "../board";
import { Recent, seatNames } from "../parts/recent";
import { gloss, part, say, speakOf, tell } from "../plain/told";
import { askOf } from "./asking";
import { calledAt, loadMervWords, mervWords } from "./called";
import { type Printed, printedThings } from "./printed";
import type { Sight } from "./sight";
import { isCourtier, type MervView } from "./view";

const printed = signal<Printed | null>(null);

function MervBoard({ table, bar }: BoardProps) {
  const view = table.view.value as unknown as MervView | null;
  if (!view || !printed.value) return null;
  return <Sheet sight={{ table, view, printed: printed.value, called: calledAt(printed.value, seatNames(table)) }} bar={bar} />;
}

function Sheet({ sight, bar }: { sight: Sight; bar: ComponentChildren }) {
  return (
    <div class="merv">
      <Recent table={sight.table} tell={tell} />
      {bar}
    </div>
  );
}

/** What is asked now, in one sentence. */
function ask(view: View, moves: LegalMove[], names: string[]): string {
  return printed.value ? askOf(printed.value, view as unknown as MervView, moves, calledAt(printed.value, names)) : "";
}

const WEIGHTY = ["built", "courtier", "learned", "fulfilled", "advanced", "established", "walled", "deployed", "favour", "destroyed", "game_over"];

/** The sentence of what matters most, else the first. */
function brief(line: Line, names: string[]): string | undefined {
  const told = tell(line, names);
  const at = line.events.findIndex((one) => WEIGHTY.includes(String(one["event"])));
  return told.length === line.events.length ? told[Math.max(at, 0)] : told[0];
}

const FIRST = ["begin", "take", "gain", "deploy", "pay", "commit", "collect", "trade", "stop", "end", "surrender", "no", "fulfil"];

/** What nothing on the board stands for comes first. */
function rank(move: LegalMove): number {
  const at = FIRST.indexOf(words(move.move)[0] ?? "");
  return at < 0 ? FIRST.length : at;
}

const SLOT = ["begin", "slot", "courtier_slot"];
const SITE = ["site", "courtier_site"];
const GAIN = ["gain_cube", "gain_favour"];
/** Steps between the turns, each with a name of its own. */
const BETWEEN: Record<string, "queue" | "ransom" | "audience"> = { line_up: "queue", ransom: "ransom", audience: "audience" };

function steps(view: View): { names: string[]; at: number } {
  const w = mervWords.value.steps;
  const step = String(view["step"]);
  const between = BETWEEN[step];
  if (between) return { names: [w[between]], at: 0 };
  const at = SLOT.includes(step) ? 0 : SITE.includes(step) ? 1 : GAIN.includes(step) ? 2 : 3;
  return { names: [w.slot, w.site, w.resources, w.action], at };
}

/** The points of each seat; the magistrate and the courtier have none. */
function points(view: View): string[] {
  const players = (view as unknown as MervView).players.filter((player) => typeof player.owner === "number");
  return players.flatMap((player) => (isCourtier(player) ? [] : [spoken.value.number(player.points)]));
}

export async function merv(): Promise<Board> {
  effect(() => void (language.value && loadMervWords()));
  [printed.value] = await Promise.all([printedThings(), loadMervWords(), speakOf("merv")]);
  return { Board: MervBoard, ask, say, gloss, rank, tell, brief, steps, points, part, show: () => async () => undefined };
}
