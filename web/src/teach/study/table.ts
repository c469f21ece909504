// A table at which a game is studied: boards draw it and play there as at any other.

import { house } from "../../play/house";
import type { Line } from "../../play/lines";
import { withStory } from "../../play/lines";
import { Table } from "../../play/table";
import type { StoryLine, Study } from "../../wire";
import { StudyLine } from "./line";

export class StudyTable extends Table {
  private story: Line[] = [];
  /** How the board calls a move, once it is there. */
  say: (move: string) => string = (move) => move;

  constructor(
    readonly game: string,
    readonly line = new StudyLine(game),
  ) {
    super(game, line.connect);
  }

  /** Go to a position; the log tells what led to it. */
  async goTo(study: Study): Promise<void> {
    const found = await this.line.show(study);
    if (found) this.lines.value = [...this.story.filter((line) => line.at <= study.at), ...found.told.map(lineOf)];
  }

  /** A moment of the game itself. */
  override async lookAt(at: number): Promise<void> {
    const { seat = null, at: base, moves = [] } = this.line.study.peek();
    const isBranch = at > base && at <= base + moves.length;
    await this.goTo(isBranch ? { at: base, moves: moves.slice(0, at - base), seat } : { at, moves: [], seat });
  }

  override async undo(): Promise<void> {
    const { seat = null, at, moves = [] } = this.line.study.peek();
    await this.goTo(
      moves.length > 0 ? { at, moves: moves.slice(0, -1), seat } : { at: Math.max(0, at - 1), moves, seat },
    );
  }

  protected override async tellStory(): Promise<void> {
    try {
      this.story = withStory([], await house.story(this.id, null));
    } catch {
      this.story = []; // the board is there without it
    }
    const { at } = this.line.study.peek();
    this.lines.value = [...this.story.filter((line) => line.at <= at), ...this.lines.value];
  }
}

const lineOf = ({ at, seat, events, lines }: StoryLine): Line => ({ at, seat, what: "moved", text: "", events, lines });
