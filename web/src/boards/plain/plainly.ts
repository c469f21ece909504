// Ids as a person would write them.

/** An id as a person would write it. */
export function plainly(id: string): string {
  return id.replaceAll("_", " ");
}

/** The same, as a sentence begins. */
export function sentence(move: string): string {
  return plainly(move).replace(/^./, (first) => first.toUpperCase());
}
