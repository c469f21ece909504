// The Merkator token: a white pawn that travels the map.

import { named } from "./icon";

export function Token({ size = 36, label }: { size?: number; label?: string | undefined }) {
  return (
    <svg class="token" viewBox="-1 -1 26 26" width={size} height={size} {...named(label)}>
      <use href="#i-pawn" width="24" height="24" />
    </svg>
  );
}
