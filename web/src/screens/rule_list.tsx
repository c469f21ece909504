// The rules of a game, searchable, by heading; one clause may be pointed out.

import { useEffect, useRef, useState } from "preact/hooks";
import type { ClauseNow } from "../wire";
import { words } from "../words";

export function RuleList({ clauses, clause }: { clauses: ClauseNow[]; clause: string }) {
  const w = words.value.rules;
  const [sought, seek] = useState("");
  const found = clauses.filter((one) => speaksOf(one, sought));
  return (
    <div class="rules">
      <input
        type="search"
        aria-label={w.search}
        placeholder={w.search}
        value={sought}
        onInput={(event) => seek(event.currentTarget.value)}
      />
      <p class="hint" role="status">
        {sought && (found.length ? w.found(found.length) : w.none)}
      </p>
      {headings(found).map(([heading, under]) => (
        <section key={heading}>
          <h3>{heading}</h3>
          {under.map((one) => (
            <Clause key={one.id} one={one} isMeant={one.id === clause} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Clause({ one, isMeant }: { one: ClauseNow; isMeant: boolean }) {
  const here = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isMeant) here.current?.scrollIntoView({ block: "center" });
  }, [isMeant, one.id]);
  return (
    <p ref={here} id={`rule-${one.id}`} class={isMeant ? "clause meant" : "clause"}>
      {one.text} <small title={one.reason}>{source(one)}</small>
    </p>
  );
}

function source(one: ClauseNow): string {
  const w = words.value.rules;
  if (one.reason) return w.ruling;
  return one.page === "setup" ? w.setup : w.page(one.page);
}

function speaksOf(one: ClauseNow, sought: string): boolean {
  return `${one.heading} ${one.text} ${one.id}`.toLowerCase().includes(sought.toLowerCase());
}

function headings(clauses: ClauseNow[]): [string, ClauseNow[]][] {
  const found = new Map<string, ClauseNow[]>();
  for (const one of clauses) found.set(one.heading, [...(found.get(one.heading) ?? []), one]);
  return [...found];
}
