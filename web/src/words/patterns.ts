// A catalogue of sentences by what the house says: {} is anything, and stands for the same in both languages.

/** A sentence in the words of the catalogue, with its parts by their names; nothing if it has none. */
export function inWords(
  catalogue: Record<string, string>,
  text: string,
  nameOf = (part: string) => part,
): string | undefined {
  if (text in catalogue) return catalogue[text];
  for (const [english, here] of Object.entries(catalogue)) {
    const found = pattern(english).exec(text);
    if (found) return found.slice(1).reduce((told, part) => told.replace("{}", () => nameOf(part)), here);
  }
  return undefined;
}

function pattern(english: string): RegExp {
  const literal = english.split("{}").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${literal.join("(.+)")}$`);
}
