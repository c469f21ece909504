// One drawing from the sprite. With a title it is a picture with a name; without, an ornament beside words.

import type { table } from "./drawings/table";

/** What is drawn for some title: each boards/<title>/drawings.ts adds the names of its own. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled elsewhere
export interface Drawn {}

/** Goods and places come from the edition, so any id of theirs is taken. */
export type IconName = keyof typeof table | keyof Drawn | `good-${string}` | `place-${string}`;

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
