// The last roll: two dice, their sum, and what it brought to whom.

import type { ComponentChildren } from "preact";
import { Badge } from "../../pieces/badge";
import type { Table } from "../../play/table";
import { pointingAt } from "../../screens/table/pointing";
import { chooseOrPlay } from "./composing";
import type { Context } from "./context";
import { merchantsWords } from "./names";
import { Share } from "./resource";
import { lastRoll, type Roll } from "./rolls";

const SEVEN = 7;
const ROLL = "roll";
const [NEAR, MIDDLE, FAR] = [10, 17, 24];
/** Where the spots of a side lie. */
const SPOTS: [number, number][][] = [
  [],
  [[MIDDLE, MIDDLE]],
  [
    [NEAR, NEAR],
    [FAR, FAR],
  ],
  [
    [NEAR, NEAR],
    [MIDDLE, MIDDLE],
    [FAR, FAR],
  ],
  [
    [NEAR, NEAR],
    [FAR, NEAR],
    [NEAR, FAR],
    [FAR, FAR],
  ],
  [
    [NEAR, NEAR],
    [FAR, NEAR],
    [MIDDLE, MIDDLE],
    [NEAR, FAR],
    [FAR, FAR],
  ],
  [
    [NEAR, NEAR],
    [FAR, NEAR],
    [NEAR, MIDDLE],
    [FAR, MIDDLE],
    [NEAR, FAR],
    [FAR, FAR],
  ],
];

export function Dice({ context }: { context: Context }) {
  const w = merchantsWords.value;
  const { table } = context;
  const roll = lastRoll(table.lines.value, table.past.value?.at);
  const canRoll = table.legal.value.some(({ move }) => move === ROLL);
  if (!roll && !canRoll) return null;
  const [one, other] = roll?.dice ?? [0, 0];
  return (
    <section class="sheet dice" aria-label={w.dice} data-about="dice">
      {canRoll ? (
        <RollButton table={table}>
          <Die spots={one} />
          <Die spots={other} />
        </RollButton>
      ) : (
        <div class="dice-pair" role="img" aria-label={w.diceSum(one, other)}>
          <Die spots={one} />
          <Die spots={other} />
          <b class="num" aria-hidden="true">
            {one + other}
          </b>
        </div>
      )}
      {roll && <Brought context={context} roll={roll} />}
    </section>
  );
}

/** The dice that one may roll now. */
function RollButton({ table, children }: { table: Table; children: ComponentChildren }) {
  const w = merchantsWords.value;
  const isChosen = table.chosen.value?.move === ROLL;
  return (
    <button
      class={`dice-pair ${isChosen ? "chosen" : "possible"}`}
      data-roll
      aria-label={w.rollDice}
      title={w.rollDice}
      aria-pressed={isChosen}
      onClick={() => chooseOrPlay(table, ROLL)}
      {...pointingAt(table, ROLL)}
    >
      {children}
    </button>
  );
}

export function Die({ spots }: { spots: number }) {
  return (
    <svg class="die" viewBox="0 0 34 34" aria-hidden="true">
      {SPOTS[spots]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3" />
      ))}
    </svg>
  );
}

function Brought({ context, roll }: { context: Context; roll: Roll }) {
  const w = merchantsWords.value;
  const isSeven = roll.dice[0] + roll.dice[1] === SEVEN;
  return (
    <ul class="brought">
      {roll.brought.map(({ seat, counts }, at) => (
        <li key={at}>
          <Badge seat={seat} title="merchants" size={18} label={context.names.seat(seat)} />
          <Share counts={counts} names={context.names.resource} />
        </li>
      ))}
      {roll.short.map((id) => (
        <li key={id}>{w.shortOf(context.names.resource(id))}</li>
      ))}
      {isSeven ? <li>{w.seven}</li> : roll.brought.length === 0 && <li>{w.nothing}</li>}
    </ul>
  );
}
