// Which games are shown: by title, against whom, by level, seats, time and words.

import { Icon } from "../../pieces/icon";
import { words } from "../../words";
import { TitleMark } from "./marks";
import type { Against, Filter, Played } from "./played";
import { yoursWords } from "./words";

const DAYS = [30, 90, 365];
const AGAINST: Against[] = ["people", "bots", "solo", "table"];

interface Props {
  games: Played[];
  filter: Filter;
  change(next: Partial<Filter>): void;
}

export function Filters({ games, filter, change }: Props) {
  const w = yoursWords.value;
  const titles = new Map(games.map(({ game }) => [game.title, game.name]));
  const hasSheets = games.some(({ against }) => against === "table");
  const seats = [...new Set(games.map(({ game }) => game.seats.length))].sort();
  return (
    <div class="yours-filters" role="group" aria-label={w.filters}>
      <Chip on={filter.title === ""} press={() => change({ title: "" })}>
        {w.allGames}
      </Chip>
      {[...titles].sort().map(([title, name]) => (
        <Chip key={title} on={filter.title === title} press={() => change({ title })}>
          <TitleMark title={title} /> {name}
        </Chip>
      ))}
      <i class="yours-bar" />
      {AGAINST.filter((against) => against !== "table" || hasSheets).map((against) => (
        <Chip
          key={against}
          on={filter.against === against}
          press={() => change({ against: filter.against === against ? "" : against })}
        >
          {w.against[against]}
        </Chip>
      ))}
      <i class="yours-bar" />
      <Choice label={w.anyLevel} value={filter.level} put={(level) => change({ level })} values={levelsOf(games)} />
      <Choice
        label={w.anySeats}
        value={filter.seats ? `${filter.seats}` : ""}
        put={(chosen) => change({ seats: Number(chosen) })}
        values={seats.map((n) => [`${n}`, w.seats(n)])}
      />
      <Choice
        label={w.anyTime}
        value={filter.days ? `${filter.days}` : ""}
        put={(chosen) => change({ days: Number(chosen) })}
        values={DAYS.map((n) => [`${n}`, w.lastDays(n)])}
      />
      <label class="yours-search">
        <Icon name="search" size={18} />
        <input
          type="search"
          aria-label={w.search}
          placeholder={w.search}
          value={filter.text}
          onInput={(event) => change({ text: event.currentTarget.value })}
        />
      </label>
    </div>
  );
}

/** The levels of the bots that were played against, the weakest first. */
function levelsOf(games: Played[]): [string, string][] {
  const seen = new Set(
    games.flatMap(({ game }) => game.seats.filter((seat) => !seat.person).map(({ level }) => level)),
  );
  return Object.entries(words.value.levels).filter(([level]) => seen.has(level));
}

interface ChipProps {
  on: boolean;
  press(): void;
  children: preact.ComponentChildren;
}

function Chip({ on, press, children }: ChipProps) {
  return (
    <button class="chip" aria-pressed={on} onClick={press}>
      {children}
    </button>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  values: [string, string][];
  put(value: string): void;
}

function Choice({ label, value, values, put }: ChoiceProps) {
  return (
    <select class="chip" aria-label={label} value={value} onChange={(event) => put(event.currentTarget.value)}>
      <option value="">{label}</option>
      {values.map(([name, text]) => (
        <option key={name} value={name}>
          {text}
        </option>
      ))}
    </select>
  );
}
