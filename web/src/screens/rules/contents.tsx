// Which page of the rules is shown, and where one can go from it.

import type { ComponentChildren } from "preact";
import { Link, place } from "../../route";
import type { GuideNow } from "../../wire";
import { words } from "../../words";
import { Chapter } from "./chapter";
import { FirstPage } from "./first_page";
import { GuideTable } from "./guide_table";

const FIRST = "first";
const CARD = "card";

/** The pages in the order of reading, by the names that the address has. */
export function pages(guide: GuideNow): { id: string; name: ComponentChildren }[] {
  const w = words.value.rules;
  return [
    ...(guide.first ? [{ id: FIRST, name: w.first }] : []),
    ...(guide.card.length > 0 ? [{ id: CARD, name: w.card }] : []),
    ...guide.chapters.map(({ id, heading }) => ({ id, name: <span data-said>{heading}</span> })),
  ];
}

/** The page in the address; that of a clause where one is pointed out; else the first. */
export function pageNow(guide: GuideNow): string {
  const { query } = place.value;
  const clause = query.get("clause");
  const meant = guide.chapters.find((chapter) => chapter.clauses.some(({ id }) => id === clause));
  const asked = query.get("page") ?? "";
  const known = pages(guide).some(({ id }) => id === asked);
  return meant?.id ?? (known ? asked : pages(guide)[0]!.id);
}

const address = (title: string, page: string) => `/rules/${title}?page=${page}`;

export function Contents({ title, guide, onGo }: { title: string; guide: GuideNow; onGo(): void }) {
  const now = pageNow(guide);
  const list = (
    <ol onClick={onGo}>
      {pages(guide).map(({ id, name }) => (
        <li key={id} aria-current={id === now ? "page" : undefined}>
          <Link to={address(title, id)}>{name}</Link>
        </li>
      ))}
    </ol>
  );
  const w = words.value.rules;
  return (
    <nav class="contents" aria-label={w.contents}>
      <details key={now}>
        <summary>{w.contents}</summary>
        {list}
      </details>
      <div class="contents-whole">{list}</div>
    </nav>
  );
}

export function Shown({ title, guide, at }: { title: string; guide: GuideNow; at: string }) {
  return (
    <>
      <Page guide={guide} at={at} />
      <Onward title={title} guide={guide} at={at} />
    </>
  );
}

function Page({ guide, at }: { guide: GuideNow; at: string }) {
  const chapter = guide.chapters.find(({ id }) => id === at);
  if (chapter) return <Chapter key={at} chapter={chapter} clause={place.value.query.get("clause") ?? ""} />;
  if (at === FIRST && guide.first) return <FirstPage first={guide.first} />;
  return <Card guide={guide} />;
}

function Card({ guide }: { guide: GuideNow }) {
  return (
    <article class="chapter reference">
      <h2>{words.value.rules.card}</h2>
      <div class="reference-tables">
        {guide.card.map((table) => (
          <GuideTable key={table.id} table={table} />
        ))}
      </div>
    </article>
  );
}

/** The pages before and after this one. */
function Onward({ title, guide, at }: { title: string; guide: GuideNow; at: string }) {
  const all = pages(guide);
  const here = all.findIndex(({ id }) => id === at);
  const [before, after] = [all[here - 1], all[here + 1]];
  return (
    <nav class="onward" aria-label={words.value.rules.onward}>
      {before && (
        <Link to={address(title, before.id)} class="button">
          ← {before.name}
        </Link>
      )}
      {after && (
        <Link to={address(title, after.id)} class="button next">
          {after.name} →
        </Link>
      )}
    </nav>
  );
}
