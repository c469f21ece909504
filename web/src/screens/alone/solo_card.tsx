// Solo on the start page: each way to play alone, with one's best and the printed marks.

import { useEffect, useState } from "preact/hooks";
import { Icon } from "../../pieces/icon";
import { Link } from "../../route";
import { language } from "../../settings";
import type { SoloNow } from "../../wire";
import { words } from "../../words";
import { asNumber, begin, loadSolos, nameOf, solos } from "./solos";
import { aloneWords, loadAloneWords } from "./words";
import "./alone.css";

export function SoloCard() {
  const [problem, setProblem] = useState("");
  useEffect(() => void loadAloneWords(), [language.value]);
  useEffect(() => void loadSolos().catch((trouble: Error) => setProblem(trouble.message)), []);
  const w = aloneWords.value;
  const play = (solo: SoloNow) => begin(solo, "sealed").catch((trouble: Error) => setProblem(trouble.message));
  return (
    <>
      <h2 class="head">{w.solo}</h2>
      {solos.value.map((solo) => (
        <div class="solo" key={solo.name}>
          <div class="solo-line">
            <span class="solo-name">
              <b>{nameOf(solo.name)}</b>
              <small>{w.about[solo.name]}</small>
              <small>{played(solo)}</small>
            </span>
            {solo.best !== null && (
              <span class="solo-best">
                {asNumber(solo.best, solo.rival)}
                <small>{w.best}</small>
              </span>
            )}
            <button class="plain" aria-label={w.play(nameOf(solo.name))} onClick={() => void play(solo)}>
              <Icon name="play" />
            </button>
          </div>
          {solo.marks.length > 0 && <Marks marks={solo.marks} best={solo.best} />}
        </div>
      ))}
      <p class="problem" role="alert">
        {problem}
      </p>
      <Link to="/companion" class="button">
        {w.companion}
      </Link>
    </>
  );
}

function played(solo: SoloNow): string {
  const w = aloneWords.value;
  if (solo.played === 0) return w.unplayed;
  return solo.rival ? w.won(solo.won, solo.played) : "";
}

/** How far one's best has come on the way to the marks that are printed. */
function Marks({ marks, best }: { marks: number[]; best: number | null }) {
  const w = aloneWords.value;
  const [first, last] = [marks[0]!, marks.at(-1)!];
  const [low, high] = [first - 0.75 * (last - first), last + 0.25 * (last - first)];
  const at = (points: number) => `${Math.max(0, Math.min(100, (100 * (points - low)) / (high - low)))}%`;
  const next = marks.find((mark) => best !== null && best < mark);
  return (
    <div class="marks">
      <div class="marks-track" role="img" aria-label={w.marks(marks.join(", "))}>
        <i style={{ width: at(best ?? 0) }} />
        {marks.map((mark) => (
          <span key={mark} class={best !== null && best >= mark ? "got" : ""} style={{ left: at(mark) }}>
            {mark}
          </span>
        ))}
      </div>
      {best !== null && <small>{next ? w.missing(words.value.number(next - best), next) : w.reached(last)}</small>}
    </div>
  );
}
