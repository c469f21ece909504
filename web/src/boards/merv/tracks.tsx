// The tracks of influence and favour: who is where, what a space scores, from where on more is allowed.

import { Icon } from "../../pieces/icon";
import type { Context } from "./context";
import * as speak from "./move_patterns";
import { mervWords, roman } from "./names";
import { OwnerBadge } from "./owner";
import { pickable, stateOf } from "./picking";
import { isCourtier, type Owner } from "./view";

type TrackName = "influence" | "favour";

export function Tracks({ context }: { context: Context }) {
  return (
    <section class="v-tracks sheet">
      <Track context={context} name="influence" />
      <Allowed context={context} />
      <Track context={context} name="favour" />
    </section>
  );
}

/** All of a lit track can be clicked; its name is the button that a key reaches. */
function Track({ context, name }: { context: Context; name: TrackName }) {
  const w = mervWords.value;
  const { points } = context.printed[name];
  const who = context.view.players.flatMap((one) =>
    isCourtier(one) ? [] : [`${context.names.owner(one.owner)} ${w.at(one[name])}`],
  );
  const patterns = name === "favour" ? speak.favour() : speak.soldier();
  const props = pickable(context, patterns, `${w[name]}: ${who.join(", ")}`);
  const state = stateOf(context.table, patterns);
  const { onClick, onPointerEnter, onPointerLeave, ...button } = {
    onClick: undefined,
    onPointerEnter: undefined,
    onPointerLeave: undefined,
    ...props,
  };
  return (
    <div
      class={`track ${state}`}
      data-track={name}
      data-about={`track ${name}`}
      {...(state ? { onClick, onPointerEnter, onPointerLeave } : button)}
    >
      <b class="track-name" {...(state ? button : {})}>
        <Icon name={name} size={17} /> {w[name]}
      </b>
      {points.map((score, space) => (
        <span key={space} class={`track-space ${space === 0 ? "first" : ""}`} data-about={`track ${name} ${space}`}>
          {score > 0 && standing(context, name, space).length < 2 && <small>+{score}</small>}
          <Disks owners={standing(context, name, space)} />
        </span>
      ))}
    </div>
  );
}

const standing = (context: Context, name: TrackName, space: number): Owner[] =>
  context.view.players.flatMap((one) => (!isCourtier(one) && one[name] === space ? [one.owner] : []));

function Disks({ owners }: { owners: Owner[] }) {
  return (
    <span class={owners.length > 1 ? "disks many" : "disks"}>
      {owners.map((owner) => (
        <OwnerBadge key={owner} owner={owner} size={owners.length > 1 ? 15 : 20} />
      ))}
    </span>
  );
}

/** From which space of influence on contracts and kinds of spice are allowed. */
function Allowed({ context }: { context: Context }) {
  const w = mervWords.value;
  const { points, contract_levels, spice_types } = context.printed.influence;
  return (
    <div class="track allowed">
      <span />
      {points.map((_, space) => {
        const level = contract_levels.indexOf(space) + 1;
        const kinds = spice_types.indexOf(space) + 2;
        return (
          <span key={space} data-about={`track influence ${space}`}>
            {level > 0 && <Mark icon="contract" text={roman(level)} label={w.allows.level(roman(level))} />}
            {kinds > 1 && <Mark icon="cinnamon" text={String(kinds)} label={w.allows.spices(kinds)} />}
          </span>
        );
      })}
    </div>
  );
}

function Mark({ icon, text, label }: { icon: "contract" | "cinnamon"; text: string; label: string }) {
  return (
    <span class="track-mark" role="img" aria-label={label}>
      <Icon name={icon} size={12} />
      {text}
    </span>
  );
}
