// German: why SoloPlay's AI does something, from the house's own reason. What nobody has put into German is left out.

type Place = (english: string) => string;

const marken = (count: string): string => (count === "1" ? "1 Zeitmarke" : `${count} Zeitmarken`);

/** "5 Denmark" with the place in German. */
function card(text: string, place: Place): string {
  const [, value, name] = /^(\d+) (.+)$/.exec(text) ?? [];
  if (!value || !name) return text;
  return name === "Peace of Westphalia" ? "der Westfälische Friede" : `${value} ${place(name)}`;
}

const PATTERNS: [RegExp, (found: string[], place: Place) => string][] = [
  [/^path (up|down)$/, ([way]) => (way === "up" ? "Weg aufwärts" : "Weg abwärts")],
  [/^next is (.+)$/, ([name], place) => `die Nächste ist ${card(name!, place)}`],
  [/^(.+) has no cubes$/, ([name], place) => `auf ${card(name!, place)} liegen keine Würfel`],
  [
    /^(.+) costs (\d+) Time counters?, more than he has$/,
    ([name, n], place) => `${card(name!, place)} kostet ${marken(n!)}, mehr als sie hat`,
  ],
  [/^(.+) is where the token stands$/, ([name], place) => `${card(name!, place)}: dort steht die Figur schon`],
  [/^it is the Contract of his travel$/, () => "es ist der Auftrag ihrer Reise"],
  [/^it shows his location$/, () => "sie nennt diesen Ort"],
  [/^he keeps no goods$/, () => "sie behält keine Waren"],
  [/^(.+) gives (\d+) Time counters?$/, ([name, n], place) => `${place(name!)} bringt ${marken(n!)}`],
  [/^(.+) costs (\d+) Time counters?$/, ([name, n], place) => `${place(name!)} kostet ${marken(n!)}`],
  [/^after the AI's travel to (.+)$/, ([name], place) => `nach der Reise der KI (${place(name!)})`],
  [/^he can spend (\d+), and needs (\d+)$/, ([has, needs]) => `sie kann ${has} ausgeben und braucht ${needs}`],
];

function clause(text: string, place: Place): string | undefined {
  for (const [pattern, say] of PATTERNS) {
    const found = pattern.exec(text);
    if (found) return say(found.slice(1), place);
  }
  return undefined;
}

/** The whole reason, or nothing where a part of it has no German. */
export function why(text: string, place: Place): string | undefined {
  const [, way, rest] = /^(path (?:up|down)): (.+)$/.exec(text) ?? [];
  const said = (rest ?? text).split("; ").map((part) => clause(part, place));
  if (said.some((part) => part === undefined)) return undefined;
  const told = said.join("; ");
  return way ? `${clause(way, place)}: ${told}` : told;
}
