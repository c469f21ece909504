// Luck that is told: before a move is played the house asks what was drawn at the table, and what the opponent does in
// it is shown step by step. The answers are this device's until all are there; then they go with the move, once.

import { signal } from "@preact/signals";
import { language } from "../settings";
import type { LuckNow, QuestionNow } from "../wire";
import { type Draft, draftOf, keepDraft } from "./drafts";
import type { Table } from "./table";
import { type Step, stepsOf } from "./told_steps";
import type { GameEvent } from "./view";

/** What a person does with what is shown: an answer, a step that is done, or one back. */
type Reply = number | "done" | "back";

export class Telling {
  readonly question = signal<QuestionNow | null>(null);
  /** What was answered before this question, in words. */
  readonly answers = signal<readonly { text: string; name: string }[]>([]);
  readonly steps = signal<readonly Step[]>([]);
  readonly step = signal(0);
  /** How the table stood before the move, and what happened since. */
  readonly course = signal<{ view: unknown; events: GameEvent[] } | null>(null);
  /** The table is looked at for a moment. */
  readonly isAside = signal(false);
  readonly isBusy = signal(false);
  /** The set-up is told, and waits for a last look. */
  readonly isLaid = signal(false);

  private reply: ((reply: Reply) => void) | null = null;

  constructor(private readonly table: Table) {
    table.decide = (move) => this.play(move);
    table.show = async () => undefined; // what happens is told, one step after the other
  }

  get isShown(): boolean {
    return this.question.value !== null || this.steps.value.length > 0 || this.isLaid.value;
  }

  /** Go on where this device was left. */
  resume(): void {
    const draft = draftOf(this.table.id);
    const now = this.table.now.value;
    if (!now || this.isBusy.value) return;
    if (now.status === "waiting" && now.owner) void this.layOut(draft?.move === "" ? draft.told : []);
    else if (draft?.steps.length) void this.showSteps(draft.steps, draft.step, true);
    else if (draft?.at === now.at && draft.move) void this.play(draft.move);
    else if (draft) keepDraft(this.table.id, null);
  }

  answer(reply: Reply): void {
    const wanted = this.reply;
    this.reply = null;
    wanted?.(reply);
  }

  // --- A move ---

  async play(move: string): Promise<void> {
    if (this.isBusy.value) return;
    this.isBusy.value = true;
    const at = this.table.now.value!.at;
    const draft = draftOf(this.table.id);
    const told = draft?.at === at && draft.move === move ? draft.told : [];
    this.course.value = { view: this.table.view.value, events: [] };
    const found = await this.told(at, move, told);
    if (found) await this.enter(at, move, told, found);
    this.isBusy.value = false;
  }

  /** All is told: it is entered, and the rest of what the opponent does is shown. */
  private async enter(at: number, move: string, told: number[], { last, shown }: Found): Promise<void> {
    const answer = await this.table.ask({ type: "play", at, move, told });
    keepDraft(this.table.id, null);
    if (answer.type === "ok") await this.showSteps(stepsOf(last.events, last.lines, shown), 0, true);
  }

  // --- The set-up ---

  private async layOut(told: number[]): Promise<void> {
    this.isBusy.value = true;
    const at = this.table.now.value!.at;
    while (await this.told(at, "", told)) {
      this.isLaid.value = true;
      const reply = await this.next();
      this.isLaid.value = false;
      if (reply !== "back") {
        await this.table.ask({ type: "start", told });
        keepDraft(this.table.id, null);
        break;
      }
      this.takeBack(told);
    }
    this.isBusy.value = false;
  }

  // --- What is asked ---

  /** Ask until all is told; null where a person went back to before the first answer. */
  private async told(at: number, move: string, told: number[]): Promise<Found | null> {
    let shown = 0;
    this.answers.value = await this.said(at, move, told);
    for (;;) {
      const last = await this.ask(at, move, told);
      if (!last) return null;
      if (!last.question) return { last, shown };
      const isDone = await this.showSteps(stepsOf(last.events, last.lines, shown), 0, false);
      shown = isDone ? last.events.length : 0;
      const reply = isDone ? await this.answered(last.question) : "back";
      if (typeof reply === "number") this.note(last.question, told, reply);
      else if (!this.takeBack(told)) return this.forget();
      this.keep({ at, move, told, steps: [], step: 0 });
    }
  }

  private async ask(at: number, move: string, told: number[]): Promise<LuckNow | null> {
    const answer = await this.table.ask({ type: "luck", at, move, told, language: language.value });
    if (answer.type !== "luck") return null;
    if (this.course.value) this.course.value = { ...this.course.value, events: answer.events };
    return answer;
  }

  private async answered(question: QuestionNow): Promise<Reply> {
    this.question.value = question;
    const reply = await this.next();
    this.question.value = null;
    return reply;
  }

  private note({ text, outcomes }: QuestionNow, told: number[], number: number): void {
    const name = outcomes.find((one) => one.number === number)?.name ?? "";
    told.push(number);
    this.answers.value = [...this.answers.value, { text, name }];
  }

  /** Take the last answer back, if there is one. */
  private takeBack(told: number[]): boolean {
    this.answers.value = this.answers.value.slice(0, -1);
    return told.pop() !== undefined;
  }

  private forget(): null {
    keepDraft(this.table.id, null);
    return null;
  }

  /** The answers of a draft in words. */
  private async said(at: number, move: string, told: readonly number[]): Promise<{ text: string; name: string }[]> {
    const found: { text: string; name: string }[] = [];
    for (const [count, number] of told.entries()) {
      const question = (await this.ask(at, move, told.slice(0, count)))?.question;
      const name = question?.outcomes.find((one) => one.number === number)?.name;
      if (question && name) found.push({ text: question.text, name });
    }
    return found;
  }

  private keep(draft: Draft): void {
    keepDraft(this.table.id, draft);
  }

  private next(): Promise<Reply> {
    this.isAside.value = false;
    return new Promise((resolve) => void (this.reply = resolve));
  }

  // --- What the opponent does ---

  /** Show steps until all are done; false where a person goes back before the first. Those of a move that is entered
   * are kept until they are done; who goes back before them takes the move back. */
  private async showSteps(steps: readonly Step[], from: number, isEntered: boolean): Promise<boolean> {
    this.steps.value = steps;
    this.step.value = from;
    while (this.step.value >= 0 && this.step.value < steps.length) {
      if (isEntered) this.keep({ at: 0, move: "", told: [], steps: [...steps], step: this.step.value });
      this.step.value += (await this.next()) === "back" ? -1 : 1;
    }
    const isDone = this.step.value >= 0;
    this.steps.value = [];
    if (isEntered) keepDraft(this.table.id, null);
    if (!isDone && isEntered) await this.table.undo();
    return isDone;
  }
}

/** All that was asked is told: the last word of the house, and how many of its events were shown before. */
interface Found {
  last: LuckNow;
  shown: number;
}
