// How many have reached what: results in some equal steps, as engraved bars, with those that are meant in ink.

import { words } from "../../words";
import { aloneWords } from "./words";

const STEPS = 12;
const [WIDTH, HEIGHT, FOOT] = [252, 64, 18];

interface Props {
  results: number[];
  /** Results that are pointed out, with what is written under each. */
  meant: { points: number; name: string }[];
}

export function Chart({ results, meant }: Props) {
  const all = [...results, ...meant.map(({ points }) => points)];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const step = (points: number) => Math.min(STEPS - 1, Math.floor((STEPS * (points - low)) / Math.max(1, high - low)));
  const counts = Array.from({ length: STEPS }, (_, at) => results.filter((points) => step(points) === at).length);
  const isMeant = (at: number) => meant.some(({ points }) => step(points) === at);
  const most = Math.max(1, ...counts);
  const wide = WIDTH / STEPS;
  return (
    <figure class="voyage-chart">
      <figcaption class="hint">{aloneWords.value.voyage.chart}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT * (1 + meant.length)}`} aria-hidden="true">
        <path class="ground" d={`M0 ${HEIGHT}H${WIDTH}`} />
        {counts.map((count, at) => {
          const high = (HEIGHT - 6) * (Math.max(count, isMeant(at) ? 0.15 : 0) / most);
          return (
            <rect
              key={at}
              class={isMeant(at) ? "meant" : ""}
              x={at * wide + 1}
              y={HEIGHT - high}
              width={wide - 3}
              height={high}
            />
          );
        })}
        <text x="0" y={HEIGHT + 15}>
          {words.value.number(low)}
        </text>
        <text x={WIDTH} y={HEIGHT + 15} class="end">
          {words.value.number(high)}
        </text>
        {meant.map(({ points, name }, at) => (
          <text key={name} class="meant" x={within((step(points) + 0.5) * wide)} y={HEIGHT + 15 + FOOT * (at + 1)}>
            {name}
          </text>
        ))}
      </svg>
    </figure>
  );
}

/** Where a name stands so that it does not leave the picture. */
const within = (x: number) => Math.max(44, Math.min(WIDTH - 44, x));
