// In the menu of a table: what the house may answer for a seat of mine, if the title has such a question.

import { useEffect, useState } from "preact/hooks";
import type { Table } from "../play/table";
import { openSide } from "../screens/table/opened";
import { answerOfMine, useAnswer } from "./standing";
import { loadOwnWords, ownWords } from "./words";
import "./answers.css";

export function AnswersChoice({ table }: { table: Table }) {
  const w = ownWords.value.answers;
  const now = table.now.value!;
  const asked = useAnswer(now.title);
  const [unless, setUnless] = useState<readonly string[]>([]);
  useEffect(() => void loadOwnWords(), []);
  if (!asked || now.yours.length === 0 || now.seats.length < 2 || answerOfMine(now)) return null;
  const toggle = (id: string) => setUnless(unless.includes(id) ? unless.filter((one) => one !== id) : [...unless, id]);
  const set = async () => {
    await table.ask({ type: "stand", seat: now.yours[0]!, answer: { unless: [...unless], turn_of: null } });
    openSide(null); // a band says from now on what is answered
  };
  return (
    <details class="answers">
      <summary data-said>{asked.words["heading"]}</summary>
      <p class="hint">{w.hint}</p>
      <fieldset>
        <legend data-said>{asked.words["except"]}</legend>
        <div class="answers-places">
          {Object.entries(asked.things).map(([id, name]) => (
            <label key={id} class="check">
              <input type="checkbox" checked={unless.includes(id)} onChange={() => toggle(id)} /> {name}
            </label>
          ))}
        </div>
      </fieldset>
      <button class="plain" onClick={() => void set()}>
        {w.set}
      </button>
    </details>
  );
}
