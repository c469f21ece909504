// The other offices, readable; and the opponent whom the rules play.

import { Badge } from "../../pieces/badge";
import { Icon } from "../../pieces/icon";
import { merkatorWords } from "./called";
import { ContractChip } from "./contracts";
import { SmallOffice } from "./office";
import { officeOf, type Sight } from "./sight";
import type { Opponent } from "./view";

export function Others({ sight, near }: { sight: Sight; near: number }) {
  const others = sight.view.offices.filter((office) => office.seat !== near);
  return (
    <>
      {others.map((office) => (
        <Other key={office.seat} sight={sight} seat={office.seat} />
      ))}
      {sight.view.ai && <AI sight={sight} ai={sight.view.ai} />}
    </>
  );
}

function Other({ sight, seat }: { sight: Sight; seat: number }) {
  const w = merkatorWords.value;
  const office = officeOf(sight, seat);
  const name = sight.called.seat(seat);
  return (
    <section class="sheet other" aria-label={w.seatOf(name)}>
      <header>
        <Badge seat={seat} size={24} />
        <b>{name}</b>
        <Purse time={office.time} taler={office.taler} seat={seat} />
      </header>
      <SmallOffice sight={sight} seat={seat} />
      <div class="chips">
        {office.contracts.map((id) => (
          <ContractChip key={id} sight={sight} id={id} />
        ))}
        <CardCount icon="bonus" ids={office.bonus_cards} sight={sight} />
        <CardCount icon="building" ids={office.buildings} sight={sight} />
      </div>
    </section>
  );
}

export function Purse({ time, taler, seat }: { time: number; taler: number; seat?: number }) {
  const w = merkatorWords.value;
  return (
    <span class="purse-line">
      <span title={w.time} data-time={seat}>
        <Icon name="hourglass" title={w.time} />
        {time}
      </span>
      <span title={w.taler} data-taler={seat}>
        <Icon name="taler" title={w.taler} />
        {taler}
      </span>
    </span>
  );
}

function CardCount({ icon, ids, sight }: { icon: "bonus" | "building"; ids: string[]; sight: Sight }) {
  if (ids.length === 0) return null;
  return (
    <span class="chip dashed" title={ids.map(sight.called.card).join(", ")}>
      <Icon name={icon} />
      {ids.length}
    </span>
  );
}

/** SoloPlay's AI: where he stands on the values, what he owns, what he can pay. */
function AI({ sight, ai }: { sight: Sight; ai: Opponent }) {
  const w = merkatorWords.value.ai;
  return (
    <section class="sheet other ai" aria-label={w.name}>
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
          <ContractChip key={id} sight={sight} id={id} />
        ))}
        <CardCount icon="bonus" ids={ai.bonus_cards} sight={sight} />
        <CardCount icon="building" ids={ai.buildings} sight={sight} />
      </div>
    </section>
  );
}
