// The luck of a game that is over: its seal and seed, what this browser has checked of it, and what it cannot check.

import { useEffect } from "preact/hooks";
import { Icon, type IconName } from "../../pieces/icon";
import { house } from "../../play/house";
import { type Finding, verdictOf } from "../../play/luck_findings";
import { seenAt } from "../../play/nonces";
import type { Table } from "../../play/table";
import { language } from "../../settings";
import type { TableNow } from "../../wire";
import { words } from "../../words";
import { CopyButton } from "../copy_button";
import { useFetched } from "../fetched";
import { loadLuckWords, luckWords } from "../luck/words";

interface Props {
  table: Table;
  now: TableNow;
}

export function Proof({ table, now }: Props) {
  const w = words.value.end;
  useEffect(() => void loadLuckWords(), [language.value]);
  return (
    <section class="sheet">
      <h3 class="head">
        <Icon name="lock" /> {w.proof}
      </h3>
      {now.seal && <Sealed table={table} now={now} />}
      <div class="row">
        {now.seal && <CopyButton text={verifying(now)} name={luckWords.value.copyCommand} icon="copy" />}
        <a class="button" href={house.logOf(table.id)} download>
          <Icon name="save" /> {w.download}
        </a>
      </div>
    </section>
  );
}

function Sealed({ table, now }: Props) {
  const w = words.value.end;
  return (
    <>
      <p class="hint">{w.proofText}</p>
      <dl class="proof">
        <dt>{w.seal}</dt>
        <dd>
          <code>{now.seal}</code>
        </dd>
        <dt>{w.seed}</dt>
        <dd>
          <code>{now.seed}</code>
        </dd>
      </dl>
      <Checked table={table} now={now} />
      <p class="hint">{luckWords.value.rest}</p>
      <p class="proof-note">
        <code>{verifying(now)}</code>
      </p>
    </>
  );
}

/** The command that checks the rest, with all that this browser has seen. */
function verifying(now: TableNow): string {
  const seen = seenAt(now.id);
  const named = now.yours.flatMap((seat) => {
    const { nonce, isTaken } = seen?.nonces[seat] ?? {};
    return isTaken ? [` --nonce ${seat} ${nonce}`] : [];
  });
  return `fondaco verify ${now.id}.log${seen ? ` --seal ${seen.seal}` : ""}${named.join("")}`;
}

function Checked({ table, now }: Props) {
  const w = luckWords.value;
  const check = async () => {
    const [log, { findings }] = await Promise.all([house.log(table.id), import("../../play/luck_check")]);
    return findings(log, now, seenAt(now.id));
  };
  const { found, problem } = useFetched(check, table.id);
  return (
    <>
      <h4>{w.checked}</h4>
      {!found && <p class="hint">{problem || words.value.loading}</p>}
      {found && (
        <ul class="luck-findings">
          {found.map((one, at) => (
            <Line key={at} finding={one} />
          ))}
        </ul>
      )}
    </>
  );
}

const MARKS: Record<ReturnType<typeof verdictOf>, IconName> = { good: "check", open: "info", bad: "warn" };

function Line({ finding }: { finding: Finding }) {
  const verdict = verdictOf(finding);
  const w = luckWords.value;
  const text = "seat" in finding ? w.ofSeat[finding.what](finding.seat + 1) : w.found[finding.what];
  return (
    <li class={verdict === "bad" ? "problem" : ""} data-verdict={verdict}>
      <Icon name={MARKS[verdict]} title={w[verdict]} /> {text}
    </li>
  );
}
