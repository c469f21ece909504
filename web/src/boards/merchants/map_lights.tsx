// The light of what can be picked on the map: each such thing is a button with the moves it stands for.

import type { ComponentChildren } from "preact";
import { outline, type Point } from "./geometry";
import { middleOf, numberSpot, PIECE } from "./layout";
import { PathLight, Tick } from "./map_path";
import { idOf, type Kind, kindOf, type Light, type Mark } from "./marks";
import type { Printed } from "./printed";
import type { MerchantsView } from "./view";

export interface Lit {
  mark: Mark;
  light: Light;
  label: string;
  isPointed: boolean;
  /** Merely legal. */
  isQuiet: boolean;
  /** Where the piece that was picked can go. */
  isGoal: boolean;
}

/** A button on the map; what happens to it is heard by the map. */
export function Button({ lit, children }: { lit: Lit; children: ComponentChildren }) {
  const looks = [lit.light, lit.isQuiet && "merely", lit.isPointed && "pointed"].filter(Boolean).join(" ");
  return (
    <g
      class={`eu-${kindOf(lit.mark)} eu-lit ${looks}`}
      data-mark={lit.mark}
      data-about={lit.mark}
      role="button"
      tabindex={0}
      aria-label={lit.label}
      aria-pressed={lit.light === "chosen"}
    >
      {children}
    </g>
  );
}

/** The lights of one kind of thing, below the pieces. */
export function Lights({
  lit,
  kind,
  printed,
  view,
}: {
  lit: Lit[];
  kind: Kind;
  printed: Printed;
  view: MerchantsView;
}) {
  return (
    <>
      {lit
        .filter(({ mark }) => kindOf(mark) === kind)
        .map((one) => (
          <Button key={one.mark} lit={one}>
            <Drawn mark={one.mark} printed={printed} view={view} />
          </Button>
        ))}
    </>
  );
}

function Drawn({ mark, printed, view }: { mark: Mark; printed: Printed; view: MerchantsView }) {
  const id = idOf(mark);
  const path = kindOf(mark) === "path" && printed.path.get(id);
  const hex = kindOf(mark) === "hex" && printed.hex.get(id);
  const point = printed.place.get(id)?.point;
  if (path) return <PathLight path={path} isRouted={id in view.routes} />;
  if (hex) {
    return (
      <>
        <path class="light" d={outline([hex.q, hex.r], 0.94)} />
        <path class="gild" d={outline([hex.q, hex.r], 0.87)} />
      </>
    );
  }
  if (!point) return null;
  return (
    <>
      <circle class="light" cx={point.x} cy={point.y} r={id in view.cities ? 18 : printed.city.has(id) ? 12 : 7.5} />
      <circle class="hit" cx={point.x} cy={point.y} r="13" />
    </>
  );
}

/** A lit piece has its light under it. */
export function PieceLight() {
  return <circle class="light" r={PIECE * 0.6} />;
}

/** Ticks on what is chosen, above the pieces. */
export function Ticks({ lit, printed }: { lit: Lit[]; printed: Printed }) {
  const chosen = lit.filter(({ light, mark }) => light === "chosen" && !["merchant", "caravan"].includes(kindOf(mark)));
  const spots = chosen.map(({ mark }) => tickSpot(mark, printed));
  return <>{spots.map((at) => at && <Tick key={`${at.x} ${at.y}`} at={at} />)}</>;
}

function tickSpot(mark: Mark, printed: Printed): Point | null {
  const id = idOf(mark);
  const [path, hex, place] = [printed.path.get(id), printed.hex.get(id), printed.place.get(id)];
  if (kindOf(mark) === "path" && path) return { x: middleOf(path).x + 10, y: middleOf(path).y + 9 };
  if (kindOf(mark) === "hex" && hex) return { x: numberSpot(hex).x + 13, y: numberSpot(hex).y + 13 };
  return place ? { x: place.point.x + 12, y: place.point.y + 11 } : null;
}
