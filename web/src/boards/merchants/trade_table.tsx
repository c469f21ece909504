// The trade table: while an offer is composed, answered, countered or chosen, what each seat gives
// and asks for, how each has answered, and what one can do about it.

import { useEffect } from "preact/hooks";
import { Badge, seatClass } from "../../pieces/badge";
import { Icon, type IconName } from "../../pieces/icon";
import type { Table } from "../../play/table";
import { pointingAt } from "../../screens/table/pointing";
import { Composer } from "./composer";
import { draft, isDrafting, isTelling, openOffer, takeIn, toldAt } from "./composing";
import { type Context, playerOf } from "./context";
import { merchantsWords } from "./names";
import { Share } from "./resource";
import { composes } from "./trading";
import { nearSeat, type Offer } from "./view";
import { DeclineAll } from "./wishes";
import "./offers.css";

export function TradeTable({ context }: { context: Context }) {
  const w = merchantsWords.value;
  const { table, view } = context;
  const isComposing = composes(view);
  useEffect(() => void (isComposing || isTelling.value || (draft.value = {})), [isComposing]);
  const made = view.offers[view.active]!;
  const answers = view.offers.filter(({ seat }) => seat !== view.active);
  const own = isComposing && table.legal.value.length > 0;
  const told = JSON.stringify(toldAt(table));
  useEffect(() => void (own && takeIn(table)), [own, told]);
  return (
    <section class="sheet panel trade-table" aria-label={w.table}>
      <h2 class="head">{w.table}</h2>
      <ol>
        {!(own && view.step === "offer") && <Made context={context} offer={made} isFirst />}
        {view.step !== "offer" &&
          !own &&
          !isDrafting() &&
          answers.map((offer) => <Made key={offer.seat} context={context} offer={offer} />)}
      </ol>
      {view.step === "answer" && table.legal.value.length > 0 && <InHand context={context} />}
      {(own || isDrafting()) && <Composer context={context} />}
      {!isDrafting() && <Answers context={context} />}
    </section>
  );
}

/** What one has oneself, where the hand is not to be seen beside the offer. */
function InHand({ context }: { context: Context }) {
  const { gold, own } = playerOf(context, nearSeat(context.view));
  return (
    <p class="in-hand">
      <small>{merchantsWords.value.youHave}</small>
      <Share counts={{ ...own?.resources, gold }} names={context.names.resource} />
    </p>
  );
}

/** What a seat offers, or how it has answered. */
function Made({ context, offer, isFirst = false }: { context: Context; offer: Offer; isFirst?: boolean }) {
  const w = merchantsWords.value;
  const { table, view, names } = context;
  const name = names.seat(offer.seat);
  const isMade = Object.keys(offer.gives).length > 0;
  const asked = isFirst ? "" : w.answers[offer.answer];
  const trade = `trade with ${view.players[offer.seat]!.color}`;
  const isOpen =
    ["accepted", "countered"].includes(offer.answer) && table.legal.value.some(({ move }) => move === "no trade");
  return (
    <li class={`made ${offer.answer} ${seatClass(offer.seat, "merchants")}`} data-offer={offer.seat}>
      <p>
        <Badge seat={offer.seat} title="merchants" size={22} /> <b>{name}</b> <span>{asked}</span>
        {!isFirst && offer.answer !== "none" && (
          <Icon name={offer.answer === "declined" ? "no" : offer.answer === "accepted" ? "check" : "people"} />
        )}
      </p>
      {isMade && (
        <dl>
          <dt>{w.gives}</dt>
          <dd>
            <Share counts={offer.gives} names={names.resource} />
          </dd>
          <dt>{w.asks}</dt>
          <dd>
            <Share counts={offer.asks} names={names.resource} />
          </dd>
        </dl>
      )}
      {isOpen && (
        <MoveButton
          table={table}
          move={trade}
          icon="check"
          says={w.tradeWith(name)}
          onClick={() => void table.play(trade)}
        />
      )}
    </li>
  );
}

const ANSWERS: [move: string, word: "accept" | "decline" | "counter" | "noTrade", icon: IconName][] = [
  ["accept", "accept", "check"],
  ["decline", "decline", "no"],
  ["counter", "counter", "people"],
  ["no trade", "noTrade", "no"],
];

function Answers({ context }: { context: Context }) {
  const w = merchantsWords.value;
  const { table } = context;
  const legal = table.legal.value;
  const found = ANSWERS.filter(
    ([move]) =>
      legal.some((one) => one.move === move) || (move === "accept" && legal.some((one) => one.move === "decline")),
  );
  if (found.length === 0) return null;
  return (
    <div class="answers">
      {found.map(([move, word, icon]) => (
        <MoveButton
          key={move}
          table={table}
          move={move}
          icon={icon}
          says={w[word]}
          onClick={() => (move === "counter" ? openOffer(table) : void table.play(move))}
        />
      ))}
      {legal.some((one) => one.move === "decline") && <DeclineAll context={context} />}
    </div>
  );
}

interface MoveButtonProps {
  table: Table;
  move: string;
  icon: IconName;
  says: string;
  onClick(): void;
}

/** A move as a button; where it is not possible, pointing at it asks why. */
function MoveButton({ table, move, icon, says, onClick }: MoveButtonProps) {
  const can = table.legal.value.some((one) => one.move === move);
  return (
    <button
      class={`panel-row ${can ? "possible" : "barred-row"}`}
      data-answer={move}
      aria-disabled={!can}
      disabled={table.busy.value}
      onClick={() => can && onClick()}
      {...pointingAt(table, move)}
    >
      <Icon name={icon} />
      <span>{says}</span>
    </button>
  );
}
