// Contracts: a ledger card each, with a tick or a cross for every good it asks for.

import { Good } from "../../pieces/good";
import { Icon } from "../../pieces/icon";
import { pickable, pointing, stateOf } from "../parts/picking";
import { anyOf } from "./any_of";
import { type Context, officeOf } from "./context";
import { breakable, merkatorWords, whereOf } from "./names";
import { missingOf, type Need, needsOf } from "./needs";
import type { Contract } from "./printed";

const LONG = 4; // goods that a card shows in its usual size

export function Contracts({ context, seat }: { context: Context; seat: number }) {
  const w = merkatorWords.value;
  const office = officeOf(context, seat);
  return (
    <section class="contracts" aria-label={w.contracts}>
      <h2 class="head">
        {w.contracts} <span class="r">{w.contractsHint(office.contracts.length)}</span>
      </h2>
      <div class="contract-row">
        {office.contracts.map((id) => (
          <ContractCard key={id} context={context} id={id} seat={seat} />
        ))}
        {office.hand && <HandCard context={context} id={office.hand} />}
      </div>
    </section>
  );
}

/** How many Contracts of an office have all their goods. */
export function readyCount(context: Context, seat: number): number {
  const office = officeOf(context, seat);
  const found = office.contracts
    .map((id) => context.printed.contract.get(id))
    .filter((contract) => contract !== undefined);
  return found.filter((contract) => contract.goods && missingOf(needsOf(contract, office)).length === 0).length;
}

export function ContractCard({ context, id, seat }: { context: Context; id: string; seat: number }) {
  const contract = context.printed.contract.get(id);
  if (!contract) return null;
  const needs = needsOf(contract, officeOf(context, seat));
  const missing = missingOf(needs);
  const isReady = needs.length > 0 && missing.length === 0;
  const colour = context.printed.place.get(contract.location ?? "")?.colour;
  const where = whereOf(context.printed, contract);
  const state = stateOf(context.table, id);
  const dye = colour ? `c-${colour}` : "minor";
  const look = `contract ${dye} ${isReady ? "ready" : ""} ${needs.length > LONG ? "long" : ""} ${state}`;
  return (
    <article
      class={look}
      data-card={id}
      data-about={`card ${id}`}
      {...pointing(context.table, `fulfill ${id}`)}
      {...pickable(context.table, id, state)}
    >
      <header>
        <b class="num">{contract.value}</b> <Emblem contract={contract} />
        <span class={where.length > 10 ? "lengthy" : ""}>{breakable(where)}</span>
      </header>
      <Needs context={context} contract={contract} needs={needs} />
      <footer>{foot(context, contract, isReady, missing)}</footer>
    </article>
  );
}

export function Emblem({ contract, title }: { contract: Contract; title?: string }) {
  return <Icon name={contract.location ? `place-${contract.location}` : "contract"} title={title} />;
}

function Needs({ context, contract, needs }: { context: Context; contract: Contract; needs: Need[] }) {
  if (needs.length === 0) return <p class="contract-any">{anyOf(contract)}</p>;
  return (
    <ul>
      {needs.map((need) => (
        <li key={need.good} class={need.held < need.count ? "miss" : ""}>
          <Good good={need.good} colour={context.printed.colourOf(need.good)} size={needs.length > LONG ? 15 : 22} />
          {context.names.good(need.good)}
          <em>
            {need.count > 1 && need.count} <Icon name={need.held < need.count ? "no" : "check"} />
          </em>
        </li>
      ))}
    </ul>
  );
}

function foot(context: Context, contract: Contract, isReady: boolean, missing: Need[]): string {
  const w = merkatorWords.value;
  if (isReady) return w.ready(whereOf(context.printed, contract));
  if (missing.length === 0) return "";
  const count = missing.reduce((sum, need) => sum + need.count - need.held, 0);
  return w.missing(count);
}

function HandCard({ context, id }: { context: Context; id: string }) {
  const state = stateOf(context.table, id);
  return (
    <article class={`contract hand-card ${state}`} data-about={`card ${id}`} {...pickable(context.table, id, state)}>
      <header>{merkatorWords.value.hand}</header>
      <p class="contract-any">{context.names.card(id)}</p>
    </article>
  );
}

/** A Contract of another office: its value and emblem. */
export function ContractChip({ context, id }: { context: Context; id: string }) {
  const contract = context.printed.contract.get(id);
  if (!contract) return null;
  const state = stateOf(context.table, id);
  return (
    <span
      class={`chip ${state}`}
      data-card={id}
      data-about={`card ${id}`}
      role="img"
      aria-label={context.names.card(id)}
      {...pickable(context.table, id, state)}
    >
      {contract.value}
      <Emblem contract={contract} />
    </span>
  );
}
