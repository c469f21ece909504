// The desert around the city, engraved: waves of sand, drawn once.

import { useMemo } from "preact/hooks";

/** A number between 0 and 1 that looks like chance and is always the same. */
function chance(n: number): number {
  const s = Math.sin(n * 91.7 + 4.3) * 24634.6345;
  return s - Math.floor(s);
}

/** A dune: a long wave, and a shorter one under it. */
function dune(x: number, y: number, width: number): string {
  const [w, h] = [Math.round(width), Math.round(width * 0.2)];
  const crest = `M${Math.round(x)} ${Math.round(y)}q${w / 2}-${h * 2} ${w} 0`;
  return `${crest}m${5 - w} 4q${Math.round(w / 3)}-${h} ${Math.round(w * 0.6)} 0`;
}

const DUNES = Array.from({ length: 58 }, (_, n) => {
  const [a, b, width] = [chance(n), chance(n + 100), 14 + 18 * chance(n + 200)];
  if (n % 4 === 0) return dune(a * 575, 6 + b * 34, width);
  if (n % 4 === 1) return dune(a * 575, 556 + b * 32, width);
  return dune((n % 4 === 2 ? 2 : 556) + a * 24, 40 + b * 510, 12 + 6 * a);
}).join("");

export function Desert() {
  return useMemo(
    () => (
      <g class="desert" aria-hidden="true">
        <rect class="sand" x="-400" y="-400" width="1400" height="1400" />
        <path class="dunes" d={DUNES} />
        <rect class="streets" x="53" y="50" width="494" height="494" rx="4" />
      </g>
    ),
    [],
  );
}
