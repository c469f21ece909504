// One drawing from the sprite. With a title it is a picture with a name; without, an ornament beside words.

import type { merchants } from "./drawings/merchants";
import type { merkator } from "./drawings/merkator";
import type { merv } from "./drawings/merv";
import type { table } from "./drawings/table";

/** Goods and places come from the edition, so any id of theirs is taken. */
export type IconName =
  | keyof typeof table
  | keyof typeof merkator
  | keyof typeof merchants
  | keyof typeof merv
  | `good-${string}`
  | `place-${string}`;

type IconProps = { name: IconName; title?: string | undefined; size?: number | undefined; class?: string | undefined };

export function Icon({ name, title, size, class: extra = "" }: IconProps) {
  return (
    <svg class={`icon ${extra}`} viewBox="0 0 24 24" {...(size && { width: size, height: size })} {...named(title)}>
      <use href={`#i-${name}`} />
    </svg>
  );
}

/** How a drawing is described to those who cannot see it. */
export function named(label: string | undefined) {
  return label ? ({ role: "img", "aria-label": label } as const) : ({ "aria-hidden": "true" } as const);
}
