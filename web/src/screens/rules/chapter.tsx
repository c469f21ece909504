// A chapter of the rules: what it is about, drawings, the rules, examples, tables.

import { useContext } from "preact/hooks";
import type { ChapterNow, ExampleNow } from "../../wire";
import { words } from "../../words";
import { ClauseGroups } from "../rule_list";
import { GuideTable } from "./guide_table";
import { Marked, Paragraphs, Told } from "./marked";

export function Chapter({ chapter, clause }: { chapter: ChapterNow; clause: string }) {
  const { art } = useContext(Told);
  return (
    <article class="chapter">
      {chapter.intro && <h2 data-said>{chapter.heading}</h2>}
      {chapter.intro && <Paragraphs text={chapter.intro} class="prose" />}
      {chapter.drawings.map((name) => {
        const Drawing = art.drawings?.[name];
        return Drawing && <Drawing key={name} />;
      })}
      <ClauseGroups clauses={chapter.clauses} clause={clause} above={chapter.intro && chapter.heading} />
      {chapter.notes.map((note) => (
        <Paragraphs key={note} text={note} class="clause" />
      ))}
      {chapter.examples.map((example) => (
        <Example key={example.text} example={example} />
      ))}
      {chapter.tables.map((table) => (
        <GuideTable key={table.id} table={table} />
      ))}
    </article>
  );
}

function Example({ example }: { example: ExampleNow }) {
  return (
    <section class="example sheet">
      <h3>{words.value.rules.example}</h3>
      <Paragraphs text={example.text} class="clause" />
      <dl data-said>
        {example.changes.map((change, at) => (
          <div key={at}>
            <dt>
              <Marked text={change.of} />
            </dt>
            <dd>
              <span class="was">
                <Marked text={change.was} />
              </span>
              <span aria-hidden="true"> → </span>
              <b>
                <Marked text={change.now} />
              </b>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
