// How a drawing is written down: a list of strokes on a 24-unit grid.
// ink: a silhouette; hole: cut out of it; line and cut: the same with a pen; set: a silhouette with a cut edge.

export type Hand = "ink" | "hole" | "line" | "cut" | "set";
export type Stroke = { hand: Hand; d: string; width?: number; turn?: string };
export type Drawings = Record<string, readonly Stroke[]>;

export const ink = (d: string): Stroke => ({ hand: "ink", d });
export const hole = (d: string): Stroke => ({ hand: "hole", d });
export const line = (d: string, width: number): Stroke => ({ hand: "line", d, width });
export const cut = (d: string, width: number): Stroke => ({ hand: "cut", d, width });
export const set = (d: string, width: number): Stroke => ({ hand: "set", d, width });

export const turned = (turn: string, stroke: Stroke): Stroke => ({ ...stroke, turn });

/** The same strokes turned about a point of the middle line, the first by `start` degrees. */
export function around(times: number, start: number, strokes: readonly Stroke[], y = 12): Stroke[] {
  return Array.from({ length: times }, (_, n) => `rotate(${start + (360 / times) * n} 12 ${y})`).flatMap((turn) =>
    strokes.map((stroke) => turned(turn, stroke)),
  );
}

/** The strokes turned, and once more as a mirror shows them. */
export function mirrored(turn: string, strokes: readonly Stroke[]): Stroke[] {
  return [turn, `translate(24 0) scale(-1 1) ${turn}`].flatMap((each) => strokes.map((stroke) => turned(each, stroke)));
}

export const oval = (x: number, y: number, across: number, up: number): string =>
  `M${x - across} ${y}a${across} ${up} 0 1 0 ${2 * across} 0a${across} ${up} 0 1 0 ${-2 * across} 0Z`;

export const disc = (x: number, y: number, radius: number): string => oval(x, y, radius, radius);

export function box(x: number, y: number, width: number, height: number, round = 0): string {
  const corner = (dx: number, dy: number): string =>
    round ? `a${round} ${round} 0 0 1 ${dx * round} ${dy * round}` : "";
  const [w, h] = [width - 2 * round, height - 2 * round];
  return `M${x + round} ${y}h${w}${corner(1, 1)}v${h}${corner(-1, 1)}h${-w}${corner(-1, -1)}v${-h}${corner(1, -1)}Z`;
}

/** An ear of corn, which two of the games harvest. */
export const ear: readonly Stroke[] = [
  ink(oval(12, 3.8, 1.7, 3)),
  ...[7, 11.2, 15.4].flatMap((y) => [
    turned(`rotate(-38 8.3 ${y})`, ink(oval(8.3, y, 1.75, 3.2))),
    turned(`rotate(38 15.7 ${y})`, ink(oval(15.7, y, 1.75, 3.2))),
  ]),
  line("M12 6.5V23", 1.5),
];
