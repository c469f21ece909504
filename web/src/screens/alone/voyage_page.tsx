// The daily voyage: today's luck for each way to play alone, how it went, and a link to compare.

import { useEffect, useState } from "preact/hooks";
import { Link } from "../../route";
import { language } from "../../settings";
import type { SoloNow } from "../../wire";
import { CopyButton } from "../copy_button";
import { Frame } from "../frame";
import { Chart } from "./chart";
import { dayName } from "./days";
import { asNumber, begin, loadSolos, nameOf, solos, told } from "./solos";
import { aloneWords, loadAloneWords } from "./words";
import "./alone.css";

export function VoyagePage() {
  const w = aloneWords.value.voyage;
  const [problem, setProblem] = useState("");
  const fail = (trouble: Error) => setProblem(trouble.message);
  useEffect(() => void loadAloneWords(), [language.value]);
  useEffect(() => void loadSolos().catch(fail), []);
  const due = solos.value.find(({ today }) => !today.over);
  return (
    <Frame heading={w.page}>
      <p class="prose">{w.intro}</p>
      <p class="problem" role="alert">
        {problem}
      </p>
      <div class="voyage-page">
        {solos.value.map((solo) => (
          <section class="sheet" key={solo.name}>
            <h2 class="head">
              {nameOf(solo.name)}{" "}
              <span class="aside" data-said>
                {dayName(solo.today.day)}
              </span>
            </h2>
            <p class="hint">{aloneWords.value.about[solo.name]}</p>
            <Result solo={solo} />
            <Onward solo={solo} isMain={solo === due} fail={fail} />
            {solo.yesterday.over && (
              <p class="hint">
                {w.yesterday(told(solo.yesterday.points, solo.rival))} {compared(solo.yesterday)}
              </p>
            )}
          </section>
        ))}
      </div>
      <p class="hint prose">{w.known}</p>
      <p class="hint prose">{w.brought}</p>
    </Frame>
  );
}

function Result({ solo }: { solo: SoloNow }) {
  const { points, results, over } = solo.today;
  if (!over) return null;
  const meant = points === null ? [] : [{ points, name: aloneWords.value.voyage.you(asNumber(points, solo.rival)) }];
  return (
    <>
      <p class="voyage-result">{told(points, solo.rival)}</p>
      {points !== null && <p>{compared(solo.today)}</p>}
      {results.length > 1 && <Chart results={results} meant={meant} />}
    </>
  );
}

/** How a result stands among those of the others. */
function compared({ points, results }: SoloNow["today"]): string {
  if (points === null) return "";
  const worse = results.filter((other) => other < points).length;
  return aloneWords.value.voyage.better(worse, Math.max(0, results.length - 1));
}

function Onward({ solo, isMain, fail }: { solo: SoloNow; isMain: boolean; fail(trouble: Error): void }) {
  const w = aloneWords.value.voyage;
  const { table, over, link } = solo.today;
  const sail = () => void begin(solo, "voyage").catch(fail);
  const look = isMain ? "main" : "plain";
  if (table && !over)
    return (
      <Link to={`/tables/${table}`} class={`button ${look}`}>
        {w.goOn}
      </Link>
    );
  if (!over)
    return (
      <>
        <button class={look} aria-label={w.sailIn(nameOf(solo.name))} onClick={sail}>
          {w.sail}
        </button>
        <p class="hint">{w.first}</p>
      </>
    );
  return (
    <>
      <CopyButton text={`${location.origin}/voyages/${link}`} name={w.link} icon="link" />
      <p class="hint">{w.linkHint}</p>
      <button class="quiet" onClick={sail}>
        {w.again}
      </button>
    </>
  );
}
