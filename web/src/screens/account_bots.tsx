// Bots of one's own: accounts with a name and a token, marked as bots wherever they play.

import { useState } from "preact/hooks";
import { house } from "../play/house";
import { accountWords } from "./account/words";
import { useFetched } from "./fetched";
import { Doing } from "./forms";
import "./styles/rooms.css";

export function Bots() {
  const w = accountWords.value;
  const bots = useFetched(house.bots, "bots");
  const [name, setName] = useState("");
  const [fresh, setFresh] = useState("");
  const make = () =>
    house.newBot(name).then((made) => {
      setFresh(made.token);
      bots.again();
    });
  return (
    <section class="sheet">
      <h2 class="head">{w.bots}</h2>
      <p class="hint">{w.botsHint}</p>
      <ul class="tables">
        {bots.found?.map((bot) => (
          <li key={bot.id}>
            <span class="tables-name">{bot.name}</span>
            <button class="plain" onClick={() => void house.retireBot(bot.id).then(bots.again)}>
              {w.retire}
            </button>
          </li>
        ))}
      </ul>
      <Doing act={make}>
        <div class="row">
          <input
            aria-label={w.botName}
            placeholder={w.botName}
            maxLength={24}
            value={name}
            required
            onInput={(event) => setName(event.currentTarget.value)}
          />
          <button class="plain">{w.newBot}</button>
        </div>
      </Doing>
      {fresh && (
        <p>
          {w.shownOnce} <code class="bot-token">{fresh}</code>
        </p>
      )}
    </section>
  );
}
