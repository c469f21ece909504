// What the house answers in one's stead: declining all offers of a turn, or those that give nothing of what one wants.

import type { Standing } from "../../wire";
import type { Context } from "./context";

type Asked = Pick<Context, "table" | "view">;

const NONE: Standing = { unless: [], turn_of: null };

const answerAt = ({ table, view }: Asked): Standing =>
  (view.you === null ? null : table.now.value?.standing?.[view.you]) ?? NONE;

function stand({ table, view }: Asked, answer: Standing): void {
  const isAny = answer.unless.length > 0 || answer.turn_of !== null;
  if (view.you !== null) void table.ask({ type: "stand", seat: view.you, answer: isAny ? answer : null });
}

/** The kinds for which one wants to be asked; none: for all. */
export const wishesAt = (at: Asked): readonly string[] => answerAt(at).unless;

/** One kind more, or one less. */
export const toggled = (wishes: readonly string[], id: string): string[] =>
  wishes.includes(id) ? wishes.filter((one) => one !== id) : [...wishes, id];

export function toggleWish(at: Asked, id: string): void {
  const answer = answerAt(at);
  stand(at, { ...answer, unless: toggled(answer.unless, id) });
}

/** Until the turn passes on, no offer of whose it is. */
export function declineAll(at: Asked): void {
  stand(at, { ...answerAt(at), turn_of: at.view.active });
}
