// What happened at a table besides moves: who sat down, who took a move back, whose time ran out.

import { words } from "../words";
import type { Line } from "./lines";

/** As sentences of the log; what the catalogue does not know, as the house says it. */
export function tableEvent(line: Line, seats: string[]): string[] {
  const say = words.value.happened[line.what];
  if (!say) return line.lines;
  const seat = line.seat ?? 0;
  return [say(seats[seat] ?? "", line.text, seat + 1)];
}
