// What the move looked at would bring, as pictures: what everybody has more or less of after it.

import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "../../pieces/icon";
import type { Forecast } from "../../play/inquiries";
import { HALLS } from "./boons";
import type { Context } from "./context";
import { MervCube } from "./cubes";
import { eventGains } from "./event_gains";
import { type Gain, gains, type Kind } from "./gains";
import { mervWords, nameOf } from "./names";
import { OwnerBadge } from "./owner";
import { type Cube, type Hall, type MervView, nearSeat, type Owner } from "./view";

export function Brings({ context, move, forecast }: { context: Context; move: string; forecast: Forecast<MervView> }) {
  const isSaid = (gain: Gain) => gain.kind === "space" && move.startsWith("advance "); // by the move itself
  const { view, events } = forecast;
  const found = eventGains(context.view, move, events) ?? gains(context.view, view).filter((gain) => !isSaid(gain));
  const near = nearSeat(context.view);
  const owners = [...new Set(found.map((gain) => gain.owner))].sort((a, b) => Number(b === near) - Number(a === near));
  return (
    <ul class="gains">
      {owners.map((owner) => (
        <GainsOf key={owner} context={context} owner={owner} found={found.filter((gain) => gain.owner === owner)} />
      ))}
    </ul>
  );
}

function GainsOf({ context, owner, found }: { context: Context; owner: Owner; found: Gain[] }) {
  const isMine = owner === context.view.you;
  return (
    <li>
      {!isMine && <OwnerBadge owner={owner} size={20} label={context.names.owner(owner)} />}
      {found.map((gain) => (
        <span
          key={`${gain.kind} ${gain.id}`}
          class={gain.by < 0 ? "gain less" : "gain"}
          role="img"
          aria-label={`${signed(gain.by)} ${nameOfGain(context, gain)}`}
          title={nameOfGain(context, gain)}
        >
          {isCount(gain.kind) && <b>{signed(gain.by)}</b>} {picture(context, gain)}
        </span>
      ))}
    </li>
  );
}

const signed = (count: number): string => (count > 0 ? `+${count}` : count < 0 ? `−${-count}` : "0");
const isCount = (kind: Kind): boolean => kind !== "space";

function nameOfGain({ printed }: Context, { kind, id, by }: Gain): string {
  const w = mervWords.value;
  if (kind === "points") return w.points(Math.abs(by)).replace(/^\d+ /, "");
  if (kind === "camels") return w.camels;
  if (kind === "buildings") return w.building;
  if (kind === "track") return id === "favour" ? w.favour : w.influence;
  return nameOf(printed, id);
}

const ICONS: Record<string, IconName> = {
  scrolls: "scroll",
  common: "jar",
  rare: "gem",
  camel: "camel",
  dome: "dome",
  favour: "favour",
  influence: "influence",
};
const CARDS: Partial<Record<Kind, IconName>> = {
  posts: "disk",
  contracts: "contract",
  breakthroughs: "breakthrough",
  scoring_tiles: "tile",
};

function picture(context: Context, gain: Gain): ComponentChildren {
  const { kind, id, by } = gain;
  if (kind === "cubes") return <MervCube cube={id as Cube} size={24} />;
  if (kind === "points") return mervWords.value.points(Math.abs(by)).replace(/^\d+ /, "");
  if (kind === "courtiers") {
    return (
      <>
        <Icon name="courtier" size={19} /> <Icon name={HALLS[id as Hall]} size={17} />
      </>
    );
  }
  const name = CARDS[kind];
  if (name || kind === "space") {
    return (
      <>
        <Icon name={name ?? "site-mosque"} size={18} /> {nameOfGain(context, gain)}
      </>
    );
  }
  return <Icon name={ICONS[id] ?? (id as IconName)} size={20} />;
}
