// Who stands in for the house at a table that is studied: every position is asked for as a whole, a game after some of
// its moves and a branch from there, and all seats are one's own.

import { signal } from "@preact/signals";
import type { Outlook } from "../../analysis";
import type { AnswerTo, Listener, Question, Talk } from "../../play/connection";
import { house } from "../../play/house";
import type { ServerMessage, Study, StudyAsked, StudyNow } from "../../wire";

const NOT_HERE = { text: "", clause: "", page: "", again: false };

/** Who shows the positions of a study, and answers questions about moves there. */
export interface Studio {
  show(study: Study): Promise<StudyNow>;
  answer(asked: StudyAsked): Promise<ServerMessage>;
}

const studioOf = (game: string): Studio => ({
  show: (study) => house.study(game, study),
  answer: (asked) => house.studyMessage(game, asked),
});

export class StudyLine implements Talk {
  readonly study = signal<Study>({ at: 0, moves: [], seat: null });
  readonly outlook = signal<Outlook | null>(null);
  /** Between two small moves of one decision. */
  readonly isMid = signal(false);
  readonly problem = signal("");
  private listener: Listener | null = null;
  private count = 0; // positions that were shown: each has a number of its own

  constructor(
    game: string,
    private readonly studio = studioOf(game),
  ) {}

  /** For the table that talks to it. */
  readonly connect = (listener: Listener): Talk => {
    this.listener = listener;
    return this;
  };

  /** Show a position. */
  async show(study: Study): Promise<StudyNow | null> {
    const found = await this.found(study);
    if (found) this.listener?.told({ type: "table", table: this.numbered(study, found) });
    return found;
  }

  ask(question: Question): Promise<AnswerTo> {
    switch (question.type) {
      case "play":
        return this.play(question.move);
      case "preview":
      case "why":
      case "destinations":
        return this.inquire(question);
      default:
        return Promise.resolve({ type: "refused", cid: "", ...NOT_HERE });
    }
  }

  renew(): void {
    // there is nobody else to be
  }

  close(): void {
    this.listener = null;
  }

  private async play(move: string): Promise<AnswerTo> {
    const before = this.study.peek();
    const study = { ...before, moves: [...(before.moves ?? []), move] };
    const found = await this.found(study);
    const told = found?.told.at(-1);
    if (!found || !told) return { type: "refused", cid: "", ...NOT_HERE, text: this.problem.peek() };
    const table = this.numbered(study, found);
    const { seat, events, lines } = told;
    this.listener?.told({
      type: "told",
      seq: table.seq,
      what: "moved",
      seat,
      text: move,
      events,
      lines,
      made: 0,
      table,
    });
    return { type: "ok", cid: "", seq: table.seq, link: "", table: "" };
  }

  private async inquire(question: Question): Promise<AnswerTo> {
    const message = { ...question, cid: "study" } as never;
    try {
      return (await this.studio.answer({ study: this.study.peek(), message })) as AnswerTo;
    } catch (problem) {
      return { type: "refused", cid: "", ...NOT_HERE, text: (problem as Error).message };
    }
  }

  private async found(study: Study): Promise<StudyNow | null> {
    try {
      const found = await this.studio.show(study);
      this.problem.value = "";
      return found;
    } catch (problem) {
      this.problem.value = (problem as Error).message;
      return null;
    }
  }

  /** Note what is shown, and give it a number that no position had before. */
  private numbered(study: Study, found: StudyNow): StudyNow["table"] {
    this.study.value = study;
    this.outlook.value = found.outlook;
    this.isMid.value = found.mid;
    this.count += 1;
    return { ...found.table, at: this.count, seq: this.count };
  }
}
