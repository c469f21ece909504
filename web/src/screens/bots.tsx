// Choosing a bot: its level, which this browser remembers, and how each level plays.

import { house } from "../play/house";
import { levelOf } from "../play/levels";
import { level } from "../settings";
import type { TitleNow } from "../wire";
import { words } from "../words";
import { useFetched } from "./fetched";
import "./styles/levels.css";

/** The level that was chosen last, if the title has it. */
export const chosenLevel = (title: TitleNow): string => levelOf(title.levels, level.value);

export const howItPlays = (title: TitleNow, id: string): string => words.value.plays[id] ?? title.plays?.[id] ?? "";

/** A title of the shelf, once it is known. */
export function useTitle(name: string): TitleNow | undefined {
  return useFetched(house.shelf, "shelf").found?.find(({ title }) => title === name);
}

/** A choice among the levels of a title. */
export function LevelSelect({ title, label }: { title: TitleNow; label: string }) {
  return (
    <select
      class="level"
      aria-label={label}
      value={chosenLevel(title)}
      onChange={(event) => void (level.value = event.currentTarget.value)}
    >
      {title.levels.map((id) => (
        <option key={id} value={id}>
          {words.value.levels[id] ?? id}
        </option>
      ))}
    </select>
  );
}

/** How the level that is chosen plays. */
export function HowItPlays({ title }: { title: TitleNow }) {
  return (
    <span class="hint" data-said>
      {howItPlays(title, chosenLevel(title))}
    </span>
  );
}

/** All levels, the weakest first, each with how it plays. */
export function Levels({ title }: { title: TitleNow }) {
  if (title.levels.length < 2) return null;
  return (
    <details class="levels" open>
      <summary>{words.value.bots.all}</summary>
      <dl>
        {title.levels.map((id) => (
          <div key={id}>
            <dt>{words.value.levels[id] ?? id}</dt>
            <dd data-said>{howItPlays(title, id)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
