// Trade with others and with the supply: what can be done, and for gold and for three alike which
// card goes and which one comes.

import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "../../pieces/icon";
import type { Table } from "../../play/table";
import { Composer } from "./composer";
import { type Bargain, bargain, barred, exchange, forgetBargain, isDrafting, openOffer, strike } from "./composing";
import type { Context } from "./context";
import { exchangeOf, getsOf, givesOf } from "./moves_for";
import { merchantsWords } from "./names";
import { PIECES, RESOURCES, Resource } from "./resource";
import { Wishes } from "./wishes";

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
      {!isDrafting() && <Wishes context={context} />}
    </section>
  );
}

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

/** Which card goes, and which one comes: once both are said, that move is chosen. */
function Which({ context, of }: { context: Context; of: Bargain }) {
  const w = merchantsWords.value;
  const { table } = context;
  const legal = table.legal.value;
  const canGive = (id: string) => givesOf(legal, id).some((move) => move.startsWith("exchange"));
  const canGet = (id: string) =>
    of.kind === "buy"
      ? legal.some(({ move }) => move === `buy ${id}`)
      : of.give === null
        ? PIECES.some((give) => exchangeOf(legal, give, id))
        : exchangeOf(legal, of.give, id) !== undefined;
  return (
    <div class="which">
      {of.kind === "exchange" && (
        <Choice
          context={context}
          label={w.whichGive}
          kinds={RESOURCES}
          can={canGive}
          chosen={of.give}
          onChoose={(give) => exchange(table, { give })}
        />
      )}
      <Choice
        context={context}
        label={w.whichGet}
        kinds={of.kind === "buy" ? RESOURCES : PIECES}
        can={canGet}
        chosen={of.get}
        onChoose={(get) => (of.kind === "buy" ? strike(table, { ...of, get }) : exchange(table, { get }))}
      />
    </div>
  );
}

interface ChoiceProps {
  context: Context;
  label: string;
  kinds: readonly string[];
  can(id: string): boolean;
  chosen: string | null;
  onChoose(id: string): void;
}

function Choice({ context, label, kinds, can, chosen, onChoose }: ChoiceProps) {
  return (
    <div class="choice" role="group" aria-label={label}>
      <small>{label}</small>
      <div>
        {kinds.map((id) => (
          <button
            key={id}
            class={`pick ${can(id) ? (chosen === id ? "chosen" : "possible") : ""}`}
            data-pick={id}
            disabled={!can(id)}
            aria-pressed={chosen === id}
            aria-label={context.names.resource(id)}
            title={context.names.resource(id)}
            onClick={() => onChoose(id)}
          >
            <Resource id={id} />
          </button>
        ))}
      </div>
    </div>
  );
}
