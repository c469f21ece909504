// The way to the table at which the best bots of the house play.

import { useEffect, useState } from "preact/hooks";
import { house } from "../play/house";
import { go } from "../route";
import { Frame } from "../screens/frame";
import { loadOwnWords, ownWords } from "./words";

export function WatchPage() {
  const [problem, setProblem] = useState("");
  useEffect(() => {
    void loadOwnWords();
    house.houseTable().then(
      ({ table }) => go(`/tables/${table}`, true),
      (trouble: Error) => setProblem(trouble.message),
    );
  }, []);
  return (
    <Frame heading={ownWords.value.watch.go}>
      <p class="prose" aria-busy={!problem}>
        {problem || ownWords.value.watch.sent}
      </p>
    </Frame>
  );
}
