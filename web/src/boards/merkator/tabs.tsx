// On a phone the parts of the board lie under tabs; the contracts that are ready are counted there.

import { signal } from "@preact/signals";
import { Icon, type IconName } from "../../pieces/icon";
import { merkatorWords } from "./called";

export type Tab = "map" | "office" | "contracts" | "market" | "others";

/** The part that a phone shows. */
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
  return (
    <nav class="m-tabs" aria-label={w.boardParts}>
      {TABS.map(([name, icon]) => (
        <button key={name} class="quiet" data-tab={name} aria-pressed={tab.value === name} onClick={() => void (tab.value = name)}>
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
