// A good: the cube of its place, with the good's own picture in place of the letters.

import { Block, SMALLEST_BLOCK } from "./cube";

/** `state` says how it stands with a contract: there, missing, or an empty store. */
type GoodProps = {
  good: string;
  colour: string;
  size?: number;
  label?: string | undefined;
  state?: "empty" | "missing" | undefined;
};

export function Good({ good, colour, size = 24, label, state }: GoodProps) {
  const picture =
    size < SMALLEST_BLOCK ? { x: 4, y: 4, width: 24, height: 24 } : { x: 4, y: 10, width: 18, height: 18 };
  return (
    <Block colour={colour} size={size} label={label} {...(state && { class: state })}>
      <use href={`#i-good-${good}`} {...picture} />
    </Block>
  );
}
