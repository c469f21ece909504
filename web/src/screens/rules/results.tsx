// What a search has found: rules, and rows of tables.

import { language } from "../../settings";
import type { ClauseNow, GuideNow, GuideTableNow } from "../../wire";
import { ClauseGroups } from "../rule_list";
import { GuideTable } from "./guide_table";
import { plain } from "./marked";
import { foundIn } from "./word_search";

export function Results({ clauses, tables }: { clauses: ClauseNow[]; tables: GuideTableNow[] }) {
  return (
    <>
      <ClauseGroups clauses={clauses} clause="" />
      {tables.map((table) => (
        <GuideTable key={table.id} table={table} />
      ))}
    </>
  );
}

/** Each table with the rows that speak of something, if it has any. */
export function tablesAbout({ chapters, card, names }: GuideNow, sought: string): GuideTableNow[] {
  const all = [...chapters.flatMap((chapter) => chapter.tables), ...card];
  const once = [...new Map(all.map((table) => [table.id, table])).values()];
  const isAbout = (row: string[]) => foundIn(plain(row.join(" "), names), sought, language.value);
  return once.map((table) => ({ ...table, rows: table.rows.filter(isAbout) })).filter(({ rows }) => rows.length > 0);
}
