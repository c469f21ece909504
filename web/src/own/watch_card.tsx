// On the start page: a game of the best bots, to watch at any time.

import { useEffect } from "preact/hooks";
import { Icon } from "../pieces/icon";
import { Link } from "../route";
import { language } from "../settings";
import { loadOwnWords, ownWords } from "./words";

export function WatchCard() {
  const w = ownWords.value.watch;
  useEffect(() => void loadOwnWords(), [language.value]);
  return (
    <>
      <h2 class="head">{w.card}</h2>
      <p class="hint">{w.cardText}</p>
      <Link to="/watch" class="button">
        <Icon name="people" /> {w.go}
      </Link>
    </>
  );
}
