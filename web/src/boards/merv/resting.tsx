// What the prospect says of Merv while nothing is asked: what the end of the year needs, and the nearest contract.

import { type Context, playerOf } from "./context";
import { Needs, needsText } from "./contracts";
import { contractName, mervWords } from "./names";
import { levelOf, needsOf } from "./reach";
import { nearSeat, type Player } from "./view";

const PEACE = 1; // the year in which the Mongols stay away

export function Resting({ context }: { context: Context }) {
  const w = mervWords.value;
  if (context.view.you === null) return <p>{w.watching}</p>;
  const player = playerOf(context.view, nearSeat(context.view));
  if (!player) return null;
  const courtiers = Object.values(player.courtiers).reduce((sum, count) => sum + count, 0);
  const open = exposed(context);
  return (
    <>
      {context.view.year > PEACE && <p>{open > 0 ? w.resting.exposed(open) : w.resting.safe}</p>}
      {courtiers > 0 && <p>{w.resting.courtiers(courtiers, player.favour)}</p>}
      <Nearest context={context} player={player} />
    </>
  );
}

/** How many of one's buildings neither walls nor a soldier protect. */
const exposed = ({ view }: Context): number =>
  view.city.filter((site) => site?.owner === nearSeat(view) && !site.walled && site.soldier === null).length;

/** The open contract that lacks least, of those whose level is reached. */
function Nearest({ context, player }: { context: Context; player: Player }) {
  const { printed, view } = context;
  const level = levelOf(printed, player.influence);
  const open = view.contracts.flatMap((id) => printed.contract.get(id) ?? []).filter((one) => one.level <= level);
  const lacking = (id: string) => needsOf(printed.contract.get(id)!, player).filter((need) => !need.has).length;
  const [contract] = open.sort((a, b) => lacking(a.id) - lacking(b.id));
  if (!contract) return null;
  const needs = needsOf(contract, player);
  return (
    <p class="nearest">
      {contractName(printed, contract)}: <Needs needs={needs} size={18} label={needsText(context, needs)} />
    </p>
  );
}
