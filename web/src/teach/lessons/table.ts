// The table of a lesson: boards draw it and play there as at any other.

import { Table } from "../../play/table";
import type { LessonNow } from "../../wire";
import { LessonTalk } from "./line";

export class LessonTable extends Table {
  constructor(
    lesson: LessonNow,
    readonly talk = new LessonTalk(lesson),
  ) {
    super("lesson", talk.connect);
  }

  /** There is no story before a lesson. */
  protected override tellStory(): Promise<void> {
    return Promise.resolve();
  }

  /** Nor anything to look back at. */
  override lookAt(): Promise<void> {
    return Promise.resolve();
  }
}
