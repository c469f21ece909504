// The house of the foreign merchants and its water, line by line: 1440 units wide, the quay at y = 248.

export const QUAY = 248;
export const LEFT = -1200;
const RIGHT = 1440;

const times = (count: number, draw: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => draw(n)).join("");
/** A number from 0 to 1 that looks like chance and is always the same. */
const some = (n: number): number => Math.abs(Math.sin(n * 78.233 + 3.1) * 43758.5453) % 1;

/** An arched opening that stands on `base`. */
export const arch = (x: number, base: number, wide: number, high: number): string =>
  `M${x} ${base}v${wide / 2 - high}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0v${high - wide / 2}Z`;

/** Windows in pairs, with a sill under each pair. */
export const pairs = (base: number, high: number): { panes: string; sills: string } => ({
  panes: times(12, (n) => arch(808 + 30 * n, base, 8, high) + arch(818 + 30 * n, base, 8, high)),
  sills: times(12, (n) => `M${806 + 30 * n} ${base + 2}h22`),
});

/** Swallow-tailed merlons along a wall. */
export const merlons = (x: number, top: number, count: number, step: number, size: number): string =>
  times(
    count,
    (n) =>
      `M${x + n * step} ${top}v${-7 * size}l${3.5 * size}${-6 * size} ${3 * size} ${3 * size} ` +
      `${3 * size}${-3 * size} ${3.5 * size} ${6 * size}v${7 * size}Z`,
  );

/** Parallel strokes that darken one side. */
export const shade = (x: number, wide: number, top: number, base: number, step = 3.2): string =>
  times(Math.floor((base - top) / step), (n) => `M${x} ${(top + n * step).toFixed(1)}h${wide}`);

/** The five arches of the arcade, as many rings and shadows, and the discs between them. */
export const arcade = {
  rings: times(5, (n) => arch(846 + 57 * n, QUAY, 46, 66)),
  doors: times(5, (n) => arch(850 + 57 * n, QUAY, 38, 60)),
  capitals: times(6, (n) => `M${838 + 57 * n} 206h11M${840 + 57 * n} 209h7`),
  discs: times(6, (n) => `M${840.5 + 57 * n} 184a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z`),
};

export const tower = (x: number): { panes: string; sills: string } => ({
  panes: times(4, (n) => arch(x + 14, 226 - 44 * n, 13, 27) + arch(x + 38, 226 - 44 * n, 13, 27)),
  sills: times(4, (n) => `M${x + 12} ${229 - 44 * n}h17M${x + 36} ${229 - 44 * n}h17`),
});

/** Houses beside it: left edge, width, eaves, and whether the gable is stepped. */
export const HOUSES: readonly (readonly [x: number, wide: number, eaves: number, stepped: boolean])[] = [
  [606, 48, 116, true],
  [654, 62, 149, false],
  [1252, 58, 116, true],
  [1310, 48, 149, false],
  [1358, 62, 116, false],
  [1420, 50, 149, true],
];

export function house(x: number, wide: number, eaves: number, stepped: boolean) {
  const step = wide / 9;
  const gable = stepped
    ? `M${x} ${eaves}${times(4, () => `v-10h${step}`)}v-10h${step}${times(4, () => `v10h${step}`)}v10Z`
    : `M${x - 3} ${eaves}L${x + wide / 2} ${eaves - wide * 0.44}L${x + wide + 3} ${eaves}Z`;
  const columns = wide > 60 ? 3 : 2;
  const rows = Math.floor((QUAY - eaves) / 33);
  const gap = (wide * 0.78) / columns;
  return {
    wall: `M${x} ${QUAY}V${eaves}H${x + wide}V${QUAY}Z`,
    gable,
    dark: shade(x + wide * 0.74, wide * 0.26 - 1, eaves + 3, QUAY),
    panes: times(rows, (row) =>
      times(columns, (n) => arch(Math.round(x + gap * (n + 0.5) - 3), QUAY - 9 - 33 * row, 8, 17)),
    ),
  };
}

/** The quay's stones. */
export const stones = `${times(61, (n) => `M${590 + 14 * n} ${QUAY}v7`)}M590 ${QUAY + 7}H${RIGHT}`;

export const waves = times(9, (row) => {
  const y = 260 + row * 4.8;
  let x = LEFT + some(row) * 60;
  let line = "";
  for (let n = 0; x < RIGHT; n++) {
    const half = 6 + Math.round(some(row * 131 + n) * 16);
    line += `M${Math.round(x)} ${y.toFixed(1)}q${half}-2 ${2 * half} 0t${2 * half} 0`;
    x += 4 * half + 14 + some(row * 57 + n * 3) * 46;
  }
  return line;
});

/** The house in the water: dashes that grow rarer away from the quay. */
export const mirror = times(8, (row) =>
  times(44, (n) => {
    const x = 592 + n * 19.2 + some(n + row * 7) * 12;
    const bright = some(n * 3 + row * 11) < row / 9 || (x > 792 && x < 1176 && some(n + row) < 0.35);
    return bright
      ? ""
      : `M${Math.round(x)} ${(258.5 + row * 4.8).toFixed(1)}h${Math.round(6 + some(n * 5 + row) * 12)}`;
  }),
);

/** An evening sky: lines that stop before the title. */
export const sky = times(9, (n) => `M${Math.round(640 + some(n + 4) * 100)} ${18 + 9 * n}H${RIGHT}`);
export const clouds = [
  "M812 34c4-9 16-10 21-4 5-10 22-10 26 0 8-5 18 0 18 7h-66c-6 0-6-4 1-3Z",
  "M1086 22c5-9 17-8 21-1 6-8 20-6 22 3 8-3 15 2 14 8h-62c-8-1-6-9 5-10Z",
];
export const birds = "M900 40q5-5 8 0q4-5 8 0M930 52q4-4 7 0q3-4 7 0M884 56q4-4 6 0q3-4 6 0";

/** Poles that boats are tied to. */
export const poles = [700, 712, 1262, 1276].map((x, n) => ({
  pole: `M${x} ${288 - (n % 2) * 6}V${232 - (n % 2) * 5}h4V${288 - (n % 2) * 6}Z`,
  cap: `M${x - 1} ${232 - (n % 2) * 5}h6l-3-6Z`,
}));
