// Who stands in for the house at the table of a lesson: it plays what the step asks for, then what the others do, and
// refuses everything else with the words of the step. Every position is asked for as a whole.

import { signal } from "@preact/signals";
import type { AnswerTo, Listener, Question, Talk } from "../../play/connection";
import { house } from "../../play/house";
import type { Refusal } from "../../play/inquiries";
import type { LegalMove, LessonNow, LessonPosition, LessonStep, TableNow } from "../../wire";
import { keepProgress, progressOf } from "./progress";
import { waitsFor, wantedOf } from "./steps";
import { lessonWords, spoken } from "./words";

const NOTHING = { text: "", clause: "", page: "", again: false };
const OK = { type: "ok", cid: "", link: "", table: "" } as const;

export class LessonTalk implements Talk {
  readonly at = signal(0);
  readonly wrong = signal<Refusal | null>(null);
  readonly problem = signal("");
  /** Moves are played one after the other. */
  readonly isFollowing = signal(false);
  /** All that would be legal, whether it is wanted or not. */
  legal: readonly LegalMove[] = [];
  /** A move as the buttons of the board say it. */
  say = ({ move }: LegalMove): string => move;
  private moves: readonly string[] = [];
  private marks: readonly number[] = [0]; // moves before each step up to this one
  private listener: Listener | null = null;
  private count = 0; // positions that were shown: each has a number of its own

  constructor(readonly lesson: LessonNow) {
    const { place } = progressOf(lesson.title, lesson.id);
    if (place && place.at < lesson.steps.length) this.take(place.at, place.moves, place.marks);
  }

  readonly connect = (listener: Listener): Talk => {
    this.listener = listener;
    return this;
  };

  get step(): LessonStep | undefined {
    return this.lesson.steps[this.at.value];
  }

  get isOver(): boolean {
    return this.at.value >= this.lesson.steps.length;
  }

  /** Show the step at which the lesson stands; a place that was kept for another lesson is left. */
  async show(): Promise<void> {
    const found = (await this.asked(this.moves)) ?? (await this.fromTheStart());
    if (found) this.listener?.told({ type: "table", table: this.numbered(found, true) });
  }

  private fromTheStart(): Promise<LessonPosition | null> {
    this.take(0, [], [0]);
    return this.asked([]);
  }

  ask(question: Question): Promise<AnswerTo> {
    switch (question.type) {
      case "play":
        return Promise.resolve(this.play(question.move));
      case "undo":
        return this.back();
      case "preview":
      case "why":
      case "destinations":
        return this.inquire(question);
      default:
        return Promise.resolve({ type: "refused", cid: "", ...NOTHING });
    }
  }

  /** Go on from a slip that asks for nothing. */
  goOn(): Promise<void> {
    return this.follow(this.step?.then ?? []);
  }

  /** Begin again. */
  async again(): Promise<void> {
    this.take(0, [], [0]);
    await this.show();
  }

  renew(): void {
    // there is nobody else to be
  }

  close(): void {
    this.listener = null;
  }

  private play(move: string): AnswerTo {
    const step = this.step;
    if (!step || !wantedOf(step, this.legal).some((one) => one.move === move)) {
      const wrong = { ...NOTHING, text: this.wrongWords() };
      this.wrong.value = wrong;
      return { type: "refused", cid: "", ...wrong };
    }
    void this.follow([move, ...step.then]);
    return { ...OK, seq: this.count };
  }

  /** What is said to a move that is legal and not wanted: the words of the step, or else what it waits for. */
  wrongWords(): string {
    const own = this.step?.wrong;
    return own ? spoken(own) : waitsFor(wantedOf(this.step, this.legal), this.say, lessonWords.value);
  }

  /** Play these moves one after the other, and go to the next step. */
  private async follow(moves: readonly string[]): Promise<void> {
    if (this.isFollowing.peek()) return;
    this.wrong.value = null;
    this.isFollowing.value = true;
    if (moves.length > 0) await this.playAll(moves);
    else {
      this.advance();
      await this.show();
    }
    this.isFollowing.value = false;
  }

  private async playAll(moves: readonly string[]): Promise<void> {
    for (const [n, move] of moves.entries()) {
      const found = await this.asked([...this.moves, move]);
      if (!found) return;
      this.moves = [...this.moves, move];
      const isLast = n === moves.length - 1;
      if (isLast) this.advance();
      this.tell(move, found, isLast);
    }
  }

  private advance(): void {
    this.take(this.at.peek() + 1, this.moves, [...this.marks, this.moves.length]);
    this.keep();
  }

  private keep(): void {
    const { title, id } = this.lesson;
    const place = { at: this.at.peek(), moves: this.moves, marks: this.marks };
    const { isDone } = progressOf(title, id);
    keepProgress(title, id, this.isOver ? { isDone: true, place: null } : { isDone, place });
  }

  private take(at: number, moves: readonly string[], marks: readonly number[]): void {
    this.moves = moves;
    this.marks = marks;
    this.wrong.value = null;
    this.at.value = at;
  }

  private tell(move: string, found: LessonPosition, isLast: boolean): void {
    const told = found.told.at(-1)!;
    const table = this.numbered(found, isLast);
    const { seat, events, lines } = told;
    const head = { type: "told", what: "moved", seq: table.seq, made: 0 } as const;
    this.listener?.told({ ...head, seat, text: move, events, lines, table });
  }

  /** Back by one step. */
  private async back(): Promise<AnswerTo> {
    const at = Math.max(0, this.at.peek() - 1);
    this.take(at, this.moves.slice(0, this.marks[at]), this.marks.slice(0, at + 1));
    this.keep();
    await this.show();
    return { ...OK, seq: this.count };
  }

  private async inquire(question: Question): Promise<AnswerTo> {
    const message = { ...question, cid: "lesson" } as never;
    try {
      const line = { moves: [...this.moves] };
      return (await house.lessonMessage(this.lesson, { line, message })) as AnswerTo;
    } catch (problem) {
      return { type: "refused", cid: "", ...NOTHING, text: (problem as Error).message };
    }
  }

  private async asked(moves: readonly string[]): Promise<LessonPosition | null> {
    try {
      const found = await house.lessonPosition(this.lesson, { moves: [...moves] });
      this.problem.value = "";
      return found;
    } catch (problem) {
      this.problem.value = (problem as Error).message;
      return null;
    }
  }

  /** A position under a number that no other had; only what is wanted can be played there. */
  private numbered({ table }: LessonPosition, isDue: boolean): TableNow {
    this.count += 1;
    this.legal = table.legal ?? [];
    const legal = isDue ? wantedOf(this.step, this.legal) : [];
    const undo = this.at.peek() > 0 ? "free" : "none";
    return { ...table, legal, undo, at: this.count, seq: this.count };
  }
}
