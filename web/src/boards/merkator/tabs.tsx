// Where not all has room, the parts of the board lie under tabs; the contracts that are ready are counted there.
// Only on a phone the map is one of them: else it is beside them, and the contracts come first.

import { signal } from "@preact/signals";
import { PHONE, useMedia } from "../../look/screen";
import { Icon, type IconName } from "../../pieces/icon";
import { merkatorWords } from "./called";

export type Tab = "map" | "office" | "contracts" | "market" | "others";

/** The part that is shown. */
export const tab = signal<Tab>("map");

const TABS: [Tab, IconName][] = [
  ["map", "pawn"],
  ["office", "building"],
  ["contracts", "contract"],
  ["market", "taler"],
  ["others", "people"],
];

export function Tabs({ ready }: { ready: number }) {
  const w = merkatorWords.value;
  const isPhone = useMedia(PHONE);
  const shown = tab.value === "map" && !isPhone ? "contracts" : tab.value;
  const names = TABS.filter(([name]) => isPhone || name !== "map");
  return (
    <nav class="m-tabs" aria-label={w.boardParts}>
      {names.map(([name, icon]) => (
        <button key={name} class="quiet" data-tab={name} aria-pressed={shown === name} onClick={() => void (tab.value = name)}>
          <Icon name={icon} /> {w[name]}
          {name === "contracts" && ready > 0 && (
            <b class="m-ready">
              {ready}
              <span class="hidden"> {w.readyCount}</span>
            </b>
          )}
        </button>
      ))}
    </nav>
  );
}
