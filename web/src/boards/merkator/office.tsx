// An office: storages A to D, depots E and F, each good with its count. Large for one's own.

import { Good } from "../../pieces/good";
import type { Table } from "../../play/table";
import { handles, stateOf } from "../parts/picking";
import { type Context, officeOf } from "./context";
import { merkatorWords } from "./names";
import { type Share, shareOf } from "./split";

export function Office({ context, seat }: { context: Context; seat: number }) {
  const w = merkatorWords.value;
  return (
    <section class="own-office" aria-label={w.office}>
      <h2 class="head">
        {w.office} <span class="r">{w.officeHint}</span>
      </h2>
      <div class="columns">
        {context.printed.columns.map((column) => (
          <div key={column.id} class={column.kind === "depot" ? "column depot" : "column"}>
            <b class="column-head" data-about={`column ${column.id}`}>
              {column.id} <span>{column.goods.reduce((sum, good) => sum + held(context, seat, good), 0)}</span>
            </b>
            {column.goods.map((good) => (
              <Store key={good} context={context} seat={seat} good={good} />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

const held = (context: Context, seat: number, good: string) => officeOf(context, seat).goods[good] ?? 0;

function Store({ context, seat, good }: { context: Context; seat: number; good: string }) {
  const count = held(context, seat, good);
  const name = context.names.good(good);
  const share = shareOf(context, good);
  const state = share ? (share.more ? "possible" : "chosen") : stateOf(context.table, good);
  const look = `store ${count === 0 ? "zero" : ""} ${state}`;
  const inside = (
    <>
      <Good good={good} colour={context.printed.colourOf(good)} size={34} state={count === 0 ? "empty" : undefined} />
      <span class="num">{count}</span>
      <small>{name}</small>
      {share?.count !== undefined && <b class="share">+{share.count}</b>}
    </>
  );
  if (!state) {
    return (
      <div class={look} data-good={good} data-seat={seat} data-about={`good ${good}`}>
        {inside}
      </div>
    );
  }
  return (
    <button
      class={look}
      data-good={good}
      data-seat={seat}
      data-about={`good ${good}`}
      {...(share ? splitting(context.table, share) : handles(context.table, good))}
    >
      {inside}
    </button>
  );
}

/** A click turns one more cube into this good. */
function splitting(table: Table, { more }: Share) {
  const point = (on: boolean) => void (table.pointed.value = on && more ? more : null);
  const onClick = () => {
    point(false);
    if (more) table.choose(more);
  };
  return { onClick, onPointerEnter: () => point(true), onPointerLeave: () => point(false) };
}

/** Another's office, small, in the same order. */
export function SmallOffice({ context, seat }: { context: Context; seat: number }) {
  return (
    <div class="small-office">
      {context.printed.columns.map((column) => (
        <div key={column.id}>
          <span class="column-letter">{column.id}</span>
          {column.goods.map((good) => (
            <SmallStore key={good} context={context} seat={seat} good={good} />
          ))}
        </div>
      ))}
    </div>
  );
}

function SmallStore({ context, seat, good }: { context: Context; seat: number; good: string }) {
  const count = held(context, seat, good);
  return (
    <span
      class={count === 0 ? "small-store zero" : "small-store"}
      data-good={good}
      data-seat={seat}
      data-about={`good ${good}`}
      role="img"
      aria-label={`${context.names.good(good)}: ${count}`}
    >
      <Good good={good} colour={context.printed.colourOf(good)} size={20} state={count === 0 ? "empty" : undefined} />
      {count > 0 && count}
    </span>
  );
}
