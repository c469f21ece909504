// The mosque: the branching road with what each step costs and brings, and where everybody is.

import { PHONE, useMedia } from "../../look/screen";
import { Icon } from "../../pieces/icon";
import { ActionHead } from "./action_head";
import { BOONS } from "./boons";
import type { Context } from "./context";
import { ChipAt } from "./cube_at";
import * as speak from "./move_patterns";
import { costOf, mervWords, nameOf } from "./names";
import { BadgeAt, OwnerBadge } from "./owner";
import { pickable, stateOf } from "./picking";
import type { Segment, Space } from "./printed";
import { type Framing, rowOf, SHEETS, type Spot, spotOf, tolls } from "./road";
import { isCourtier, type Owner } from "./view";

export function Mosque({ context }: { context: Context }) {
  const framing: Framing = useMedia(PHONE) ? "upright" : "wide";
  return (
    <section class="v-mosque sheet" aria-label={mervWords.value.mosque}>
      <ActionHead context={context} action="mosque">
        <Tiles context={context} />
      </ActionHead>
      <svg class="mosque-road" viewBox={SHEETS[framing]} role="group" aria-label={mervWords.value.mosque}>
        {context.printed.segments.map((one) => (
          <Way key={`${one.from} ${one.to}`} segment={one} framing={framing} />
        ))}
        <Start context={context} framing={framing} />
        {context.printed.spaces.map((one) => (
          <SpaceAt key={one.id} context={context} space={one} framing={framing} />
        ))}
      </svg>
    </section>
  );
}

function Way({ segment, framing }: { segment: Segment; framing: Framing }) {
  const [a, b] = [spotOf(segment.from, framing), spotOf(segment.to, framing)];
  return (
    <g aria-hidden="true">
      <path class="way" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      {tolls(segment, framing).map(({ color, x, y }, at) => (
        <ChipAt key={at} color={color} x={x - 9.5} y={y - 8} />
      ))}
    </g>
  );
}

/** Owners whose disk is on a space. */
const standing = (context: Context, id: string): Owner[] =>
  context.view.players.flatMap((one) => (!isCourtier(one) && one.space === id ? [one.owner] : []));

function Start({ context, framing }: { context: Context; framing: Framing }) {
  const { x, y } = spotOf("start", framing);
  const owners = standing(context, "start");
  const label = [mervWords.value.start, ...owners.map(context.names.owner)].join(", ");
  return (
    <g class="space" role="img" aria-label={label} data-about="space start">
      <use class="mosque-door" href="#i-site-mosque" x={x - 13} y={y - 13} width="26" height="26" />
      {owners.map((owner, at) => (
        <BadgeAt key={owner} owner={owner} size={17} {...besideDoor({ x, y }, at, framing)} />
      ))}
    </g>
  );
}

/** Those who have not begun wait below and above the door, or beside it. */
function besideDoor({ x, y }: Spot, at: number, framing: Framing): Spot {
  return framing === "wide" ? { x: x - 17, y: y + [14, -32, 33, -51][at]! } : { x: x + 20 + at * 20, y: y - 8 };
}

function SpaceAt({ context, space, framing }: { context: Context; space: Space; framing: Framing }) {
  const { x, y } = spotOf(space.id, framing);
  const patterns = speak.space(space.id);
  const owners = standing(context, space.id);
  const row = rowOf(space.id);
  const isGone = row !== null && context.view.mosque_camels[row] === 0;
  const r = framing === "wide" ? 13.5 : 18;
  return (
    <g
      class={`space ${stateOf(context.table, patterns)}`}
      data-space={space.id}
      data-about={`space ${space.id}`}
      {...pickable(context, patterns, says(context, space, owners), `advance to ${space.id}`)}
    >
      <circle class="halo" cx={x} cy={y} r={r + (framing === "wide" ? 3 : 4.5)} />
      <circle class={isGone ? "mosque-spot gone" : "mosque-spot"} cx={x} cy={y} r={r} />
      {!isGone && (
        <use
          class="mosque-boon"
          href={`#i-${BOONS[space.boon] ?? "star"}`}
          x={x - r * 0.62}
          y={y - r * 0.62}
          width={r * 1.24}
          height={r * 1.24}
        />
      )}
      {space.points > 0 && <Points x={x + r * 0.75} y={y - r * 0.8} points={space.points} />}
      {owners.map((owner, at) => (
        <BadgeAt key={owner} owner={owner} size={18} x={x - 9 + (at - (owners.length - 1) / 2) * 13} y={y + r - 11} />
      ))}
    </g>
  );
}

function Points({ x, y, points }: { x: number; y: number; points: number }) {
  return (
    <g class="space-points">
      <circle cx={x} cy={y} r="7.5" />
      <text x={x} y={y + 4}>
        {points}
      </text>
    </g>
  );
}

/** A space as a sentence: where it is, what it brings, what the ways there cost, who is on it. */
function says({ printed, names }: Context, space: Space, owners: Owner[]): string {
  const w = mervWords.value;
  const costs = printed.segments.filter((one) => one.to === space.id).map((one) => costOf(printed, one.cost));
  const brings = [w.boons[space.boon] ?? space.boon, ...(space.points > 0 ? [w.points(space.points)] : [])].join(", ");
  return [
    nameOf(printed, space.id),
    w.brings(brings),
    w.costs([...new Set(costs)].join(" / ")),
    ...owners.map(names.owner),
  ].join("; ");
}

/** The scoring tiles that lie beside the mosque, each with its owner. */
function Tiles({ context }: { context: Context }) {
  const w = mervWords.value;
  return (
    <span class="tiles">
      {context.printed.tiles.map((tile) => {
        const owner = context.view.scoring_tiles[tile.id] ?? null;
        const label = [
          nameOf(context.printed, tile.id),
          w.points(context.printed.rules.scoring_tile_points),
          ...(owner === null ? [] : [w.takenBy(context.names.owner(owner))]),
        ].join(", ");
        return (
          <span
            key={tile.id}
            data-about={`tile ${tile.id}`}
            class={`tile ${owner === null ? "" : "taken"} ${stateOf(context.table, speak.tile(tile.id))}`}
            {...pickable(context, speak.tile(tile.id), label, `claim ${tile.id}`)}
          >
            <Icon name={`site-${tile.action}` as "site-palace"} size={15} />
            {owner === null ? (
              <b>{context.printed.rules.scoring_tile_points}</b>
            ) : (
              <OwnerBadge owner={owner} size={16} />
            )}
          </span>
        );
      })}
    </span>
  );
}
