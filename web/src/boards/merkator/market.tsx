// What lies open: the Contract stacks, the Bonus cards and Buildings, and the time chart.

import { Coin } from "../../pieces/coin";
import { Counter } from "../../pieces/counter";
import { Good } from "../../pieces/good";
import { Icon } from "../../pieces/icon";
import { pickable, pointing, stateOf } from "../parts/picking";
import { anyOf } from "./any_of";
import { type Context, officeOf } from "./context";
import { Emblem } from "./contracts";
import { breakable, merkatorWords, nameOf, whereOf } from "./names";
import { nearSeat, type Stack } from "./view";

const ROW = 7; // counters in a row of the chart

export function Stacks({ context }: { context: Context }) {
  const w = merkatorWords.value;
  return (
    <section class="stacks sheet" aria-label={w.stacks}>
      {context.view.stacks.map((stack) => (
        <StackTop key={stack.value} context={context} stack={stack} />
      ))}
    </section>
  );
}

function StackTop({ context, stack }: { context: Context; stack: Stack }) {
  const w = merkatorWords.value;
  const contract = stack.top ? context.printed.contract.get(stack.top) : undefined;
  const state = stack.top ? stateOf(context.table, stack.top) : "";
  const goods = Object.entries(contract?.goods ?? {});
  const point = (on: boolean) => void (context.table.pointed.value = on && stack.top ? `fulfill ${stack.top}` : null);
  return (
    <div
      class={`stack ${state} ${contract ? "" : "gone"}`}
      data-card={stack.top}
      data-about={`stack ${stack.value}`}
      role="group"
      aria-label={state ? undefined : w.stackLabel(stack.value, stack.count)}
      onPointerEnter={() => point(true)}
      onPointerLeave={() => point(false)}
      {...(stack.top ? pickable(context.table, stack.top, state) : {})}
    >
      <span class="stack-head">
        <b>{stack.value}</b> {contract && <Emblem contract={contract} title={whereOf(context.printed, contract)} />}
        <i>×{stack.count}</i>
      </span>
      <span class="stack-goods">
        {goods.map(([good, count]) => (
          <span key={good}>
            <Icon name={`good-${good}`} title={context.names.good(good)} />
            {count > 1 && count}
          </span>
        ))}
        {contract && goods.length === 0 && anyOf(contract)}
      </span>
    </div>
  );
}

export function Market({ context }: { context: Context }) {
  const w = merkatorWords.value;
  const taler = officeOf(context, nearSeat(context.view)).taler;
  return (
    <section class="market sheet" aria-label={w.market}>
      <h2 class="head">{w.market}</h2>
      <div class="cards">
        {context.view.bonus_cards.map((id) => (
          <BonusCard key={id} context={context} id={id} taler={taler} />
        ))}
      </div>
      <div class="cards">
        {context.view.buildings.map((id) => (
          <BuildingCard key={id} context={context} id={id} taler={taler} />
        ))}
      </div>
    </section>
  );
}

interface CardProps {
  context: Context;
  id: string;
  taler: number;
}

function BonusCard({ context, id, taler }: CardProps) {
  const card = context.printed.bonus.get(id);
  if (!card) return null;
  const state = stateOf(context.table, id);
  return (
    <div
      class={`card ${state}`}
      data-card={id}
      data-about={`card ${id}`}
      {...pointing(context.table, `buy ${id}`)}
      {...pickable(context.table, id, state)}
    >
      <Coin value={card.price} dear={card.price > taler} />
      <span class="card-bonus">
        <Icon name={`place-${card.location}`} title={nameOf(context.printed, card.location)} /> ›
        <Good
          good={card.good}
          colour={context.printed.colourOf(card.good)}
          size={24}
          label={context.names.good(card.good)}
        />
      </span>
    </div>
  );
}

function BuildingCard({ context, id, taler }: CardProps) {
  const card = context.printed.building.get(id);
  if (!card) return null;
  const state = stateOf(context.table, id);
  return (
    <div
      class={`card building ${state}`}
      data-card={id}
      data-about={`card ${id}`}
      {...pointing(context.table, `buy ${id}`)}
      {...pickable(context.table, id, state)}
    >
      <Coin value={card.price} dear={card.price > taler} />
      <Icon name="building" />
      <b>{breakable(nameOf(context.printed, id))}</b>
    </div>
  );
}

export function Chart({ context }: { context: Context }) {
  const w = merkatorWords.value;
  const left = context.view.chart.reduce((sum, row) => sum + row, 0);
  const { face_up, final_round } = context.view;
  return (
    <section class="chart sheet" aria-label={w.chart} data-about="chart">
      <h2 class="head">
        {w.chart} <span class="r">{final_round?.begun ? w.finalRound : w.chartLeft(left)}</span>
      </h2>
      <div class="chart-rows" data-chart>
        {context.view.chart.map((count, row) => (
          <div key={row} class="chart-row">
            {Array.from({ length: ROW }, (_, at) => (
              <Counter key={at} side={at < count ? "front" : "taken"} />
            ))}
          </div>
        ))}
      </div>
      {face_up && <Counter side="back" column={face_up.column} loss={face_up.loss} />}
    </section>
  );
}
