// A coin that says how many Taler: a price at a card's corner, or what a sale brings.

import { named } from "./icon";

type CoinProps = { value: number; dear?: boolean; label?: string | undefined };

/** `dear`: more than the player who looks at it owns. Without a label the number itself is read. */
export function Coin({ value, dear = false, label }: CoinProps) {
  return (
    <span class={dear ? "coin dear" : "coin"} {...(label && named(label))}>
      {value}
    </span>
  );
}
