// The chance of every seat over the turns, as lines told apart by dash and mark; what is open is hatched; key moments
// and the costliest decisions are pinned to it. A click shows the board at that turn.

import type { Account, Judged } from "../../analysis";
import { Badge, Outline, seatClass } from "../../pieces/badge";
import { teachWords } from "../words";
import { Keys, Pins } from "./pins";
import { HEIGHT, momentAt, momentOf, namedTurns, type Scale, SIDES, scaleOf, valuesOf, WIDTH } from "./scale";
import { VerdictShape } from "./verdict";

interface Props {
  account: Account;
  title: string;
  names: string[];
  seat: number;
  pinned: readonly Judged[];
  chosen: Judged | null;
  look(at: number): void;
}

const ROW = 34; // the decisions of a seat, under the axis

export function Chart({ account, title, names, seat, pinned, chosen, look }: Props) {
  const scale = scaleOf(account);
  const whole = `0 0 ${WIDTH} ${HEIGHT + ROW}`;
  return (
    <svg
      class="chances"
      viewBox={whole}
      onClick={(event) => look(account.moments[momentAt(account, event)]!.at)}
      role="img"
      aria-label={described(account, names)}
    >
      <Hatching />
      <Open account={account} scale={scale} />
      <Axes account={account} scale={scale} chosen={chosen} />
      {lines(account).map((values, one) => (
        <Course
          key={one}
          seat={one}
          title={title}
          values={values}
          scale={scale}
          isChance={account.measure === "chance"}
        />
      ))}
      <Ends account={account} scale={scale} title={title} names={names} />
      <Keys account={account} scale={scale} />
      <Pins account={account} scale={scale} seat={seat} pinned={pinned} chosen={chosen} />
      <Decisions account={account} scale={scale} seat={seat} />
    </svg>
  );
}

/** The values of each line, moment by moment. */
function lines(account: Account): number[][] {
  const values = account.moments.map((moment) => valuesOf(account, moment));
  return (values[0] ?? []).map((_, seat) => values.map((one) => one[seat] ?? 0));
}

function Hatching() {
  return (
    <defs>
      <pattern id="open-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path class="hatch" d="M0 0V9" />
      </pattern>
    </defs>
  );
}

/** Where nothing can be said yet. */
function Open({ account, scale }: { account: Account; scale: Scale }) {
  const last = account.moments.findLastIndex((moment) => moment.open);
  if (last < 1) return null;
  const [from, to] = [scale.x(0), scale.x(last)];
  return (
    <g>
      <rect
        fill="url(#open-hatch)"
        x={from}
        y={SIDES.top}
        width={to - from}
        height={HEIGHT - SIDES.top - SIDES.bottom}
      />
      <text class="open-word" x={(from + to) / 2} y={SIDES.top + 26}>
        {teachWords.value.account.open}
      </text>
    </g>
  );
}

function Axes({ account, scale, chosen }: { account: Account; scale: Scale; chosen: Judged | null }) {
  const at = chosen ? scale.x(momentOf(account, chosen.at)) : null;
  return (
    <g class="axes">
      {scale.ticks.map((value) => (
        <g key={value}>
          <path class="rule" d={`M${SIDES.left} ${scale.y(value)}H${WIDTH - SIDES.right}`} />
          <text x={SIDES.left - 8} y={scale.y(value) + 4} text-anchor="end">
            {value}
          </text>
        </g>
      ))}
      {namedTurns(account).map((index) => (
        <text key={index} x={scale.x(index)} y={HEIGHT - 10} text-anchor="middle">
          {account.moments[index]!.turn}
        </text>
      ))}
      <text x={SIDES.left - 14} y={HEIGHT - 10} text-anchor="end">
        {teachWords.value.account.turn}
      </text>
      {at !== null && <path class="chosen-turn" d={`M${at} ${SIDES.top}V${HEIGHT + ROW - 4}`} />}
    </g>
  );
}

interface CourseProps {
  seat: number;
  title: string;
  values: number[];
  scale: Scale;
  isChance: boolean;
}

