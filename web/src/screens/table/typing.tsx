// A box that takes a move in one line, the same as in the terminal and in a log. It stands in the
// sentence's place while it is wanted.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { typed } from "../../play/choose";
import type { Table } from "../../play/table";
import { words } from "../../words";
import { typing } from "./typing_on";

export function Typing({ table }: { table: Table }) {
  const w = words.value.table;
  const [text, setText] = useState("");
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => box.current?.focus(), []);
  const leave = () => void (typing.value = false);
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    leave();
  };
  const enter = (event: Event) => {
    event.preventDefault();
    if (!text.trim()) return leave();
    leave();
    void table.play(typed(table.legal.value, text));
  };
  return (
    <form class="sentence typing" onSubmit={enter}>
      <input
        ref={box}
        value={text}
        placeholder={w.typeHint(table.legal.value[0]!.move)}
        aria-label={w.type}
        autocomplete="off"
        list="typed-moves"
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={leaveOnEscape}
      />
      <datalist id="typed-moves">
        {table.legal.value.map((one) => (
          <option key={one.move} value={one.move} />
        ))}
      </datalist>
    </form>
  );
}
