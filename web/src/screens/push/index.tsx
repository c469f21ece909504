// Being called back, and the app on the device: a part of a screen, to be placed wherever settings are.

import { useEffect, useState } from "preact/hooks";
import type { CallsNow } from "../../wire";
import { useFetched } from "../fetched";
import { beCalled, calls, isApp, missing, ownId, stopAt, tryOut } from "./browser";
import { offer } from "./install";
import { Quiet } from "./quiet";
import { pushWords, usePushWords } from "./words";
import "./push.css";

/** Two sheets: calls, and the app. For whom the house knows. */
export function CallSettings() {
  usePushWords();
  useEffect(() => {
    if (isSecureContext) void import("../../installed").then(({ start }) => start(false));
  }, []);
  return (
    <>
      <Calls />
      <App />
    </>
  );
}

function Calls() {
  const w = pushWords.value;
  const why = missing();
  return (
    <section class="sheet calls">
      <h2 class="head">{w.heading}</h2>
      <p class="hint">{w.what}</p>
      {why === "plainHttp" ? <p>{w.plainHttp}</p> : <Known why={why && w[why]} />}
    </section>
  );
}

/** What is settled so far; `why` nothing can be settled in this browser itself, if so. */
function Known({ why }: { why: string }) {
  const now = useFetched(calls, "calls");
  const own = useFetched(ownId, "own");
  const again = () => {
    now.again();
    own.again();
  };
  if (!now.found || own.found === null) return <p>{now.problem}</p>;
  return (
    <>
      {why ? <p>{why}</p> : <Here now={now.found} own={own.found} again={again} />}
      <Elsewhere now={now.found} own={own.found} again={again} />
      {now.found.browsers.length > 0 && <Quiet hours={now.found.quiet ?? null} again={again} />}
    </>
  );
}

interface Props {
  now: CallsNow;
  own: string;
  again(): void;
}

function Here({ now, own, again }: Props) {
  const w = pushWords.value;
  const [said, setSaid] = useState("");
  const isOn = now.browsers.some(({ id }) => id === own);
  const act = (work: () => Promise<void>, done = "") => {
    work()
      .then(() => setSaid(done))
      .catch((problem: Error) => setSaid(problem.name === "AbortError" ? w.noService : problem.message))
      .finally(again);
  };
  return (
    <>
      {isOn ? (
        <div class="row">
          <span>{w.isOn}</span>
          <button class="plain" onClick={() => act(tryOut, w.tried)}>
            {w.tryOut}
          </button>
          <button class="plain" onClick={() => act(() => stopAt(own))}>
            {w.stop}
          </button>
        </div>
      ) : (
        <button class="plain" onClick={() => act(() => beCalled(now.key))}>
          {w.on}
        </button>
      )}
      <p class="hint" role="status">
        {said}
      </p>
    </>
  );
}

/** Other browsers, each of which can be stopped from here. */
function Elsewhere({ now, own, again }: Props) {
  const w = pushWords.value;
  const others = now.browsers.filter(({ id }) => id !== own);
  if (others.length === 0) return null;
  return (
    <>
      <p>{w.elsewhere}</p>
      <ul class="tables devices">
        {others.map(({ id, label }) => (
          <li key={id}>
            <span class="tables-name">{named(label)}</span>
            <button
              class="plain"
              aria-label={w.stopAt(named(label))}
              onClick={() => void stopAt(id).then(again, again)}
            >
              {w.stop}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The house names browsers in English: Firefox on Linux. */
function named(label: string): string {
  const w = pushWords.value;
  const [browser = "", system] = label.split(" on ");
  return system ? w.device(browser, system) : browser || w.unknown;
}

function App() {
  const w = pushWords.value;
  if (!isSecureContext) return null;
  const found = offer.value;
  return (
    <section class="sheet calls">
      <h2 class="head">{w.app}</h2>
      <p class="hint">{w.appWhat}</p>
      {isApp() ? (
        <p>{w.isApp}</p>
      ) : found ? (
        <button class="plain" onClick={() => void found.prompt()}>
          {w.install}
        </button>
      ) : (
        <p>{w.byMenu}</p>
      )}
    </section>
  );
}
