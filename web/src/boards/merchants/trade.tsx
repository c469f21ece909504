// Trade with others and with the supply: what can be done, and for gold and for three alike which
// card goes and which one comes.

import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "../../pieces/icon";
import type { Table } from "../../play/table";
import { later } from "../../screens/later";
import { type Bargain, bargain, barred, forgetBargain, isDrafting, openOffer } from "./composing";
import type { Context } from "./context";
import { getsOf, givesOf } from "./moves_for";
import { merchantsWords } from "./names";
import { RESOURCES, Resource } from "./resource";
import type { MerchantsView } from "./view";

/** What is composed, and which offers one wants, come when they are wanted. */
const Which = later(async () => (await import("./which")).Which);
const Composer = later(async () => (await import("./composer")).Composer);
const Wishes = later(async () => (await import("./wishes")).Wishes);

export function TradePanel({ context }: { context: Context }) {
  const w = merchantsWords.value;
  const { table, view, printed } = context;
  const { rules } = printed;
  const legal = table.legal.value;
  const can = (verb: string) => legal.some(({ move }) => `${move} `.startsWith(`${verb} `));
  const canBuy = RESOURCES.some((id) => getsOf(legal, id).some((move) => move.startsWith("buy")));
  const three = rules["supply_exchange_give"] ?? 0;
  const spare = RESOURCES.find((id) => givesOf(legal, id).some((move) => move.startsWith("exchange")));
  const open = (kind: Bargain["kind"]) => () => {
    const isOpen = bargain.value?.kind === kind;
    table.chooseAgain();
    forgetBargain();
    if (!isOpen && kind === "offer") openOffer(table);
    else if (!isOpen) bargain.value = { kind, give: null, get: null };
  };
  return (
    <section class="sheet panel" aria-label={w.trade}>
      <h2 class="head">{w.trade}</h2>
      <div class="panel-rows">
        <Row
          table={table}
          name="offer"
          icon="people"
          can={can("offer")}
          unlikely="offer"
          onClick={open("offer")}
          isOn={isDrafting()}
          says={w.offerTo}
        >
          <small>{w.offersLeft(view.turn.offers_left)}</small>
        </Row>
        <Row
          table={table}
          name="buy"
          icon="gold"
          can={canBuy}
          unlikely="buy ore"
          onClick={open("buy")}
          isOn={bargain.value?.kind === "buy"}
          says={w.goldFor(rules["gold_price_per_resource"] ?? 0)}
        >
          <small>{w.times((rules["gold_purchases_per_turn_max"] ?? 0) - view.turn.purchases)}</small>
        </Row>
        <Row
          table={table}
          name="exchange"
          icon="undo"
          can={can("exchange")}
          unlikely={`exchange ${three} ore for wool`}
          onClick={open("exchange")}
          isOn={bargain.value?.kind === "exchange"}
          says={w.threeFor(three)}
        >
          <span class="cost" aria-hidden="true">
            {spare && Array.from({ length: three }, (_, at) => <Resource key={at} id={spare} />)}
          </span>
        </Row>
        {bargain.value && !isDrafting() && <Which context={context} of={bargain.value} />}
      </div>
      {isDrafting() && <Composer context={context} />}
      {!isDrafting() && isAsked(view) && <Wishes context={context} />}
    </section>
  );
}

/** Whether offers of others may come. */
const isAsked = ({ you, active }: MerchantsView): boolean => you !== null && active !== you;

interface RowProps {
  table: Table;
  name: string;
  icon: IconName;
  can: boolean;
  isOn: boolean;
  /** A move of that kind: the house says what it would bring, or why it is not possible. */
  unlikely: string;
  says: string;
  onClick(): void;
  children: ComponentChildren;
}

function Row({ table, name, icon, can, isOn, unlikely, says, onClick, children }: RowProps) {
  const point = (on: boolean) => {
    barred.value = on && !can ? { move: unlikely, title: says } : null;
    table.pointed.value = on && !can ? unlikely : null;
  };
  return (
    <button
      class={`panel-row ${can ? (isOn ? "chosen" : "possible") : "barred-row"}`}
      data-trade={name}
      aria-disabled={!can}
      aria-pressed={isOn}
      onClick={() => can && onClick()}
      onPointerEnter={() => point(true)}
      onPointerLeave={() => point(false)}
      onFocus={() => point(true)}
      onBlur={() => point(false)}
    >
      <Icon name={icon} />
      <span>{says}</span>
      {children}
    </button>
  );
}
