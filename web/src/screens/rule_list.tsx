// The rules of a game, searchable, by heading; one clause may be pointed out.

import { useEffect, useRef, useState } from "preact/hooks";
import { language } from "../settings";
import type { ClauseNow } from "../wire";
import { words } from "../words";
import { foundIn } from "./rules/word_search";
import "./styles/rooms.css";

export function RuleList({ clauses, clause }: { clauses: ClauseNow[]; clause: string }) {
  const [sought, seek] = useState("");
  const found = clauses.filter((one) => speaksOf(one, sought));
  return (
    <div class="rules">
      <Search sought={sought} seek={seek} count={found.length} />
      <ClauseGroups clauses={found} clause={clause} />
    </div>
  );
}

interface SearchProps {
  sought: string;
  seek(text: string): void;
  /** How many rules were found. */
  count: number;
}

export function Search({ sought, seek, count }: SearchProps) {
  const w = words.value.rules;
  return (
    <>
      <input
        type="search"
        aria-label={w.search}
        placeholder={w.search}
        value={sought}
        onInput={(event) => seek(event.currentTarget.value)}
      />
      <p class="hint" role="status">
        {sought && (count ? w.found(count) : w.none)}
      </p>
    </>
  );
}

interface GroupsProps {
  clauses: ClauseNow[];
  clause: string;
  /** What stands above all of them, and need not be said again. */
  above?: string;
}

export function ClauseGroups({ clauses, clause, above = "" }: GroupsProps) {
  return headings(clauses).map(([heading, under]) => (
    <section key={heading}>
      {heading !== above && <h3>{heading}</h3>}
      {under.map((one) => (
        <Clause key={one.id} one={one} isMeant={one.id === clause} />
      ))}
    </section>
  ));
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

export function speaksOf(one: ClauseNow, sought: string): boolean {
  return !sought.trim() || foundIn(`${one.heading} ${one.text} ${one.id}`, sought, language.value);
}

function headings(clauses: ClauseNow[]): [string, ClauseNow[]][] {
  const found = new Map<string, ClauseNow[]>();
  for (const one of clauses) found.set(one.heading, [...(found.get(one.heading) ?? []), one]);
  return [...found];
}
