// Keeping order at a table: who may chat, and reports to whoever runs the house.

import { useState } from "preact/hooks";
import { house } from "../../play/house";
import type { Table } from "../../play/table";
import type { Speakers } from "../../wire";
import { words } from "../../words";

/** For the host: who may chat. */
export function ChatRule({ table }: { table: Table }) {
  const w = words.value.table;
  const now = table.now.value;
  if (!now?.owner) return null;
  const settle = (speakers: Speakers) => void table.ask({ type: "hush", speakers });
  return (
    <label class="hint chat-rule">
      {w.speakers}{" "}
      <select value={now.speakers ?? "everybody"} onChange={(event) => settle(event.currentTarget.value as Speakers)}>
        {Object.entries(w.mayChat).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** For everybody: something that is wrong here. */
export function Report({ table }: { table: Table }) {
  const w = words.value.table;
  const [text, setText] = useState("");
  const [said, setSaid] = useState("");
  const send = (event: Event) => {
    event.preventDefault();
    house.report({ table: table.id, text }).then(
      () => {
        setText("");
        setSaid(w.reported);
      },
      (trouble: Error) => setSaid(trouble.message),
    );
  };
  return (
    <details class="report">
      <summary class="hint">{w.report}</summary>
      <form onSubmit={send}>
        <div class="row">
          <input
            aria-label={w.reportHint}
            placeholder={w.reportHint}
            value={text}
            maxLength={1000}
            required
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button class="plain">{w.send}</button>
        </div>
        <p class="hint" role="status">
          {said}
        </p>
      </form>
    </details>
  );
}
