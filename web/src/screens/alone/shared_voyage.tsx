// A daily voyage that somebody shares: compared with one's own, or only that there was one.

import { useEffect, useState } from "preact/hooks";
import { boardFor } from "../../boards/shelf";
import { ask } from "../../play/http";
import { Link, type Params } from "../../route";
import { language } from "../../settings";
import type { ScoreNow, SoloNow, VoyageShared } from "../../wire";
import { words } from "../../words";
import { useFetched } from "../fetched";
import { Frame } from "../frame";
import { Chart } from "./chart";
import { dayName } from "./days";
import { asNumber, begin, loadSolos, nameOf, solos, told } from "./solos";
import { aloneWords, loadAloneWords } from "./words";
import "./alone.css";

export function SharedVoyagePage({ params }: { params: Params }) {
  const link = params["link"]!;
  const voyage = useFetched(() => ask<VoyageShared>("GET", `/api/voyages/${encodeURIComponent(link)}`), link);
  useEffect(() => void loadAloneWords(), [language.value]);
  useEffect(() => void loadSolos().catch(() => undefined), []);
  const w = aloneWords.value.voyage;
  const found = voyage.found;
  if (!found) return <Frame heading={w.page}>{voyage.problem || words.value.loading}</Frame>;
  const solo = solos.value.find(({ title, name }) => title === found.title && name === found.name);
  return (
    <Frame heading={w.shared(found.who, nameOf(found.name))}>
      <section class="sheet shared-voyage">
        <h2 class="head">
          {w.head}{" "}
          <span class="aside" data-said>
            {dayName(found.day)}
          </span>
        </h2>
        {found.scores ? (
          <Compared found={found} scores={found.scores} solo={solo} />
        ) : (
          <Hidden found={found} solo={solo} />
        )}
      </section>
    </Frame>
  );
}

function Hidden({ found, solo }: { found: VoyageShared; solo: SoloNow | undefined }) {
  const w = aloneWords.value.voyage;
  const [problem, setProblem] = useState("");
  const isToday = solo?.today.day === found.day;
  const sail = () => solo && void begin(solo, "voyage").catch((trouble: Error) => setProblem(trouble.message));
  return (
    <>
      <p>{found.played ? w.left : w.hidden}</p>
      {!found.played && !isToday && <p class="hint">{w.over}</p>}
      {isToday && !solo.today.table && (
        <button class="main" onClick={sail}>
          {w.sail}
        </button>
      )}
      {isToday && solo.today.table && !solo.today.over && (
        <Link to={`/tables/${solo.today.table}`} class="button main">
          {w.goOn}
        </Link>
      )}
      <p class="problem" role="alert">
        {problem}
      </p>
    </>
  );
}

interface ComparedProps {
  found: VoyageShared;
  scores: ScoreNow[];
  solo: SoloNow | undefined;
}

function Compared({ found, scores, solo }: ComparedProps) {
  const w = aloneWords.value.voyage;
  const board = useFetched(() => boardFor(found.title, false), found.title).found;
  const isLead = scores.length > 1;
  const theirs = scores[0]!.total - (scores[1]?.total ?? 0);
  const mine = [solo?.today, solo?.yesterday].find((one) => one?.day === found.day)?.points ?? null;
  const meant = [{ points: theirs, name: w.them(found.who, asNumber(theirs, isLead)) }];
  if (mine !== null && !found.yours) meant.push({ points: mine, name: w.you(asNumber(mine, isLead)) });
  return (
    <>
      <p class="voyage-result">{told(theirs, isLead)}</p>
      {mine !== null && !found.yours && (
        <p>
          {w.yourResult}: {told(mine, isLead)}
        </p>
      )}
      <dl class="voyage-parts">
        {scores[0]!.parts.map(({ of, points }) => (
          <div key={of}>
            <dt data-said>{board?.part?.(of) ?? of}</dt>
            <dd>{words.value.number(points)}</dd>
          </div>
        ))}
      </dl>
      {found.results.length > 0 && <Chart results={found.results} meant={meant} />}
      <p class="hint">{found.yours ? w.yours : w.attempts[found.attempt]}</p>
      <Link to="/voyage" class="button">
        {w.toVoyage}
      </Link>
    </>
  );
}
