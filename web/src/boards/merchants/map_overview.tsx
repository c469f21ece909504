// The whole board, small in the corner, while one looks at a part of it: land, posts, what is new,
// and which part is seen.

import { signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { Part } from "../pan_zoom";
import { type Context, sheetOf } from "./context";
import { outline } from "./geometry";
import type { Frame } from "./layout";
import { dyeOf } from "./map_piece";
import { boxOf } from "./map_sheet";
import { fresh } from "./show";

/** The part of the board that is seen. */
export const seenPart = signal<Part>({ left: 0, top: 0, right: 1, bottom: 1 });

const NEAR = 1.75; // pixels for a unit of the sheet
/** Whether small names can be read. */
export const isNear = signal(false);

export function see(part: Part, map: Element | null): void {
  const unit = map?.querySelector<SVGSVGElement>(".eu-sheet")?.getScreenCTM()?.a ?? 0;
  seenPart.value = part;
  isNear.value = unit > NEAR;
}

const ALL = 0.98; // whoever sees that much sees it all

export function Overview({ context, frame }: { context: Context; frame: Frame }) {
  const { view, printed } = context;
  const sheet = sheetOf(context);
  const land = useMemo(() => sheet.hexes.map(({ q, r }) => outline([q, r], 1.02)).join(""), [sheet]);
  const [left, top] = [Math.max(0, seenPart.value.left), Math.max(0, seenPart.value.top)];
  const [right, bottom] = [Math.min(1, seenPart.value.right), Math.min(1, seenPart.value.bottom)];
  if (right - left >= ALL && bottom - top >= ALL) return null;
  const news = [...fresh.value].flatMap((id) => printed.pointOf(id.split(" ").pop()!) ?? []);
  return (
    <div class="eu-overview" aria-hidden="true">
      <svg viewBox={boxOf(frame)}>
        <path class="coast" d={land} />
        {Object.entries(view.cities).map(([city, { post }]) => {
          const at = printed.pointOf(city)!;
          return <circle key={city} class={dyeOf(post, view.players.length)} cx={at.x} cy={at.y} r="13" />;
        })}
        {news.map(({ x, y }) => (
          <circle key={`${x} ${y}`} class="news" cx={x} cy={y} r="26" />
        ))}
        <rect
          x={frame.x + left * frame.width}
          y={frame.y + top * frame.height}
          width={(right - left) * frame.width}
          height={(bottom - top) * frame.height}
        />
      </svg>
    </div>
  );
}
