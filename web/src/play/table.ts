// One table as this browser knows it. What happens is taken in one by one, so that a board can show each in its time.

import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { confirm } from "../settings";
import type { ClientMessage, LegalMove, Presence, ServerMessage, TableNow, Told } from "../wire";
import { inOwnWords } from "./bot_names";
import { Chat } from "./chat";
import { Choosing } from "./choosing";
import { ComingBack } from "./coming_back";
import { type AnswerTo, type Question, socketOf, type Talk } from "./connection";
import { house } from "./house";
import { HttpRefusal } from "./http";
import { type Forecast, Inquiries, type Refusal } from "./inquiries";
import { type Line, withNews, withStory } from "./lines";
import { Looking, type Past } from "./looking";
import { nameNonces, sitDown } from "./nonces";
import { Notices } from "./notices";
import { Plan } from "./plan";
import { Unfolding } from "./unfolding";

/** Shows one thing that happened; the next one waits for it. */
export type Show<V = unknown> = (told: Told, before: V | null, after: V | null) => Promise<void>;

const NO_MOVES: LegalMove[] = [];
const UNSHOWN: Show = async () => undefined;

/** A table of a title whose views are `V`; who does not know the title, does not know them either. */
export class Table<V = unknown> extends Choosing {
  private readonly stands = signal<TableNow | null>(null);
  readonly now = inOwnWords(this.stands);
  readonly newest = signal<TableNow | null>(null); // as told last; what is shown may still be behind
  /** What the house said in place of the story. */
  readonly refused = signal<{ status: number; text: string } | null>(null);
  readonly presence = signal<Presence | null>(null);
  readonly attempt = signal(0); // of coming back; 0: connected
  readonly notices = new Notices(this.attempt);
  readonly lines = signal<Line[]>([]);
  readonly chat = new Chat();
  readonly busy = signal(false);
  private readonly unfolding = new Unfolding({
    show: async (told) => {
      if (!this.past.value) await this.show(told, this.now.value?.view ?? null, told.table?.view ?? null);
    },
    note: (told) => this.noteTold(told),
    newest: () => this.newest.value,
  });
  readonly catchingUp = this.unfolding.isUnderWay;
  readonly plan = new Plan(this);
  readonly past: ReadonlySignal<Past | null>;

  readonly view = computed(() => ((this.past.value ?? this.now.value)?.view ?? null) as V | null);
  viewAfter = (told: Told): V | null => (told.table?.view ?? null) as V | null;
  readonly legal = computed<LegalMove[]>(() => {
    const isShown = this.past.value || this.catchingUp.value || this.attempt.value > 0 || this.plan.isFollowed.value;
    return isShown ? NO_MOVES : (this.now.value?.legal ?? NO_MOVES);
  });
  private readonly shownBy = signal<Show>(UNSHOWN);
  private readonly comingBack = new ComingBack({
    stand: (now) => this.stand(now),
    take: (told) => this.unfolding.take(told),
    isShown: () => this.show !== UNSHOWN,
  });
  readonly since = this.comingBack.since;
  decide = (move: string): Promise<void> => this.attempted({ type: "play", at: this.at, move });

  private readonly connection: Talk;
  private readonly inquiries: Inquiries;
  private readonly looking: Looking;
  private seen: number | null = null;

  constructor(
    readonly id: string,
    connect = socketOf(id),
  ) {
    super();
    const come = (attempt: number) => void (this.attempt.value = attempt);
    const told = (message: ServerMessage) => this.hear(message);
    this.connection = connect({ told, lost: come, back: () => come(0), last: () => this.seen });
    this.inquiries = new Inquiries(this.connection);
    this.looking = new Looking(id, this.now);
    this.past = this.looking.past;
    void this.tellStory();
  }

  close(): void {
    this.looking.close();
    this.connection.close();
  }

  get show(): Show {
    return this.shownBy.value;
  }

  set show(show: Show) {
    this.shownBy.value = show;
  }

  // --- What a person does ---

  async play(move: string): Promise<void> {
    if (this.busy.value || !(await this.isMeant(move))) return;
    await this.plan.follow(move, this.decide);
  }

  /** Whether the move is to be played: some want to be asked once more. */
  private async isMeant(move: string): Promise<boolean> {
    if (confirm.value === "never") return true;
    return (await import("../own/confirming")).confirmed(this, move);
  }

