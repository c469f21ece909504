// The sea on an engraved sheet: lines along its shores, and the winds of a compass.

import { useId } from "preact/hooks";

/** Lines that follow a shore, fainter the farther out. */
export function Water({ d, lines }: { d: string; lines: readonly (readonly [width: number, strength: number])[] }) {
  const id = useId();
  return (
    <g class="water">
      <path id={id} d={d} />
      {lines.map(([width, strength]) => [
        <use key={width} href={`#${id}`} class="ripple" stroke-width={width} stroke-opacity={strength} />,
        <use key={-width} href={`#${id}`} class="calm" stroke-width={width - 1.7} />,
      ])}
    </g>
  );
}

/** Rhumb lines from a compass, long enough for any sheet. */
export function rhumbs([x, y]: readonly [number, number], count: number): string {
  return Array.from({ length: count }, (_, n) => {
    const a = (n * 2 * Math.PI) / count;
    return `M${x} ${y}L${Math.round(x + 1400 * Math.cos(a))} ${Math.round(y + 1400 * Math.sin(a))}`;
  }).join("");
}
