// The walls that can still be built, while one chooses among them: what each costs, how many are left.

import { Icon } from "../../pieces/icon";
import type { Context } from "./context";
import { MervCube } from "./cubes";
import { drawnProps } from "./drawn";
import { mervWords } from "./names";
import type { WallPiece } from "./printed";
import type { Color } from "./view";

export function WallStock({ context }: { context: Context }) {
  const { printed } = context;
  return (
    <section class="v-paying wall-stock sheet" aria-label={mervWords.value.plan.stock}>
      {printed.walls.map((wall) => (
        <Stock key={wall.id} context={context} wall={wall} />
      ))}
    </section>
  );
}

function Stock({ context, wall }: { context: Context; wall: WallPiece }) {
  const left = context.view.walls_left[wall.id] ?? 0;
  const thing = { kind: "stock", id: wall.id } as const;
  const { state, props } = drawnProps(
    context,
    thing,
    mervWords.value.plan.stockPiece(context.names.thing(wall.id), left),
  );
  const { "aria-label": name, ...does } = props as { "aria-label": string };
  const [color, cost] = Object.entries(wall.cost)[0] as [Color, number];
  return (
    <button {...does} data-stock={wall.id} class={`stock ${state} ${left === 0 ? "gone" : ""}`}>
      <span class="hidden">{name}</span>
      <span class="stock-face" aria-hidden="true">
        <Icon name={wall.kind === "gate" ? "gate" : "wall"} size={18} />
        <small>×{left}</small>
        <b>{cost}</b>
        <MervCube cube={color} size={18} />
      </span>
    </button>
  );
}
