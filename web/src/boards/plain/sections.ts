// The lines of text in which a house writes a table, as panels. An empty line ends a panel, a line
// at the margin is its heading, one that is set in far goes on with the one before.

export interface Section {
  head: string;
  lines: string[];
  /** Whether it is a drawing or a table of columns, where every letter has its place. */
  isDrawn: boolean;
}

const GOES_ON = /^ {6}(?! )/;
const COLUMNS = /\S {2,}\S/;
const FEWEST_WORDS = 6;

export function sections(lines: readonly string[]): Section[] {
  const found: string[][] = [[]];
  for (const line of lines) {
    if (line === "") found.push([]);
    else add(found.at(-1)!, line);
  }
  return found.filter((one) => one.length > 0).map(section);
}

/** Put a line below the others, or on the end of the last one if it goes on with it. */
function add(section: string[], line: string): void {
  const last = section.length - 1;
  const goesOn = last >= 0 && GOES_ON.test(line) && !COLUMNS.test(line) && !COLUMNS.test(section[last]!);
  if (goesOn) section[last] += ` ${line.trim()}`;
  else section.push(line);
}

function section(lines: string[]): Section {
  const hasHead = lines.length > 1 && !lines[0]!.startsWith(" ");
  return {
    head: hasHead ? lines[0]! : "",
    lines: hasHead ? lines.slice(1) : lines,
    isDrawn: lines.some((line) => COLUMNS.test(line)),
  };
}

/** Whether a line is made of words with one space between them. */
export function isSentence(line: string): boolean {
  return !COLUMNS.test(line) && line.trim().split(" ").length >= FEWEST_WORDS;
}
