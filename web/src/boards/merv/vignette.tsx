// Merv behind its wall, for the start page.

import { SpriteOf } from "../../pieces/sprite";
import "./vignette.css";

export function Vignette() {
  return (
    <>
      <SpriteOf title="merv" />
      <rect class="dusk" x="-480" width="1400" height="150" />
      <path class="hatch sky" d={[8, 15, 22, 29, 36, 43, 50].map((y) => `M-480 ${y}H920`).join("")} />
      <circle class="sun" cx="86" cy="40" r="22" />
      <path class="sand" d="M-480 112C-360 92-180 126 0 118C60 100 110 112 170 104S300 92 440 110H920V150H-480Z" />
      <Minaret x={262} />
      <Dome x={300} top={46} wide={54} />
      <Minaret x={338} />
      <Dome x={382} top={64} wide={40} />
      <Dome x={228} top={70} wide={34} />
      <Dome x={520} top={58} wide={46} />
      <Minaret x={486} />
      <Dome x={640} top={72} wide={34} />
      <Dome x={690} top={64} wide={40} />
      <path class="paper" d="M350 104V78h14v26ZM404 104V70h22v34Z" />
      <Wall />
      {[-180, -126, -72, -18, 36, 90, 144, 198].map((x, n) => (
        <g key={x} class="camel" transform={`translate(${x} ${92 + (n % 2) * 3}) scale(-1 1)`}>
          <use href="#i-camel" width="46" height="46" />
        </g>
      ))}
      <path class="pen" d="M20 140c20-5 44-4 66 0M200 140c30-6 60-5 90 0M330 144c20-4 40-4 62 0" />
    </>
  );
}

function Minaret({ x }: { x: number }) {
  return (
    <>
      <path class="paper" d={`M${x - 5} 104V46h10V104ZM${x - 8} 46h16v-5h-16ZM${x - 5} 41v-12l5-9 5 9v12Z`} />
      <path class="hatch" d={`M${x + 2} 46V104M${x + 4} 46V104`} />
    </>
  );
}

function Dome({ x, top, wide }: { x: number; top: number; wide: number }) {
  const [half, high] = [wide / 2, 104 - top];
  return (
    <>
      <path
        class="paper"
        d={
          `M${x - half} 104v${-high * 0.35}c0${-high * 0.45} ${half * 0.76}${-high * 0.5} ${half}${-high * 0.65}` +
          `c${half * 0.24} ${high * 0.15} ${half} ${high * 0.2} ${half} ${high * 0.65}v${high * 0.35}Z`
        }
      />
      <path
        class="hatch"
        d={[0.4, 0.6, 0.8].map((part) => `M${x + half * part} ${top + high * (0.2 + part * 0.35)}V104`).join("")}
      />
      <path class="pen" d={`M${x} ${top}v-9`} />
    </>
  );
}

function Wall() {
  const courses = [99, 107, 115].map((y) => `M196 ${y}H924`).join("");
  const joints = [92, 99, 107, 115]
    .flatMap((y, row) => Array.from({ length: 45 }, (_, n) => `M${204 + 16 * n + (row % 2) * 8} ${y}v8`))
    .join("");
  return (
    <g class="wall">
      <path d={`M196 122V92${"h8v-7h8v7".repeat(46)}V122Z`} />
      <path class="joints" d={courses + joints} />
      <path d="M296 124V84h10v-8h6v8h6v-8h6v8h6v-8h6v8h10v40Z" />
      <path class="door" d="M308 124v-18c0-8 6-11 12-16 6 5 12 8 12 16v18Z" />
    </g>
  );
}
