// What can be read of a game in a list: against whom, how it ended.

import { seatName } from "../../play/levels";
import { words } from "../../words";
import type { Played } from "./played";
import { yoursWords } from "./words";

/** Against whom: names, bots of one level together, or how one played alone. */
export function opponents({ game, against, level, mode }: Played): string {
  const w = yoursWords.value;
  if (against === "solo") return w.modes[mode] ?? w.against.solo;
  const others = game.seats.filter((_, at) => !game.yours.includes(at));
  if (others.length === 0) return against === "table" ? w.aloneThere : w.severalSeats;
  if (level && others.length > 1) return w.plural(level);
  const named = others.map(
    (seat) => ({ ...seat, kind: seat.person ? "person" : "bot", handed: false, program: false }) as const,
  );
  return named.map((seat) => seatName(seat, words.value.levels)).join(", ");
}

/** How it ended, in a word or two. */
export function result({ game, me, won, rival, against }: Played, marks: readonly number[]): string {
  const w = yoursWords.value;
  if (against === "table") return won === null ? "" : w.rank(me.rank!);
  if (me.resigned) return words.value.resign.seat;
  if (me.rank === null) return w.left;
  if (against !== "solo") return w.rank(me.rank);
  if (rival) return won ? w.won : w.lost;
  const reached = marks.filter((mark) => (me.total ?? 0) >= mark);
  return reached.length > 0 ? w.past(Math.max(...reached)) : game.title && marks[0] ? w.below(marks[0]) : "";
}

/** What else there is to say: why it was left, who else has played, hints. */
export function remarks({ game, me, against }: Played): string[] {
  const w = yoursWords.value;
  const real = against === "table" ? [w.realTable] : [];
  const rated = game.rated ? [words.value.rating.rated] : [];
  const left = game.why ? [w.leftSaid(words.value.ended(game.why))] : [];
  const bot = me.level && !me.resigned ? [w.byBot] : [];
  const several = game.yours.length > 1 && game.yours.length < game.seats.length ? [w.severalSeats] : [];
  return [...real, ...rated, ...left, ...bot, ...several, ...(me.hints ? [w.hints(me.hints)] : [])];
}

/** The points of who came next, or before: what one's own are compared with. */
export function compared({ game, rival }: Played): number | null {
  if (rival) return rival.total;
  const others = game.seats.filter((_, at) => !game.yours.includes(at)).map(({ total }) => total ?? 0);
  return others.length > 0 && game.seats.every(({ total }) => total !== null) ? Math.max(...others) : null;
}
