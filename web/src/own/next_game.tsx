// After a game at the table of the house: the way to the next one.

import { useEffect } from "preact/hooks";
import { Link } from "../route";
import { language } from "../settings";
import { loadOwnWords, ownWords } from "./words";

export function NextGame() {
  useEffect(() => void loadOwnWords(), [language.value]);
  return (
    <Link class="button main" to="/watch">
      {ownWords.value.watch.next}
    </Link>
  );
}
