// What was said at a table, and what of it is new to the person at this screen.

import { signal } from "@preact/signals";
import type { Story, Told } from "../wire";

export interface Remark {
  seq: number;
  name: string;
  seat: number | null;
  text: string;
}

export class Chat {
  readonly lines = signal<Remark[]>([]);
  readonly unread = signal(0); // lines that others said since the chat was last looked at
  readonly heard = signal<{ name: string; text: string } | null>(null); // the last of them

  open(story: Story): void {
    this.lines.value = story.chat.map(({ seq, name, seat, text }) => ({ seq, name, seat: seat ?? null, text }));
  }

  hear(told: Told, yours: readonly number[]): void {
    const [name = "", ...rest] = (told.lines[0] ?? "").split(": ");
    const text = told.text || rest.join(": ");
    this.lines.value = [...this.lines.value, { seq: told.seq, name, seat: told.seat, text }];
    if (told.seat !== null && yours.includes(told.seat)) return;
    this.unread.value += 1;
    this.heard.value = { name, text };
  }
}
