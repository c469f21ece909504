// The resource cubes: two letters on a color, a star on the white one, which stands for any.

import { Block, Cube, SMALLEST_BLOCK } from "../../pieces/cube";
import { coins } from "./costs";
import { mervWords, nameOf } from "./names";
import type { Cost, Printed } from "./printed";
import type { Color, Cube as CubeId } from "./view";

export const CUBES: CubeId[] = ["purple", "tan", "teal", "orange", "white"];

export const lettersOf = (color: Color): string => mervWords.value.letters[color];

export function MervCube({ cube, size = 24, label }: { cube: CubeId; size?: number; label?: string | undefined }) {
  if (cube !== "white") return <Cube colour={cube} letters={lettersOf(cube)} size={size} label={label} />;
  const star = size < SMALLEST_BLOCK ? { x: 5, y: 5, width: 22, height: 22 } : { x: 4, y: 10, width: 18, height: 18 };
  return (
    <Block colour="white" size={size} label={label}>
      <use href="#i-star" {...star} />
    </Block>
  );
}

/** A cost in cubes, one after the other. */
export function CostCubes({ printed, cost, size = 18 }: { printed: Printed; cost: Cost; size?: number }) {
  return (
    <span class="cost">
      {coins(cost).map((color, at) => (
        <MervCube key={at} cube={color} size={size} label={nameOf(printed, color)} />
      ))}
    </span>
  );
}
