// Contracts that name no goods.

import { merkatorWords } from "./names";
import type { Contract } from "./printed";

/** What a Contract without named goods asks for; the Peace of Westphalia asks for nothing. */
export function anyOf(contract: Contract): string {
  const w = merkatorWords.value;
  const count = contract.category_count ?? contract.different;
  if (count === undefined) return w.names[contract.id] ?? contract.name ?? "";
  return `${count} ${contract.category ? (w.categories[contract.category] ?? contract.category) : w.different}`;
}
