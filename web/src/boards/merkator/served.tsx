// Contracts beside what one's office holds: each good with tick or cross, and what a trade would help.

import { Good } from "../../pieces/good";
import { Icon } from "../../pieces/icon";
import { type Context, officeOf } from "./context";
import { merkatorWords } from "./names";
import { missingOf, needsOf, spare } from "./needs";
import type { Contract } from "./printed";
import { nearSeat } from "./view";

const RATIO = 4;

export function Served({ context, id }: { context: Context; id: string }) {
  const w = merkatorWords.value;
  const contract = context.printed.contract.get(id)!;
  const office = officeOf(context, nearSeat(context.view));
  const needs = needsOf(contract, office);
  const missing = missingOf(needs);
  const gives = missing.length > 0 ? spare(contract, office, RATIO)[0] : undefined;
  if (needs.length === 0) return <Fitting context={context} contract={contract} />;
  return (
    <div class="served">
      <b class="num">{contract.value}</b>
      {needs.map((need) => (
        <span key={need.good} class={need.held < need.count ? "need miss" : "need"}>
          <Good
            good={need.good}
            colour={context.printed.colourOf(need.good)}
            size={28}
            label={context.names.good(need.good)}
          />
          {need.count > 1 && <small>{`${need.held}/${need.count}`}</small>}
          <Icon name={need.held < need.count ? "no" : "check"} />
        </span>
      ))}
      {gives && <p class="hint">{w.helps(`4 ${context.names.good(gives)}`, context.names.good(missing[0]!.good))}</p>}
    </div>
  );
}

/** A Contract that leaves the choice: all goods that count, and how many of each one has. */
export function Fitting({ context, contract }: { context: Context; contract: Contract }) {
  const w = merkatorWords.value;
  const { goods } = officeOf(context, nearSeat(context.view));
  const fits = fitting(context, contract);
  const held = fits.map((good) => goods[good] ?? 0).map((count) => (contract.different ? Math.min(count, 1) : count));
  const asked = contract.category_count ?? contract.different ?? 0;
  const has = held.reduce((sum, count) => sum + count, 0);
  return (
    <div class="served">
      <b class="num">{contract.value}</b>
      {fits.map((good, at) => (
        <span key={good} class={held[at] ? "need" : "need none"}>
          <Good
            good={good}
            colour={context.printed.colourOf(good)}
            size={24}
            label={`${context.names.good(good)}: ${goods[good] ?? 0}`}
          />
          <small>{goods[good] ?? 0}</small>
        </span>
      ))}
      <p class="hint">{w.fits(Math.min(has, asked), asked, Boolean(contract.different))}</p>
    </div>
  );
}

/** The goods that count for it, as printed. */
export function fitting({ printed }: Context, contract: Contract): string[] {
  const category = printed.categories.find((one) => one.id === contract.category);
  return category?.goods ?? [...printed.good.keys()];
}
