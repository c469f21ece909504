// A card that the AI takes, as a still picture.

import { Good } from "../../pieces/good";
import { Icon } from "../../pieces/icon";
import type { GameEvent } from "../../play/view";
import { nameOf } from "./names";
import type { Printed } from "./printed";

const SIZE = 72;

/** The card that an event names: a Contract, a Bonus card or a Building; nothing for others. */
export function cardOf(printed: Printed, event: GameEvent) {
  const [first] = Array.isArray(event["cards"]) ? event["cards"] : [event["contract"] ?? event["card"]];
  const id = String(first);
  return contractCard(printed, id) ?? bonusCard(printed, id) ?? buildingCard(printed, id);
}

function contractCard(printed: Printed, id: string) {
  const contract = printed.contract.get(id);
  if (!contract) return null;
  return (
    <div class="told-card">
      <b>{contract.value}</b>
      {contract.location && <Icon name={`place-${contract.location}`} size={SIZE} />}
      {contract.location ? nameOf(printed, contract.location) : nameOf(printed, id)}
    </div>
  );
}

function bonusCard(printed: Printed, id: string) {
  const bonus = printed.bonus.get(id);
  if (!bonus) return null;
  return (
    <div class="told-card">
      <Icon name={`place-${bonus.location}`} size={SIZE} />
      <Good good={bonus.good} colour={printed.colourOf(bonus.good)} size={SIZE} />
      {nameOf(printed, bonus.good)}
    </div>
  );
}

function buildingCard(printed: Printed, id: string) {
  const building = printed.building.get(id);
  return building ? <div class="told-card">{nameOf(printed, id)}</div> : null;
}
