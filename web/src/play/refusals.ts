// Why something is not possible, in the language of the reader: the text of the rule that forbids
// it, or what the house says.

import { useEffect, useState } from "preact/hooks";
import { language } from "../settings";
import type { ClauseNow } from "../wire";
import { translated } from "../words/translated";
import { house } from "./house";
import type { Refusal } from "./inquiries";

/** The reason as it is told; nothing while the rules of the title are still on their way. */
export function useReason(title: string, refusal: Refusal | null): string {
  const spoken = language.value;
  const clause = refusal?.clause ?? "";
  const [rules, setRules] = useState<{ of: string; clauses: ClauseNow[] } | null>(null);
  const of = `${title} ${spoken}`;
  useEffect(() => {
    if (!clause) return;
    const keep = (clauses: ClauseNow[]) => setRules({ of, clauses });
    void house.rules(title, spoken).then(keep, () => keep([]));
  }, [of, clause]);
  return refusal ? reason(refusal, rules?.of === of ? rules.clauses : null) : "";
}

export function reason(refusal: Refusal, clauses: ClauseNow[] | null): string {
  if (!refusal.clause) return translated(refusal.text);
  if (clauses === null) return "";
  return clauses.find((one) => one.id === refusal.clause)?.text ?? refusal.text;
}
