// The palace: four halls, who has courtiers there, what they count, what the next one costs.

import { Icon } from "../../pieces/icon";
import { ActionHead } from "./action_head";
import { HALLS } from "./boons";
import { type Context, playerOf } from "./context";
import { MervCube } from "./cubes";
import * as speak from "./move_patterns";
import { mervWords, nameOf } from "./names";
import { PieceIcon } from "./owner";
import { pickable, stateOf } from "./picking";
import type { PrintedHall } from "./printed";
import { nearSeat } from "./view";

export function Palace({ context }: { context: Context }) {
  const player = playerOf(context.view, nearSeat(context.view));
  const placed = Object.values(player?.courtiers ?? {}).reduce((sum, count) => sum + count, 0);
  return (
    <section class="v-palace sheet" aria-label={mervWords.value.palace}>
      <ActionHead context={context} action="palace">
        {player && context.view.you !== null && mervWords.value.nextCourtier(placed + 1, placed + 1)}
      </ActionHead>
      <div class="halls">
        {context.printed.halls.map((hall) => (
          <HallOf key={hall.id} context={context} hall={hall} />
        ))}
      </div>
    </section>
  );
}

function HallOf({ context, hall }: { context: Context; hall: PrintedHall }) {
  const owners = context.view.palace[hall.id];
  const patterns = speak.hall(hall.id);
  const places = Array.from({ length: context.printed.rules.courtiers_per_hall }, (_, at) => owners[at] ?? null);
  return (
    <div
      class={`hall ${stateOf(context.table, patterns)}`}
      data-hall={hall.id}
      data-about={`hall ${hall.id}`}
      {...pickable(context, patterns, says(context, hall), `courtier ${hall.id}`)}
    >
      <span class="hall-head">
        <Icon name={HALLS[hall.id]} size={18} />
        <MervCube cube={hall.cost} size={24} />
      </span>
      {places.map((owner, at) => (
        <span key={at} class={owner === null ? "hall-place" : "hall-place full"}>
          {owner === null ? (
            at === 0 && <Icon name="favour" size={14} />
          ) : (
            <PieceIcon kind="courtier" owner={owner} size={24} />
          )}
        </span>
      ))}
    </div>
  );
}

/** A hall as a sentence: what it counts, in what it is paid, who is there. */
function says({ view, printed, names }: Context, hall: PrintedHall): string {
  const w = mervWords.value;
  const owners = view.palace[hall.id];
  const free = printed.rules.courtiers_per_hall - owners.length;
  const there = owners.length > 0 ? owners.map(names.owner) : [w.firstFavour];
  return [nameOf(printed, hall.id), w.halls[hall.id], w.costs(nameOf(printed, hall.cost)), ...there, w.room(free)].join(
    "; ",
  );
}
