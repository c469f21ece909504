// What was counted over the whole game, seat by seat; and what decided it.

import type { Account, Fact } from "../../analysis";
import { Badge } from "../../pieces/badge";
import { words } from "../../words";
import { named, said, teachWords } from "../words";
import { LETTERS } from "./scale";

export function Facts({ facts, title, names }: { facts: readonly Fact[]; title: string; names: string[] }) {
  const w = teachWords.value.account;
  if (facts.length === 0) return null;
  return (
    <section class="sheet a-panel a-facts">
      <h3 class="head">{w.facts}</h3>
      <table class="account" aria-label={w.facts}>
        <thead>
          <tr>
            <td />
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                <span class="a-who">
                  <Badge seat={seat} title={title} size={22} /> {name}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map((fact) => (
            <tr key={fact.name.en}>
              <th scope="row">{said(fact.name)}</th>
              {fact.values.map((value, seat) => (
                <td key={seat}>{typeof value === "number" ? words.value.number(value) : named(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** When it was decided, in a sentence, and what changed most. */
export function KeyMoments({ account, look }: { account: Account; look(at: number): void }) {
  return (
    <>
      {account.turning && <p class="a-say">{said(account.turning)}</p>}
      {account.key.length > 0 && <Keys account={account} look={look} />}
    </>
  );
}

function Keys({ account, look }: { account: Account; look(at: number): void }) {
  const w = teachWords.value.account;
  return (
    <ol class="a-keys" aria-label={w.key}>
      {account.key.slice(0, LETTERS.length).map((key, at) => (
        <li key={at}>
          <button class="log-line" onClick={() => look(key.at)}>
            <i class="key-letter">{LETTERS[at]}</i> <small>{w.turnNumber(key.turn)}</small> {said(key.words)}
          </button>
        </li>
      ))}
    </ol>
  );
}
