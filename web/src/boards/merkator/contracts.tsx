// Contracts: a ledger card each, with a tick or a cross for every good it asks for.

import { Good } from "../../pieces/good";
import { Icon } from "../../pieces/icon";
import { pickable, pointing, stateOf } from "../parts/picking";
import { breakable, merkatorWords, whereOf } from "./called";
import { missingOf, needsOf, type Need } from "./needs";
import type { Contract } from "./printed";
import { anyOf } from "./any_of";
import { officeOf, type Sight } from "./sight";

const LONG = 4; // goods that a card shows in its usual size

export function Contracts({ sight, seat }: { sight: Sight; seat: number }) {
  const w = merkatorWords.value;
  const office = officeOf(sight, seat);
  return (
    <section class="contracts" aria-label={w.contracts}>
      <h2 class="head">
        {w.contracts} <span class="r">{w.contractsHint(office.contracts.length)}</span>
      </h2>
      <div class="contract-row">
        {office.contracts.map((id) => (
          <ContractCard key={id} sight={sight} id={id} seat={seat} />
        ))}
        {office.hand && <HandCard sight={sight} id={office.hand} />}
      </div>
    </section>
  );
}

/** How many Contracts of an office have all their goods. */
export function readyCount(sight: Sight, seat: number): number {
  const office = officeOf(sight, seat);
  const found = office.contracts.map((id) => sight.printed.contract.get(id)).filter((contract) => contract !== undefined);
  return found.filter((contract) => contract.goods && missingOf(needsOf(contract, office)).length === 0).length;
}

export function ContractCard({ sight, id, seat }: { sight: Sight; id: string; seat: number }) {
  const contract = sight.printed.contract.get(id);
  if (!contract) return null;
  const needs = needsOf(contract, officeOf(sight, seat));
  const missing = missingOf(needs);
  const isReady = needs.length > 0 && missing.length === 0;
  const colour = sight.printed.place.get(contract.location ?? "")?.colour;
  const where = whereOf(sight.printed, contract);
  const state = stateOf(sight.table, id);
  const look = `contract ${colour ? `c-${colour}` : "minor"} ${isReady ? "ready" : ""} ${needs.length > LONG ? "long" : ""} ${state}`;
  return (
    <article class={look} data-card={id} {...pointing(sight.table, `fulfill ${id}`)} {...pickable(sight.table, id, state)}>
      <header>
        <b class="num">{contract.value}</b> <Emblem contract={contract} />
        <span class={where.length > 10 ? "lengthy" : ""}>{breakable(where)}</span>
      </header>
      <Needs sight={sight} contract={contract} needs={needs} />
      <footer>{foot(sight, contract, isReady, missing)}</footer>
    </article>
  );
}

export function Emblem({ contract, title }: { contract: Contract; title?: string }) {
  return <Icon name={contract.location ? `place-${contract.location}` : "contract"} title={title} />;
}

function Needs({ sight, contract, needs }: { sight: Sight; contract: Contract; needs: Need[] }) {
  if (needs.length === 0) return <p class="contract-any">{anyOf(contract)}</p>;
  return (
    <ul>
      {needs.map((need) => (
        <li key={need.good} class={need.held < need.count ? "miss" : ""}>
          <Good good={need.good} colour={sight.printed.colourOf(need.good)} size={needs.length > LONG ? 15 : 22} />
          {sight.called.good(need.good)}
          <em>
            {need.count > 1 && need.count} <Icon name={need.held < need.count ? "no" : "check"} />
          </em>
        </li>
      ))}
    </ul>
  );
}

function foot(sight: Sight, contract: Contract, isReady: boolean, missing: Need[]): string {
  const w = merkatorWords.value;
  if (isReady) return w.ready(whereOf(sight.printed, contract));
  if (missing.length === 0) return "";
  const count = missing.reduce((sum, need) => sum + need.count - need.held, 0);
  return w.missing(count, missing.map((need) => sight.called.good(need.good)).join(", "));
}

function HandCard({ sight, id }: { sight: Sight; id: string }) {
  const state = stateOf(sight.table, id);
  return (
    <article class={`contract hand-card ${state}`} {...pickable(sight.table, id, state)}>
      <header>{merkatorWords.value.hand}</header>
      <p class="contract-any">{sight.called.card(id)}</p>
    </article>
  );
}

/** A Contract of another office: its value and emblem. */
export function ContractChip({ sight, id }: { sight: Sight; id: string }) {
  const contract = sight.printed.contract.get(id);
  if (!contract) return null;
  const state = stateOf(sight.table, id);
  return (
    <span class={`chip ${state}`} data-card={id} title={sight.called.card(id)} role="img" aria-label={sight.called.card(id)} {...pickable(sight.table, id, state)}>
      {contract.value}
      <Emblem contract={contract} />
    </span>
  );
}
