// The seal of a table's luck, to be noted while the game goes on, and whose the nonces are.

import { Fragment } from "preact";
import { useEffect } from "preact/hooks";
import { seenAt } from "../../play/nonces";
import { language } from "../../settings";
import type { TableNow } from "../../wire";
import { words } from "../../words";
import { CopyButton } from "../copy_button";
import { loadLuckWords, luckWords } from "../luck/words";

export function SealNote({ now }: { now: TableNow }) {
  const w = words.value;
  useEffect(() => void loadLuckWords(), [language.value]);
  if (now.told) return <p class="hint">{w.table.toldLuck}</p>;
  if (now.voyage) return <p class="hint">{w.table.voyageLuck(now.voyage)}</p>;
  if (!now.seal) return null;
  const seen = seenAt(now.id);
  return (
    <section class="proof-note">
      <h3>{w.end.seal}</h3>
      <p class="hint">{w.table.sealText}</p>
      {seen && seen.seal !== now.seal && <p class="problem">{w.table.sealChanged}</p>}
      <p>
        <code>{now.seal}</code>
      </p>
      <CopyButton text={now.seal} name={w.table.copySeal} icon="copy" />
      <Nonces now={now} />
    </section>
  );
}

function Nonces({ now }: { now: TableNow }) {
  const w = luckWords.value;
  if (now.nonces.length === 0) return null;
  return (
    <>
      <h4>{w.nonces}</h4>
      <dl class="proof">
        {now.nonces.map((whose, at) => (
          <Fragment key={at}>
            <dt>{w.seat(at + 1)}</dt>
            <dd>{w.of[whose]}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}
