// Any moment of a game: a slider with buttons for one move more and one less.

import { Icon, type IconName } from "../../pieces/icon";
import type { Table } from "../../play/table";
import { words } from "../../words";

export function Replay({ table }: { table: Table }) {
  const w = words.value.end;
  const { moves } = table.now.value!;
  const at = table.past.value?.at ?? moves;
  const look = (to: number) => void table.lookAt(Math.min(Math.max(to, 0), moves));
  return (
    <div class="replay" role="group" aria-label={w.replay}>
      <Step name={w.first} icon="first" act={() => look(0)} />
      <Step name={w.previous} icon="back" act={() => look(at - 1)} />
      <input
        type="range"
        min={0}
        max={moves}
        value={at}
        aria-label={w.slider}
        onInput={(event) => look(Number(event.currentTarget.value))}
      />
      <Step name={w.next} icon="forward" act={() => look(at + 1)} />
      <Step name={w.last} icon="last" act={() => look(moves)} />
    </div>
  );
}

function Step({ name, icon, act }: { name: string; icon: IconName; act(): void }) {
  return (
    <button class="quiet" aria-label={name} onClick={act}>
      <Icon name={icon} />
    </button>
  );
}
