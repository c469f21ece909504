// The head of a large screen: who acts, when it is, and the way to the table.

import { Icon } from "../../pieces/icon";
import type { TellingProps } from "./props";
import { companionWords } from "./words";

export function Head({ table, board, telling, heading }: TellingProps & { heading: string }) {
  const w = companionWords.value;
  const view = table.view.value;
  const mayLook = table.now.value!.status !== "waiting";
  return (
    <header class="told-head">
      <div>
        <b>{heading}</b>
        <small>{(view && board.moment?.(view)) || table.now.value!.name}</small>
      </div>
      {mayLook && (
        <button class="quiet" aria-label={w.look} title={w.look} onClick={() => void (telling.isAside.value = true)}>
          <Icon name="eye" size={24} />
        </button>
      )}
    </header>
  );
}
