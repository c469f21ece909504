// What the cards of Merkator are: Contracts, Bonus cards, Buildings.

import { Icon } from "../../../pieces/icon";
import type { Explained } from "../../parts/explained";
import { anyOf } from "../any_of";
import { type Context, officeOf } from "../context";
import { Emblem } from "../contracts";
import { cardName, merkatorWords, nameOf, whereOf } from "../names";
import { Fitting, Served } from "../served";
import { nearSeat } from "../view";
import { thingWords } from "./words";

/** Whose a card is, in words. */
export function whose({ view, names }: Context, id: string): string {
  const w = thingWords.value;
  const owns = ({ contracts, bonus_cards, buildings, hand }: (typeof view.offices)[number]) =>
    [...contracts, ...bonus_cards, ...buildings, hand].includes(id);
  const owner = view.offices.find(owns);
  if (owner) return owner.seat === view.you ? w.yours : w.of(names.seat(owner.seat));
  const isOfAi = view.ai && [...view.ai.contracts, ...view.ai.bonus_cards, ...view.ai.buildings].includes(id);
  return isOfAi ? w.of(merkatorWords.value.ai.name) : w.open;
}

export function explainContract(context: Context, id: string, first: string): Explained {
  const w = thingWords.value;
  const contract = context.printed.contract.get(id)!;
  const isFree = Object.keys(contract.goods ?? {}).length === 0;
  const asked = contract.category_count ?? contract.different;
  const next = context.view.stacks.find((stack) => stack.value > contract.value);
  const wanted = isFree ? (
    asked ? (
      <Fitting context={context} contract={contract} />
    ) : (
      w.peace
    )
  ) : (
    <Served context={context} id={id} />
  );
  return {
    title: asked ? `${cardName(context.printed, id)}: ${anyOf(contract)}` : cardName(context.printed, id),
    sign: <Emblem contract={contract} />,
    lines: [
      wanted,
      `${first}. ${contract.location ? w.deliver(whereOf(context.printed, contract)) : ""}`,
      w.worth(contract.value),
      ...(next && contract.location ? [w.earns(next.value)] : []),
    ],
    clause: isFree
      ? contract.different
        ? "fulfill.different"
        : asked
          ? "fulfill.category"
          : "reward.peace"
      : "fulfill.goods",
  };
}

export function explainStack(context: Context, value: string): Explained | null {
  const stack = context.view.stacks.find((one) => String(one.value) === value);
  if (!stack?.top) return null;
  const told = explainContract(context, stack.top, thingWords.value.open);
  return { ...told, lines: [told.lines[0]!, thingWords.value.onStack(stack.count), ...told.lines.slice(1)] };
}

export function explainBonus(context: Context, id: string): Explained {
  const w = thingWords.value;
  const { printed } = context;
  const card = printed.bonus.get(id)!;
  return {
    title: w.bonusTitle(nameOf(printed, card.location)),
    sign: <Icon name={`place-${card.location}`} />,
    lines: [
      w.bonus(printed.rules.bonus_goods_active, printed.rules.bonus_goods_joined, nameOf(printed, card.good)),
      bought(context, id, card.price),
    ],
    clause: "goods.bonus",
  };
}

export function explainBuilding(context: Context, id: string): Explained | null {
  const building = context.printed.building.get(id);
  if (!building) return null;
  return {
    title: nameOf(context.printed, id),
    sign: <Icon name="building" />,
    lines: [
      merkatorWords.value.texts[id] ?? building.text,
      ...(building.vp > 0 ? [thingWords.value.buildingPoints(building.vp)] : []),
      bought(context, id, building.price),
    ],
    clause: "score.buildings",
  };
}

/** Whose it is; what it costs whom nobody owns. */
function bought(context: Context, id: string, price: number): string {
  const w = thingWords.value;
  const owner = whose(context, id);
  const { taler } = officeOf(context, nearSeat(context.view));
  return owner === w.open ? `${w.price(price)} ${w.youHave(taler)}` : `${owner}.`;
}
