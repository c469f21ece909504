// A wooden cube of a Major place, with the place's two letters; small ones are flat chips.

import type { ComponentChildren } from "preact";
import { named } from "./icon";

/** Below this many pixels a block's side is only noise. */
export const SMALLEST_BLOCK = 20;

type CubeProps = { colour: string; letters: string; size?: number; label?: string | undefined };

export function Cube({ colour, letters, size = 24, label }: CubeProps) {
  const flat = size < SMALLEST_BLOCK;
  return (
    <Block colour={colour} size={size} label={label}>
      <text x={flat ? 16 : 13} y={flat ? 22.5 : 24} font-size={flat ? Math.max(17, (11 / size) * 32) : 14.5}>
        {letters}
      </text>
    </Block>
  );
}

type BlockProps = {
  colour: string;
  size: number;
  label?: string | undefined;
  class?: string;
  children?: ComponentChildren;
};

/** The dyed block or chip itself, with whatever is drawn on its face. */
export function Block({ colour, size, label, class: extra = "", children }: BlockProps) {
  return (
    <svg class={`cube c-${colour} ${extra}`} viewBox="0 0 32 32" width={size} height={size} {...named(label)}>
      {size < SMALLEST_BLOCK ? (
        <rect class="chip" x="1.5" y="1.5" width="29" height="29" rx="4" />
      ) : (
        <use href="#i-cube" />
      )}
      {children}
    </svg>
  );
}
