// The daily voyage on the start page: set sail in each way to play alone, or see how it went.

import { useState } from "preact/hooks";
import { Link } from "../../route";
import type { SoloNow } from "../../wire";
import { dayName } from "./days";
import { asNumber, begin, nameOf, solos } from "./solos";
import { aloneWords } from "./words";

export function VoyageCard() {
  const w = aloneWords.value.voyage;
  const [problem, setProblem] = useState("");
  const day = solos.value[0]?.today.day;
  const sail = (solo: SoloNow) => begin(solo, "voyage").catch((trouble: Error) => setProblem(trouble.message));
  return (
    <>
      <h2 class="head">
        {w.head}{" "}
        <span class="aside" data-said>
          {day && dayName(day)}
        </span>
      </h2>
      <h3>{w.heading}</h3>
      <ul class="voyages">
        {solos.value.map((solo) => (
          <li key={solo.name}>
            <span>{nameOf(solo.name)}</span>
            <Standing solo={solo} sail={() => void sail(solo)} />
          </li>
        ))}
      </ul>
      <p class="problem" role="alert">
        {problem}
      </p>
      <p class="hint voyage-foot">
        {w.first} <Link to="/voyage">{w.compare}</Link>
      </p>
    </>
  );
}

function Standing({ solo, sail }: { solo: SoloNow; sail(): void }) {
  const w = aloneWords.value.voyage;
  const { table, over, points } = solo.today;
  if (over) return <b class="num">{points === null ? w.left : asNumber(points, solo.rival)}</b>;
  if (table)
    return (
      <Link to={`/tables/${table}`} class="button">
        {w.goOn}
      </Link>
    );
  return (
    <button class="plain" aria-label={w.sailIn(nameOf(solo.name))} onClick={sail}>
      {w.sail}
    </button>
  );
}
