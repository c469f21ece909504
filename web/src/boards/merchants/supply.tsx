// The supply: what is left of each resource, and of the development cards. A card glows while a
// move takes it from there.

import { Icon } from "../../pieces/icon";
import type { Table } from "../../play/table";
import { bargain, chooseOrPlay, exchange } from "./composing";
import type { Context } from "./context";
import { getsOf, helps } from "./moves_for";
import { merchantsWords } from "./names";
import { RESOURCES, Resource } from "./resource";

export function Supply({ context }: { context: Context }) {
  const w = merchantsWords.value;
  return (
    <section class="sheet panel me-supply" aria-label={w.supply}>
      <h2 class="head">{w.supply}</h2>
      <div class="supply-row">
        {RESOURCES.map((id) => (
          <Stock key={id} context={context} id={id} />
        ))}
        <span class="stock" role="img" data-about="stack" aria-label={w.stackLabel(context.view.card_stack)}>
          <Icon name="development" /> {context.view.card_stack}
        </span>
      </div>
    </section>
  );
}

function Stock({ context, id }: { context: Context; id: string }) {
  const w = merchantsWords.value;
  const { table, view, names } = context;
  const moves = getsOf(table.legal.value, id);
  const label = w.supplyLabel(names.resource(id), view.supply[id] ?? 0);
  const inside = (
    <>
      <Resource id={id} /> {view.supply[id] ?? 0}
    </>
  );
  if (moves.length === 0)
    return (
      <span class="stock" data-stock={id} data-about={`resource ${id}`} role="img" aria-label={label}>
        {inside}
      </span>
    );
  const isSaid = bargain.value?.kind === "exchange" && bargain.value.get === id;
  const isChosen = isSaid || (table.chosen.value !== null && moves.includes(table.chosen.value.move));
  const point = (on: boolean) => void (table.pointed.value = on ? moves[0]! : null);
  return (
    <button
      class={`stock ${isChosen ? "chosen" : helps(table.legal.value, moves) ? "possible" : "possible merely"}`}
      data-stock={id}
      data-about={`resource ${id}`}
      aria-label={label}
      onClick={() => getOne(table, id)}
      onPointerEnter={() => point(true)}
      onPointerLeave={() => point(false)}
      onFocus={() => point(true)}
      onBlur={() => point(false)}
    >
      {inside}
    </button>
  );
}

/** Take or buy it, or ask for what it is exchanged. */
function getOne(table: Table, id: string): void {
  const [first = ""] = getsOf(table.legal.value, id);
  if (first.startsWith("exchange")) exchange(table, { get: id });
  else chooseOrPlay(table, first);
}
