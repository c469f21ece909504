// Tokens: keys with which programs play or watch in one's name.

import { useState } from "preact/hooks";
import { house } from "../play/house";
import { accountWords } from "./account/words";
import { type Fetched, useFetched } from "./fetched";
import { Doing } from "./forms";
import "./styles/rooms.css";

/** For people whom the house knows: a stranger could not come back to a token. */
export function Tokens() {
  const w = accountWords.value;
  const tokens = useFetched(house.tokens, "tokens");
  const [label, setLabel] = useState("");
  const [fresh, setFresh] = useState("");
  const make = () =>
    house.newToken(label).then((made) => {
      setFresh(made.token);
      tokens.again();
    });
  return (
    <section class="sheet">
      <h2 class="head">{w.tokens}</h2>
      <p class="hint">{w.tokensHint}</p>
      <TokenList tokens={tokens} />
      <Doing act={make}>
        <div class="row">
          <input
            aria-label={w.label}
            placeholder={w.label}
            maxLength={40}
            value={label}
            required
            onInput={(event) => setLabel(event.currentTarget.value)}
          />
          <button class="plain">{w.newToken}</button>
        </div>
      </Doing>
      {fresh && (
        <p>
          {w.shownOnce} <code>{fresh}</code>
        </p>
      )}
    </section>
  );
}

function TokenList({ tokens }: { tokens: Fetched<{ id: string; label: string }[]> }) {
  return (
    <ul class="tables">
      {tokens.found?.map((token) => (
        <li key={token.id}>
          <span class="tables-name">{token.label}</span>
          <button class="plain" onClick={() => void house.revokeToken(token.id).then(tokens.again)}>
            {accountWords.value.revoke}
          </button>
        </li>
      ))}
    </ul>
  );
}
