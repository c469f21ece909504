// The whole board, small in the corner, while one looks at a part of it: land, posts, what is new,
// and which part is seen.

import { useMemo } from "preact/hooks";
import { type Context, sheetOf } from "./context";
import { outline } from "./geometry";
import type { Frame } from "./layout";
import { dyeOf } from "./map_piece";
import { boxOf } from "./map_sheet";
import { seenPart } from "./seen_part";
import { fresh } from "./stamps";

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
