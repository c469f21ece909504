// Where not all has room, the parts of the board lie under tabs; the contracts that are ready are counted there.
// Only on a phone the map is one of them: else it is beside them, and the contracts come first.

import { PHONE, useMedia } from "../../look/screen";
import type { IconName } from "../../pieces/icon";
import { stateOf } from "../parts/picking";
import { Tabs } from "../parts/tabs";
import type { Context } from "./context";
import { merkatorWords } from "./names";
import { type Tab, tab } from "./tab";

const TABS: [Tab, IconName][] = [
  ["map", "pawn"],
  ["office", "building"],
  ["contracts", "contract"],
  ["market", "taler"],
  ["others", "people"],
];

/** How many things under a tab help now; where none does, how many are legal. */
function litUnder({ table, printed, view }: Context, name: Tab): number {
  const under = { office: [...printed.good.keys()], market: [...view.bonus_cards, ...view.buildings] };
  const states = (under[name as keyof typeof under] ?? []).map((id) => stateOf(table, id)).filter((state) => state);
  return states.filter((state) => state === "possible").length || states.length;
}

export function MerkatorTabs({ context, ready }: { context: Context; ready: number }) {
  const w = merkatorWords.value;
  const isPhone = useMedia(PHONE);
  const shown = tab.value === "map" && !isPhone ? "contracts" : tab.value;
  const tabs = TABS.filter(([name]) => isPhone || name !== "map").map(([name, icon]) => ({
    name,
    icon,
    label: w[name],
    waiting:
      name === "contracts"
        ? { count: ready, label: w.readyCount }
        : { count: litUnder(context, name), label: w.litCount },
  }));
  return <Tabs tabs={tabs} shown={shown} label={w.boardParts} onShow={(name) => void (tab.value = name)} />;
}
