// The other offices, readable; and the opponent played by the rules.

import { Badge } from "../../pieces/badge";
import { Icon } from "../../pieces/icon";
import { type Context, officeOf } from "./context";
import { ContractChip } from "./contracts";
import { merkatorWords } from "./names";
import { SmallOffice } from "./office";
import type { Opponent } from "./view";

export function Others({ context, near }: { context: Context; near: number }) {
  const others = context.view.offices.filter((office) => office.seat !== near);
  return (
    <>
      {others.map((office) => (
        <Other key={office.seat} context={context} seat={office.seat} />
      ))}
      {context.view.ai && <AI context={context} ai={context.view.ai} />}
    </>
  );
}

function Other({ context, seat }: { context: Context; seat: number }) {
  const w = merkatorWords.value;
  const office = officeOf(context, seat);
  const name = context.names.seat(seat);
  return (
    <section class="sheet other" aria-label={w.seatOf(name)}>
      <header data-about={`seat ${seat}`}>
        <Badge seat={seat} size={24} />
        <b>{name}</b>
        <Purse time={office.time} taler={office.taler} seat={seat} />
      </header>
      <SmallOffice context={context} seat={seat} />
      <div class="chips">
        {office.contracts.map((id) => (
          <ContractChip key={id} context={context} id={id} />
        ))}
        <CardChips icon="bonus" ids={office.bonus_cards} context={context} />
        <CardChips icon="building" ids={office.buildings} context={context} />
      </div>
    </section>
  );
}

export function Purse({ time, taler, seat }: { time: number; taler: number; seat?: number }) {
  const w = merkatorWords.value;
  return (
    <span class="purse-line">
      <span data-time={seat} data-about={seat === undefined ? undefined : `time ${seat}`}>
        <Icon name="hourglass" title={w.time} />
        {time}
      </span>
      <span data-taler={seat} data-about={seat === undefined ? undefined : `taler ${seat}`}>
        <Icon name="taler" title={w.taler} />
        {taler}
      </span>
    </span>
  );
}

/** Each card by itself: one can ask about it. */
function CardChips({ icon, ids, context }: { icon: "bonus" | "building"; ids: string[]; context: Context }) {
  if (ids.length === 0) return null;
  return (
    <>
      {ids.map((id) => (
        <span key={id} class="chip dashed" role="img" aria-label={context.names.card(id)} data-about={`card ${id}`}>
          <Icon name={icon} />
        </span>
      ))}
    </>
  );
}

/** SoloPlay's AI: where he stands on the values, what he owns, what he can pay. */
function AI({ context, ai }: { context: Context; ai: Opponent }) {
  const w = merkatorWords.value.ai;
  return (
    <section class="sheet other ai" aria-label={w.name} data-about="ai">
      <header>
        <Icon name="bot" />
        <b>{w.name}</b>
        <Purse time={ai.time} taler={ai.taler} />
      </header>
      <p class="hint">
        {ai.tile !== null && w.tile(String(ai.tile), w[ai.direction])} {w.funds(ai.funds)}
      </p>
      <div class="chips">
        {ai.contracts.map((id) => (
          <ContractChip key={id} context={context} id={id} />
        ))}
        <CardChips icon="bonus" ids={ai.bonus_cards} context={context} />
        <CardChips icon="building" ids={ai.buildings} context={context} />
      </div>
    </section>
  );
}
