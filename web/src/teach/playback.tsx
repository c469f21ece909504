// Playing a game again: play, pause, speed; back and on by decision, turn or round; any moment with a slider.

import { useEffect, useRef, useState } from "preact/hooks";
import { Icon, type IconName } from "../pieces/icon";
import { house } from "../play/house";
import { useFetched } from "../screens/fetched";
import type { Stops } from "../wire";
import { words } from "../words";
import { pace, SPEEDS, stay, stopFrom, UNITS, unit } from "./steps";
import { teachWords } from "./words";
import "./styles/playback.css";

interface Props {
  /** The table whose game it is. */
  game: string;
  at: number;
  moves: number;
  look(at: number): Promise<void>;
}

export function Playback({ game, at, moves, look }: Props) {
  const w = words.value.end;
  const stops = useStops(game, moves);
  const step = (direction: 1 | -1) => look(stopFrom(stops[unit.value], at, direction));
  const [isOn, setOn] = usePlaying(at, moves, () => step(1));
  useKeys({ step, toggle: () => setOn(!isOn), first: () => look(0), last: () => look(moves) });
  return (
    <div class="replay" role="group" aria-label={w.replay}>
      <button
        class="quiet"
        aria-label={isOn ? teachWords.value.replay.pause : teachWords.value.replay.play}
        aria-keyshortcuts="Space"
        onClick={() => setOn(!isOn)}
      >
        <Icon name={isOn ? "pause" : "play"} />
      </button>
      <Step name={w.first} icon="first" act={() => look(0)} />
      <Step name={w.previous} icon="back" act={() => step(-1)} />
      <input
        type="range"
        min={0}
        max={moves}
        value={at}
        aria-label={w.slider}
        onInput={(event) => void look(Number(event.currentTarget.value))}
      />
      <Step name={w.next} icon="forward" act={() => step(1)} />
      <Step name={w.last} icon="last" act={() => look(moves)} />
      <Choices />
    </div>
  );
}

function Step({ name, icon, act }: { name: string; icon: IconName; act(): Promise<void> }) {
  return (
    <button class="quiet" aria-label={name} title={name} onClick={() => void act()}>
      <Icon name={icon} />
    </button>
  );
}

function Choices() {
  const w = teachWords.value.replay;
  return (
    <span class="replay-choices">
      <select
        aria-label={w.by}
        value={unit.value}
        onChange={(event) => void (unit.value = event.currentTarget.value as typeof unit.value)}
      >
        {UNITS.map((one) => (
          <option key={one} value={one}>
            {w.units[one]}
          </option>
        ))}
      </select>
      <select
        aria-label={w.speed}
        value={String(pace.value)}
        onChange={(event) => void (pace.value = Number(event.currentTarget.value))}
      >
        {SPEEDS.map((one) => (
          <option key={one} value={one}>
            {w.speeds[String(one)]}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Until the house has told them, every move is a stop. */
function useStops(game: string, moves: number): Stops {
  const every = Array.from({ length: moves + 1 }, (_, at) => at);
  return useFetched(() => house.stops(game), game).found ?? { decisions: every, turns: every, rounds: every };
}

/** Steps on by itself while it is on; at the end it stops, and from there it begins anew. */
function usePlaying(at: number, moves: number, step: () => Promise<void>) {
  const [isOn, setOn] = useState(false);
  const next = useRef(step);
  next.current = step;
  useEffect(() => {
    if (!isOn) return;
    if (at >= moves) return setOn(false);
    const timer = setTimeout(() => void next.current(), stay());
    return () => clearTimeout(timer);
  }, [isOn, at, moves]);
  return [isOn, setOn] as const;
}

interface Keys {
  step(direction: 1 | -1): Promise<void>;
  toggle(): void;
  first(): Promise<void>;
  last(): Promise<void>;
}

/** Space plays and pauses, arrows step, Home and End go to the first and the last moment. */
function useKeys(keys: Keys): void {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = actOf(event, now.current);
      if (!act) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      act();
    };
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, []);
}

function actOf(event: KeyboardEvent, keys: Keys): (() => unknown) | undefined {
  const on = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || on.matches("input, textarea, select")) return undefined;
  if (event.key === " " && on.matches("button, a, summary, [role=button]")) return undefined;
  return (
    {
      " ": keys.toggle,
      ArrowRight: () => keys.step(1),
      ArrowLeft: () => keys.step(-1),
      Home: keys.first,
      End: keys.last,
    } as Record<string, () => unknown>
  )[event.key];
}
