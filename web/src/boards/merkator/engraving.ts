// The engraver's hand: knots become shores, streams, molehill mountains, trees and a degree frame, as paths.

import type { Knot } from "./map_drawing";

const r = (n: number): number => Math.round(n * 10) / 10;

/** A number between -1 and 1 that looks like chance and is always the same. */
function tremor(n: number): number {
  const s = Math.sin(n * 127.1 + 11.7) * 43758.5453;
  return (s - Math.floor(s)) * 2 - 1;
}

/** The point between b and c of a smooth curve that runs a, b, c, d. */
function between([ax, ay]: Knot, [bx, by]: Knot, [cx, cy]: Knot, [dx, dy]: Knot, t: number): Knot {
  const on = (a: number, b: number, c: number, d: number): number =>
    b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  return [on(ax, bx, cx, dx), on(ay, by, cy, dy)];
}

/** A closed shore, with the small tremor of a burin. */
export function shore(knots: readonly Knot[], step: number): string {
  const points: string[] = [];
  knots.forEach((knot, n) => {
    const at = (k: number): Knot => knots[(n + k + knots.length) % knots.length]!;
    const length = Math.hypot(at(1)[0] - knot[0], at(1)[1] - knot[1]);
    const parts = Math.min(40, Math.max(1, Math.round(length / step)));
    const shake = Math.min(step * 0.26, length * 0.12);
    for (let part = 0; part < parts; part++) {
      const [x, y] = between(at(-1), knot, at(1), at(2), part / parts);
      const seed = x * 3.1 + y * 1.7;
      points.push(`${r(x + tremor(seed) * shake)} ${r(y + tremor(seed + 9) * shake)}`);
    }
  });
  return `M${points.join("L")}Z`;
}

/** An open, smooth line: a river. */
export function stream(knots: readonly Knot[]): string {
  const at = (n: number): Knot => knots[Math.max(0, Math.min(knots.length - 1, n))]!;
  const rest = knots
    .slice(1)
    .flatMap((_, n) => [0.25, 0.5, 0.75, 1].map((t) => between(at(n - 1), at(n), at(n + 1), at(n + 2), t)));
  return `M${[at(0), ...rest].map(([x, y]) => `${r(x)} ${r(y)}`).join("L")}`;
}

/** Points spread along a line, with a little disorder. */
export function spread(along: readonly Knot[], count: number, disorder: number): Knot[] {
  return Array.from({ length: count }, (_, n) => {
    const way = (n / Math.max(1, count - 1)) * (along.length - 1);
    const leg = Math.min(along.length - 2, Math.floor(way));
    const [[ax, ay], [bx, by]] = [along[leg]!, along[leg + 1]!];
    const t = way - leg;
    return [ax + (bx - ax) * t + tremor(n + ax) * disorder, ay + (by - ay) * t + tremor(n + ay) * disorder];
  });
}

/** A molehill: its outline, and the hatching of its shaded side. */
export function peak([x, y]: Knot, size: number): { hill: string; shade: string } {
  const s = size * (1 + tremor(x + y) * 0.18);
  const p = (dx: number, dy: number): string => `${r(x + dx * s)} ${r(y + dy * s)}`;
  return {
    hill: `M${p(-9, 6)}C${p(-6, 2)} ${p(-4, -5)} ${p(-1, -5.5)}C${p(2, -5)} ${p(4, 2)} ${p(9, 6)}`,
    shade: `M${p(0.2, -3.6)}L${p(2, 3.4)}M${p(2.4, -2.2)}L${p(4.4, 3.8)}M${p(4.2, 0.6)}L${p(6, 4.6)}`,
  };
}

/** A small wood: some trees around a middle one. */
export function wood([x, y]: Knot, size: number): string {
  const around: readonly Knot[] = [
    [0, -4],
    [7, -1],
    [-6, 0],
    [1.5, 3.5],
    [-12, -3],
    [13, 2],
  ];
  return around
    .slice(0, 4 + Math.round(Math.abs(tremor(x)) * 2))
    .map(
      ([dx, dy]) =>
        `M${r(x + dx * size)} ${r(y + dy * size)}l${r(2.8 * size)} ${r(6.5 * size)}h${r(-5.6 * size)}Z` +
        `M${r(x + dx * size)} ${r(y + (dy + 6.5) * size)}v${r(2.4 * size)}`,
    )
    .join("");
}

/** Black and white degrees along the four sides of a frame. */
export function degrees(x: number, y: number, width: number, height: number, depth: number): string {
  const across = Math.max(8, Math.round(width / 45) * 2);
  const down = Math.max(6, Math.round(height / 45) * 2);
  const [w, h] = [width / across, height / down];
  const sides: string[] = [];
  for (let n = 0; n < across; n += 2) {
    sides.push(
      `M${r(x + n * w)} ${y}h${r(w)}v${depth}h${r(-w)}Z` +
        `M${r(x + (n + 1) * w)} ${r(y + height - depth)}h${r(w)}v${depth}h${r(-w)}Z`,
    );
  }
  for (let n = 0; n < down; n += 2) {
    sides.push(
      `M${x} ${r(y + (n + 1) * h)}h${depth}v${r(h)}h${-depth}Z` +
        `M${r(x + width - depth)} ${r(y + n * h)}h${depth}v${r(h)}h${-depth}Z`,
    );
  }
  return sides.join("");
}
