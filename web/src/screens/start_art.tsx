// The pictures of the start page: the Fondaco at its water, and a small picture for each game from its own board.

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { byTitle } from "../boards/by_title";
import { Vignette as Baltic } from "../boards/merkator/vignette";
import { Ship } from "../pieces/ship";
import * as fondaco from "./facade_drawing";
import "./start_art.css";

/** 2640 units wide, so that the water reaches the far left of any screen; the house stands at its right. */
export function Facade() {
  return (
    <svg class="facade engraved" viewBox={`${fondaco.LEFT} 0 2640 300`} aria-hidden="true">
      <path class="hatch sky" d={fondaco.sky} />
      {fondaco.clouds.map((d) => (
        <path key={d} class="paper cloud" d={d} />
      ))}
      <path class="pen" d={fondaco.birds} />
      {fondaco.HOUSES.map((each) => (
        <House key={each[0]} {...fondaco.house(...each)} />
      ))}
      <Palace />
      <Wares />
      <path class="paper" d={`M590 ${fondaco.QUAY}H1440v7H590Z`} />
      <path class="hatch" d={fondaco.stones} />
      <path class="wave" d={fondaco.waves} />
      <path class="hatch" d={fondaco.mirror} />
      {fondaco.poles.map(({ pole, cap }) => [
        <path key={pole} class="paper" d={pole} />,
        <path key={cap} class="solid" d={cap} />,
      ])}
      <Ship x={630} y={285} scale={0.78} />
      <Ship x={1376} y={293} scale={0.52} away />
    </svg>
  );
}

function House({ wall, gable, dark, panes }: ReturnType<typeof fondaco.house>) {
  return (
    <>
      <path class="paper" d={wall + gable} />
      <path class="hatch" d={dark} />
      <path class="solid" d={panes} />
    </>
  );
}

function Palace() {
  const upper = fondaco.pairs(112, 27);
  const lower = fondaco.pairs(158, 30);
  const { arcade, arch, merlons, shade, QUAY } = fondaco;
  return (
    <>
      <path class="paper" d={merlons(794, 72, 28, 13.6, 0.85)} />
      <path class="paper" d={`M724 ${QUAY}V72H1244V${QUAY}Z`} />
      <path class="pen" d={`M790 78H1178M790 118H1178M790 165H1178M790 169H1178${upper.sills}${lower.sills}`} />
      <path class="solid" d={upper.panes + lower.panes} />
      <path class="paper" d={arcade.rings} />
      <path class="pen" d={arcade.capitals + arcade.discs} />
      <path class="solid" d={arcade.doors + [804, 824, 1138, 1158].map((x) => arch(x, 234, 12, 34)).join("")} />
      {[716, 1178].map((x) => (
        <g key={x}>
          <path class="paper" d={`M${x} ${QUAY}V46h74V${QUAY}Z${merlons(x + 1, 46, 5, 15, 1)}`} />
          <path class="hatch" d={shade(x + 56, 17, 50, QUAY)} />
          <path class="pen" d={`M${x} 52h74M${x} 100h74M${x} 144h74M${x} 188h74${fondaco.tower(x).sills}`} />
          <path class="solid" d={fondaco.tower(x).panes} />
        </g>
      ))}
    </>
  );
}

/** Bales, a barrel and two merchants on the quay. */
function Wares() {
  const barrel = "M1234 236c0-4 12-4 12 0v12h-12Z";
  const bale = "c2-3 14-3 16 0 2 4 2 10 0 14-4 1-12 1-16 0-2-4-2-10 0-14Z";
  return (
    <>
      <path
        class="paper"
        d={`M774 234${bale}M793 234${bale}M783 221${bale}M1196 234${bale}M1215 234${bale}${barrel}`}
      />
      <path
        class="pen"
        d="M774 241h16M793 241h16M783 228h16M782 233v14M801 233v14M791 220v14M1196 241h16M1215 241h16
          M1204 233v14M1223 233v14M1234 240h12M1234 245h12"
      />
      <path class="solid" d="M832 248l2-12c-2-1-2-6 2-6s4 5 2 6l3 12ZM1126 248l2-13c-3-1-2-7 2-7s5 6 2 7l3 13Z" />
    </>
  );
}

const OTHERS = byTitle(
  import.meta.glob<ComponentType>(["../boards/*/vignette.tsx", "!../boards/merkator/*"], { import: "Vignette" }),
);

/** A title's picture: Merkator's is there at once, those of the others come when they are on the shelf. */
export function Vignette({ title }: { title: string }) {
  const [Other, show] = useState<{ Picture?: ComponentType }>({});
  useEffect(() => void OTHERS[title]?.().then((Picture) => show({ Picture })), [title]);
  return (
    <svg class="vignette engraved" viewBox="-480 0 1400 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {title === "merkator" ? <Baltic /> : Other.Picture ? <Other.Picture /> : <Sea />}
    </svg>
  );
}

/** A picture is as high as it is drawn, and shows more to both sides where there is room. */
const Sea = () => <rect class="sea" x="-480" width="1400" height="150" />;
