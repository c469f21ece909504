// What is asked of the house about a move before it is played: what it would bring, or why it is not possible.

import type { AnswerTo, Talk } from "./connection";
import type { GameEvent, View } from "./view";

export interface Refusal {
  text: string;
  clause: string;
  page: string;
  /** What one has too little of: how many, by id. */
  lacks?: Record<string, number>;
}

/** What a move would bring: the view after it, and all that the decision would lead to. */
export interface Forecast<V = unknown> {
  view: V;
  /** Whether neither luck nor a secret decides about it. */
  isWhole: boolean;
  /** Whether an undo takes it back: nothing is revealed, and the turn goes on. */
  isFree?: boolean;
  /** What one could complete with it, by id. */
  serves: string[];
  events: GameEvent[];
}

/** Asks each thing once for each position. */
export class Inquiries {
  private readonly asked = new Map<string, Promise<AnswerTo>>();

  constructor(private readonly connection: Talk) {}

  async preview(at: number, move: string): Promise<Forecast<View> | null> {
    const answer = await this.ask("preview", at, move);
    if (answer.type !== "previewed") return null;
    const { view, events, free, serves } = answer;
    return { view, isWhole: view["complete"] === true, isFree: free ?? false, serves: serves ?? [], events };
  }

  async why(at: number, move: string): Promise<Refusal | null> {
    const answer = await this.ask("why", at, move);
    if (answer.type === "refused") return answer;
    return answer.type === "reason" && answer.text ? answer : null;
  }

  forget(): void {
    this.asked.clear();
  }

  private ask(type: "preview" | "why", at: number, move: string): Promise<AnswerTo> {
    const key = `${at} ${type} ${move}`;
    if (!this.asked.has(key)) this.asked.set(key, this.connection.ask({ type, at, move }));
    return this.asked.get(key)!;
  }
}
