// The contracts that lie open: what each brings and asks for, with tick or cross for the near seat.

import { Icon, type IconName, named } from "../../pieces/icon";
import { type Context, playerOf } from "./context";
import { MervCube } from "./cubes";
import * as speak from "./move_patterns";
import { contractName, counted, mervWords, roman } from "./names";
import { nameInside, pickable, stateOf } from "./picking";
import type { Contract } from "./printed";
import { levelOf, type Need, needsOf, stacksOf } from "./reach";
import { isCourtier, nearSeat } from "./view";

export function Contracts({ context }: { context: Context }) {
  const w = mervWords.value;
  const { view, printed } = context;
  const player = playerOf(view, nearSeat(view));
  const level = levelOf(printed, player?.influence ?? 0);
  const taken = view.players.flatMap((one) => (isCourtier(one) ? [] : one.contracts));
  const stacks = stacksOf(printed, view.contracts, taken).sort(
    (a, b) => b.stack.slice(7).localeCompare(a.stack.slice(7)) || a.level - b.level,
  );
  return (
    <section class="v-contracts sheet" aria-label={w.contracts}>
      <h2 class="head">
        <Icon name="contract" size={15} /> {w.contracts}
        <span class="r">
          {view.you === null ? w.reached(context.names.owner(nearSeat(view)), roman(level)) : w.reach(roman(level))}
        </span>
      </h2>
      <div class="contract-stacks">
        {stacks.map(({ stack, top, left }) =>
          top ? (
            <ContractTop key={stack} context={context} contract={top} left={left} far={top.level > level} />
          ) : (
            <span key={stack} class="contract-top gone" />
          ),
        )}
      </div>
    </section>
  );
}

function ContractTop({
  context,
  contract,
  left,
  far,
}: {
  context: Context;
  contract: Contract;
  left: number;
  far: boolean;
}) {
  const w = mervWords.value;
  const needs = needsOf(contract, playerOf(context.view, nearSeat(context.view)));
  const patterns = speak.contract(contract.id);
  const label = [contractName(context.printed, contract), needsText(context, needs), w.stack(left)].join(", ");
  const look = `contract-top ${far ? "far" : ""} ${left > 1 ? "deep" : ""} ${stateOf(context.table, patterns)}`;
  const { name, props } = nameInside(pickable(context, patterns, label, `fulfil ${contract.id}`));
  return (
    <span class={look} data-contract={contract.id} data-about={`contract ${contract.id}`} {...props}>
      {name && <span class="hidden">{name}</span>}
      <span class="contract-head" aria-hidden="true">
        <b class="num">{contract.points}</b>
        <i>{roman(contract.level)}</i>
        <Icon name={contract.bonus} size={16} />
      </span>
      <Needs needs={needs} />
    </span>
  );
}

const needName = ({ printed }: Context, { what, count }: Need): string =>
  counted(printed, count, what === "cubes" ? "any" : what);

/** What is asked for in words, and whether it is there. */
export function needsText(context: Context, needs: Need[]): string {
  const w = mervWords.value;
  return needs.map((need) => `${needName(context, need)} ${need.has ? w.has : w.lacks}`).join(", ");
}

/** What is asked for, each with its tick or cross. */
export function Needs({ needs, size = 13, label }: { needs: Need[]; size?: number; label?: string }) {
  return (
    <span class="contract-needs" {...named(label)}>
      {needs.map((need) => (
        <span key={need.what} class={need.has ? "asks" : "asks missing"}>
          {need.count > 1 && <small>{need.count}</small>}
          <NeedPicture what={need.what} size={size} />
          <Icon name={need.has ? "check" : "no"} class="mark" />
        </span>
      ))}
    </span>
  );
}

const PICTURES: Record<"scrolls" | "common" | "rare", IconName> = { scrolls: "scroll", common: "jar", rare: "gem" };

function NeedPicture({ what, size }: { what: Need["what"]; size: number }) {
  if (what === "cubes") return <MervCube cube="white" size={size + 1} />;
  if (what !== "either") return <Icon name={PICTURES[what]} size={size} />;
  return (
    <>
      <Icon name="jar" size={size - 1} />
      /<Icon name="gem" size={size - 1} />
    </>
  );
}

/** A contract somebody has: its points, level and bonus. */
export function ContractChip({ context, id }: { context: Context; id: string }) {
  const contract = context.printed.contract.get(id);
  if (!contract) return null;
  return (
    <span class="v-chip" role="img" aria-label={contractName(context.printed, contract)} data-about={`contract ${id}`}>
      <Icon name="contract" size={14} />
      <b>{contract.points}</b>
    </span>
  );
}
