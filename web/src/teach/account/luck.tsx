// Luck told apart from play: what luck, own decisions and those of others gave each seat and took from it.

import type { Account } from "../../analysis";
import { Badge, seatClass } from "../../pieces/badge";
import { difference } from "../numbers";
import { said, teachWords } from "../words";

interface Props {
  account: Account;
  title: string;
  names: string[];
  seat: number;
}

const HALF = 92; // of the bars, to either side

export function LuckAndPlay({ account, title, names, seat }: Props) {
  const w = teachWords.value.account;
  const most = Math.max(0.01, ...account.luck.flatMap(({ luck, play }) => [Math.abs(luck), Math.abs(play)]));
  return (
    <section class="sheet a-panel">
      <header>
        <h3 class="head">{w.luckAndPlay}</h3>
        <small>{account.measure === "chance" ? w.gaveAndTook : w.gaveAndTookPoints}</small>
      </header>
      <p class="a-legend" aria-hidden="true">
        <span>
          <i class="of-luck" /> {w.luck}
        </span>
        <span>
          <i /> {w.play}
        </span>
        <span>{w.others}</span>
      </p>
      <ul class="a-luck">
        {account.luck.map(({ luck, play, others }, at) => {
          const told = (value: number) => difference(value, account.measure);
          const label = `${names[at]}: ${w.luck} ${told(luck)}, ${w.play} ${told(play)}, ${w.others} ${told(others)}`;
          return (
            <li key={at} class={seatClass(at, title)}>
              <Badge seat={at} title={title} size={24} label={label} />
              <svg viewBox={`${-HALF - 44} 0 ${2 * HALF + 88} 44`} aria-hidden="true">
                <Bar value={luck} most={most} y={5} look="of-luck" text={told(luck)} />
                <Bar value={play} most={most} y={24} look="of-play" text={told(play)} />
                <path class="zero" d="M0 0V44" />
              </svg>
              <b class="num" aria-hidden="true">
                {told(others)}
              </b>
            </li>
          );
        })}
      </ul>
      <p class="a-say">{account.advice[seat] ? said(account.advice[seat].luck) : ""}</p>
    </section>
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
