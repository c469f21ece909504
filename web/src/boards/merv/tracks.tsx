// The tracks of influence and favour: who is where, what a space scores, from where on more is allowed.

import { Icon } from "../../pieces/icon";
import { mervWords, roman } from "./called";
import { lights, stateOf } from "./lit";
import { OwnerBadge } from "./owner";
import type { Sight } from "./sight";
import * as speak from "./speaking";
import { isCourtier, type Owner } from "./view";

type TrackName = "influence" | "favour";

export function Tracks({ sight }: { sight: Sight }) {
  return (
    <section class="v-tracks sheet">
      <Track sight={sight} name="influence" />
      <Allowed sight={sight} />
      <Track sight={sight} name="favour" />
    </section>
  );
}

/** All of a lit track can be clicked; its name is the button that a key reaches. */
function Track({ sight, name }: { sight: Sight; name: TrackName }) {
  const w = mervWords.value;
  const { points } = sight.printed[name];
  const who = sight.view.players.flatMap((one) => (isCourtier(one) ? [] : [`${sight.called.owner(one.owner)} ${w.at(one[name])}`]));
  const patterns = name === "favour" ? speak.favour() : speak.soldier();
  const props = lights(sight, patterns, `${w[name]}: ${who.join(", ")}`);
  const state = stateOf(sight.table, patterns);
  const { onClick, onPointerEnter, onPointerLeave, ...button } = { onClick: undefined, onPointerEnter: undefined, onPointerLeave: undefined, ...props };
  return (
    <div class={`track ${state}`} data-track={name} {...(state ? { onClick, onPointerEnter, onPointerLeave } : button)}>
      <b class="track-name" {...(state ? button : {})}>
        <Icon name={name} size={17} /> {w[name]}
      </b>
      {points.map((score, space) => (
        <span key={space} class={`track-space ${space === 0 ? "first" : ""}`}>
          {score > 0 && <small>+{score}</small>}
          <Disks owners={standing(sight, name, space)} />
        </span>
      ))}
    </div>
  );
}

const standing = (sight: Sight, name: TrackName, space: number): Owner[] =>
  sight.view.players.flatMap((one) => (!isCourtier(one) && one[name] === space ? [one.owner] : []));

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
function Allowed({ sight }: { sight: Sight }) {
  const w = mervWords.value;
  const { points, contract_levels, spice_types } = sight.printed.influence;
  return (
    <div class="track allowed">
      <span />
      {points.map((_, space) => {
        const level = contract_levels.indexOf(space) + 1;
        const kinds = spice_types.indexOf(space) + 2;
        return (
          <span key={space}>
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
    <span class="track-mark" role="img" aria-label={label} title={label}>
      <Icon name={icon} size={12} />
      {text}
    </span>
  );
}
