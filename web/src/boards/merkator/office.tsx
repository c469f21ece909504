// An office: storages A to D, depots E and F, each good with its count. Large for one's own.

import { Good } from "../../pieces/good";
import { handles, stateOf } from "../parts/picking";
import { merkatorWords } from "./called";
import { officeOf, type Sight } from "./sight";

export function Office({ sight, seat }: { sight: Sight; seat: number }) {
  const w = merkatorWords.value;
  return (
    <section class="own-office" aria-label={w.office}>
      <h2 class="head">
        {w.office} <span class="r">{w.officeHint}</span>
      </h2>
      <div class="columns">
        {sight.printed.columns.map((column) => (
          <div key={column.id} class={column.kind === "depot" ? "column depot" : "column"}>
            <b class="column-head">
              {column.id} <span>{column.goods.reduce((sum, good) => sum + held(sight, seat, good), 0)}</span>
            </b>
            {column.goods.map((good) => (
              <Store key={good} sight={sight} seat={seat} good={good} />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

const held = (sight: Sight, seat: number, good: string) => officeOf(sight, seat).goods[good] ?? 0;

function Store({ sight, seat, good }: { sight: Sight; seat: number; good: string }) {
  const count = held(sight, seat, good);
  const name = sight.called.good(good);
  const state = stateOf(sight.table, good);
  const look = `store ${count === 0 ? "zero" : ""} ${state}`;
  const inside = (
    <>
      <Good good={good} colour={sight.printed.colourOf(good)} size={34} state={count === 0 ? "empty" : undefined} />
      <span class="num">{count}</span>
      <small>{name}</small>
    </>
  );
  if (!state) {
    return (
      <div class={look} data-good={good} data-seat={seat}>
        {inside}
      </div>
    );
  }
  return (
    <button class={look} data-good={good} data-seat={seat} {...handles(sight.table, good)}>
      {inside}
    </button>
  );
}

/** Another's office, small, in the same order. */
export function SmallOffice({ sight, seat }: { sight: Sight; seat: number }) {
  return (
    <div class="small-office">
      {sight.printed.columns.map((column) => (
        <div key={column.id}>
          <span class="column-letter">{column.id}</span>
          {column.goods.map((good) => (
            <SmallStore key={good} sight={sight} seat={seat} good={good} />
          ))}
        </div>
      ))}
    </div>
  );
}

function SmallStore({ sight, seat, good }: { sight: Sight; seat: number; good: string }) {
  const count = held(sight, seat, good);
  return (
    <span class={count === 0 ? "small-store zero" : "small-store"} data-good={good} data-seat={seat} title={`${sight.called.good(good)}: ${count}`}>
      <Good good={good} colour={sight.printed.colourOf(good)} size={20} state={count === 0 ? "empty" : undefined} />
      {count > 0 && count}
    </span>
  );
}