  /** Take back what was done last. */
  undo(): Promise<void> {
    return this.plan.takeBack(() => this.attempted({ type: "undo", at: this.at }));
  }

  proposeEnd(): Promise<void> {
    return this.attempted({ type: "end", at: this.at });
  }

  answer(yes: boolean): Promise<void> {
    return this.attempted({ type: "answer", at: this.at, yes });
  }

  /** Anything else that is asked of the table. */
  async ask(question: Question): Promise<AnswerTo> {
    const answer = await this.connection.ask(question);
    if (answer.type === "refused") this.refusal.value = answer;
    return answer;
  }

  /** Tell the house something that needs no answer. */
  note(message: ClientMessage): void {
    this.connection.note?.(message);
  }

  /** Sit down; a stranger becomes a guest by it, and is seen as one from now on. */
  async sit(seat: number, link = ""): Promise<void> {
    try {
      await sitDown(this.now.value!, seat, link);
      this.connection.renew();
    } catch (problem) {
      this.refusal.value = { text: (problem as Error).message, clause: "", page: "" };
    }
  }

  /** What a legal move would bring. */
  preview(move: string): Promise<Forecast<V> | null> {
    return this.inquiries.preview(this.at, move) as Promise<Forecast<V> | null>;
  }

  /** Why a move is not possible; null where it is. */
  why(move: string): Promise<Refusal | null> {
    return this.inquiries.why(this.at, move);
  }

  lookAt(at: number): Promise<void> {
    return this.looking.lookAt(at);
  }

  backToNow(): void {
    this.looking.backToNow();
  }

  // --- What happens ---

  private get at(): number {
    return this.now.value?.at ?? 0;
  }

  private async attempted(question: Question): Promise<void> {
    this.busy.value = true;
    const answer = await this.connection.ask(question);
    batch(() => {
      this.busy.value = false;
      this.refusal.value = answer.type === "refused" ? answer : null;
      if (answer.type !== "refused") this.picked.value = [];
    });
  }

  private hear(message: ServerMessage): void {
    if ("table" in message && typeof message.table === "object" && message.table) {
      this.newest.value = message.table;
      void nameNonces(message.table);
    }
    switch (message.type) {
      case "since":
        return this.comingBack.hear(message);
      case "table":
        this.unfolding.clear();
        if (this.comingBack.isDue) return void this.playBack();
        return this.stand(message.table);
      case "stale": // what was told already is no news to the screen
        return message.table.seq > (this.seen ?? 0) ? this.stand(message.table) : undefined;
      case "told":
        return this.takeIn(message);
      case "presence":
        return void (this.presence.value = message);
      case "notice":
        return this.notices.hear(message);
    }
  }

  /** Show what happened since one looked last, as if it happened now. */
  playBack(): Promise<void> {
    this.seen = this.newest.value!.seq;
    return this.comingBack.playBack(this.newest.value!);
  }

  stand(now: TableNow): void {
    this.comingBack.stood();
    batch(() => {
      this.seen = Math.max(this.seen ?? 0, now.seq);
      if (now.at !== this.now.value?.at) this.forget();
      this.stands.value = now;
    });
  }

  private forget(): void {
    this.inquiries.forget();
    this.picked.value = [];
    this.pointed.value = null;
    this.refusal.value = null;
  }

  private takeIn(told: Told): void {
    if (told.seq <= (this.seen ?? 0)) return;
    this.seen = told.seq;
    this.comingBack.takeIn(told);
  }

  private noteTold(told: Told): void {
    batch(() => {
      if (told.table) this.stand(told.table);
      if (told.what === "said") this.chat.hear(told, this.now.value?.yours ?? []);
      else this.lines.value = withNews(this.lines.value, told, this.now.value?.moves ?? 0);
    });
  }

  protected async tellStory(): Promise<void> {
    try {
      const story = await house.story(this.id, null);
      this.lines.value = withStory(this.lines.value, story);
      this.chat.open(story);
    } catch (problem) {
      const status = problem instanceof HttpRefusal ? problem.status : 0;
      this.refused.value = { status, text: (problem as Error).message };
      if (status === 404) this.close();
    }
  }
}
