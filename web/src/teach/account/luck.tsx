// Luck told apart from play: what luck, own decisions and those of others gave each seat and took from it.

import type { Account, Luck, Measure } from "../../analysis";
import { Badge, seatClass } from "../../pieces/badge";
import { difference, written } from "../numbers";
import { said, teachWords } from "../words";
import "../styles/luck.css";

interface Props {
  account: Account;
  title: string;
  names: string[];
  seat: number;
}

const HALF = 92; // of the bars, to either side

export function LuckAndPlay({ account, title, names, seat }: Props) {
  const w = teachWords.value.account;
  const { measure } = account;
  const parts = account.luck.flatMap(({ luck, play, others }) => [luck, play ?? 0, others]);
  const most = Math.max(0.01, ...parts.map(Math.abs));
  return (
    <section class="sheet a-panel">
      <header>
        <h3 class="head">{w.luckAndPlay}</h3>
        <small>{measure === "chance" ? w.gaveAndTook : w.gaveAndTookPoints}</small>
      </header>
      <p class="a-legend" aria-hidden="true">
        <span>
          <i class="of-luck" /> {w.luck}
        </span>
        <span>
          <i /> {w.play}
        </span>
        <span>
          <i class="of-others" /> {w.others}
        </span>
      </p>
      <ul class="a-luck">
        {account.luck.map((one, at) => (
          <li key={at} class={seatClass(at, title)}>
            <Badge seat={at} title={title} size={24} label={`${names[at]}: ${inWords(one, measure)}`} />
            <Bars luck={one} measure={measure} most={most} />
            <b class="num" aria-hidden="true">
              {written(one.start, measure)} → {written(one.end, measure)}
            </b>
          </li>
        ))}
      </ul>
      {account.luck.some(({ play }) => play === null) && <p class="hint">{w.notJudged}</p>}
      <p class="a-say">{account.advice[seat] ? said(account.advice[seat].luck) : ""}</p>
    </section>
  );
}

function inWords({ start, luck, play, others, end }: Luck, measure: Measure): string {
  const w = teachWords.value.account;
  const told = (value: number) => difference(value, measure);
  const own = play === null ? "" : `${w.play} ${told(play)}, `;
  const all = play === null ? w.decisions : w.others;
  return `${written(start, measure)} → ${written(end, measure)}: ${w.luck} ${told(luck)}, ${own}${all} ${told(others)}`;
}

/** From the beginning to the end in three parts. */
function Bars({ luck: { luck, play, others }, measure, most }: { luck: Luck; measure: Measure; most: number }) {
  const told = (value: number) => difference(value, measure);
  return (
    <svg viewBox={`${-HALF - 44} 0 ${2 * HALF + 88} 63`} aria-hidden="true">
      <Bar value={luck} most={most} y={5} look="of-luck" text={told(luck)} />
      {play !== null && <Bar value={play} most={most} y={24} look="of-play" text={told(play)} />}
      <Bar value={others} most={most} y={43} look="of-others" text={told(others)} />
      <path class="zero" d="M0 0V63" />
    </svg>
  );
}

interface BarProps {
  value: number;
  most: number;
  y: number;
  look: string;
  text: string;
}

function Bar({ value, most, y, look, text }: BarProps) {
  const long = Math.max(1, (Math.abs(value) / most) * HALF);
  const isLess = value < 0;
  return (
    <>
      <rect class={look} x={isLess ? -long : 0} y={y} width={long} height={14} />
      {look === "of-luck" && <rect class="dots" x={isLess ? -long : 0} y={y} width={long} height={14} />}
      <text x={isLess ? -long - 5 : long + 5} y={y + 12} text-anchor={isLess ? "end" : "start"}>
        {text}
      </text>
    </>
  );
}
