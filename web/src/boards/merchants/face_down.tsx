// Cards of others.

import { Icon, type IconName } from "../../pieces/icon";
import { merchantsWords } from "./names";

/** Cards that only their owner may see: how many there are. */
export function FaceDown({ icon, count, label }: { icon: IconName; count: number; label: string }) {
  return (
    <p class="held" title={merchantsWords.value.hidden}>
      <span class="res large back" aria-hidden="true">
        <Icon name={icon} />
      </span>
      <span>
        <b class="num">{count}</b> <small>{label}</small>
      </span>
    </p>
  );
}
