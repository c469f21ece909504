// Search by word: finds words and their plurals, not parts of words. The terminal does the same.

const ENGLISH = ["", "s", "es"];
const ENDINGS: Record<string, string[]> = { de: ["", "e", "en", "er", "ern", "es", "n", "s"] };

/** Whether the words that are sought stand in the text, one after the other. */
export function foundIn(text: string, sought: string, language: string): boolean {
  const [wanted, given] = [wordsOf(sought), wordsOf(text)];
  const endings = ENDINGS[language] ?? ENGLISH;
  return given.some((_, at) => wanted.every((word, n) => isSame(given[at + n] ?? "", word, endings)));
}

/** Its words in small letters, without accents: Aufträge is found by Auftrag. */
function wordsOf(text: string): string[] {
  const bare = text.toLowerCase().replaceAll("ß", "ss").normalize("NFKD").replace(/\p{M}/gu, "");
  return bare.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether two words are one, or one is the plural of the other. */
function isSame(word: string, other: string, endings: string[]): boolean {
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  return short !== "" && long.startsWith(short) && endings.includes(long.slice(short.length));
}