const MANY = 24; // marks on a line

function Course({ seat, title, values, scale, isChance }: CourseProps) {
  const points = values.map((value, at) => `${scale.x(at).toFixed(1)},${scale.y(value).toFixed(1)}`).join(" ");
  const step = Math.ceil(values.length / MANY);
  const isMarked = (at: number) => at % step === 0 || at === values.length - 1;
  return (
    <g class={`${seatClass(seat, title)} dash-${isChance ? seat % 4 : 0}`}>
      <polyline class="edge" points={points} />
      <polyline class="line" points={points} />
      {values.map(
        (value, at) => isMarked(at) && <Outline key={at} seat={seat} x={scale.x(at)} y={scale.y(value)} size={11} />,
      )}
    </g>
  );
}

interface EndsProps {
  account: Account;
  scale: Scale;
  title: string;
  names: string[];
}

const APART = 25;

/** The badge and the name at the end of each line, one under the other where lines end together. */
function Ends({ account, scale, title, names }: EndsProps) {
  const last = valuesOf(account, account.moments.at(-1)!);
  const order = last.map((_, seat) => seat).sort((a, b) => last[b]! - last[a]!);
  const heights = apart(order.map((seat) => scale.y(last[seat]!)));
  return (
    <>
      {order.map((seat, n) => (
        <g key={seat} transform={`translate(${WIDTH - SIDES.right + 10} ${heights[n]! - 11})`}>
          <Badge seat={seat} title={title} size={22} />
          <text class="end-name" x="27" y="16">
            {names[seat]}
          </text>
        </g>
      ))}
    </>
  );
}

/** Heights from the top down, moved until no two are too close, and none is below the chart. */
function apart(heights: number[]): number[] {
  const found = [...heights];
  for (let n = 1; n < found.length; n++) found[n] = Math.max(found[n]!, found[n - 1]! + APART);
  let lowest = HEIGHT - SIDES.bottom;
  for (let n = found.length - 1; n >= 0; n--) {
    found[n] = Math.min(found[n]!, lowest);
    lowest = found[n]! - APART;
  }
  return found;
}

const CLOSE = 10; // between the marks of one turn

/** Each decision of a seat, judged, under the turn in which it was made. */
function Decisions({ account, scale, seat }: { account: Account; scale: Scale; seat: number }) {
  const byTurn = new Map<number, Judged[]>();
  for (const one of account.decisions.filter((judged) => judged.seat === seat)) {
    const index = momentOf(account, one.at);
    byTurn.set(index, [...(byTurn.get(index) ?? []), one]);
  }
  const room = scale.x(1) - scale.x(0);
  return (
    <g>
      <path class="rule" d={`M${SIDES.left} ${HEIGHT}H${WIDTH - SIDES.right}`} />
      {[...byTurn].flatMap(([index, all]) => {
        const shown = worst(all, Math.max(1, Math.floor((room * account.moments.length) / all.length / 40)));
        return shown.map((one, n) => (
          <VerdictShape
            key={one.at}
            verdict={one.verdict}
            x={scale.x(index) + (n - (shown.length - 1) / 2) * CLOSE}
            y={HEIGHT + 16}
          />
        ));
      })}
    </g>
  );
}

/** At most three of a turn, the worst of them, in their order. */
function worst(all: Judged[], most: number): Judged[] {
  const kept = new Set([...all].sort((a, b) => b.lost - a.lost).slice(0, Math.min(3, Math.max(1, most))));
  return all.filter((one) => kept.has(one));
}

/** The chart for those who cannot see it. */
function described(account: Account, names: string[]): string {
  const w = teachWords.value.account;
  return namedTurns(account)
    .map((index) => {
      const moment = account.moments[index]!;
      const all = valuesOf(account, moment).map((value, seat) => `${names[seat]} ${Math.round(value)}`);
      return w.described(moment.turn, moment.open ? w.open : all.join(", "));
    })
    .join(" ");
}
