// The seal of a table's luck, to be noted while the game goes on.

import type { TableNow } from "../../wire";
import { words } from "../../words";
import { CopyButton } from "../copy_button";

export function SealNote({ now }: { now: TableNow }) {
  const w = words.value;
  if (!now.seal) return null;
  return (
    <section class="proof-note">
      <h3>{w.end.seal}</h3>
      <p class="hint">{w.table.sealText}</p>
      <p>
        <code>{now.seal}</code>
      </p>
      <CopyButton text={now.seal} name={w.table.copySeal} icon="copy" />
    </section>
  );
}
