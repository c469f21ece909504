// The Baltic as Merkator's map shows it, for the start page.

import { Ship } from "../../pieces/ship";
import { SpriteOf } from "../../pieces/sprite";
import { Land } from "./map_sheet";
import "./vignette.css";

const STOPS = [
  { place: "england", colour: "gray", letters: "En", cubes: 2, x: -20, y: 80 },
  { place: "dutch_republic", colour: "orange", letters: "", cubes: 0, x: 96, y: 121 },
  { place: "hamburg", colour: "green", letters: "Ha", cubes: 3, x: 230, y: 94 },
  { place: "danzig", colour: "yellow", letters: "Da", cubes: 2, x: 372, y: 87 },
  { place: "russia", colour: "purple", letters: "Ru", cubes: 2, x: 492, y: 54 },
] as const;

/** From the Dutch Republic to Danzig, with the token on its way. */
export function Vignette() {
  const road = `M96 121Q160 92 230 94Q302 98 372 87M230 94Q272 50 292-20M372 87Q428 50 492 54M96 121Q40 92-20 80
     M-20 80Q10 120 2 170`;
  return (
    <>
      <SpriteOf title="merkator" />
      <rect class="sea" x="-480" width="1400" height="150" />
      <g transform="scale(.8) translate(-178 -112)">
        <Land lay={{ framing: "wide", tall: 1 }} />
      </g>
      <path class="cased" d={road} />
      <path class="road" d={road} />
      <Ship x={-130} y={116} scale={0.5} />
      {STOPS.map((stop) => (
        <Stop key={stop.place} {...stop} />
      ))}
      <use class="pawn" href="#i-pawn" x="140" y="62" width="40" height="40" />
    </>
  );
}

function Stop({ place, colour, letters, cubes, x, y }: (typeof STOPS)[number]) {
  return (
    <g class={`c-${colour}`} transform={`translate(${x} ${y})`}>
      {Array.from({ length: cubes }, (_, n) => (
        <g key={n} class="cube" transform={`translate(${(n - cubes / 2) * 24 - 2} -43) scale(.9)`}>
          <use href="#i-cube" width="32" height="32" />
          <text x="13" y="24" font-size="14.5">
            {letters}
          </text>
        </g>
      ))}
      <rect class="paper" x="-26" y="-16" width="52" height="32" rx="3" />
      <path class="foot" d="M-24.5 11h49v3.5h-49Z" />
      <use class="emblem" href={`#i-place-${place}`} x="-11" y="-13" width="22" height="22" />
    </g>
  );
}
