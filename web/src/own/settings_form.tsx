// All settings in one place: on a page of their own, and beside a table.

import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { ring } from "../look/sound";
import { Block } from "../pieces/cube";
import { type Kept, language, offerEnd, pace, SPEEDS, settings, sound, speed, textBoard, volume } from "../settings";
import { loadWords } from "../words";
import { isKept } from "./keeping";
import { Notices } from "./notices";
import { loadOwnWords, ownWords } from "./words";
import "./settings.css";

export function SettingsForm() {
  const w = ownWords.value.settings;
  useEffect(() => void loadOwnWords(), [language.value]);
  return (
    <div class="settings">
      <Group head={w.looks}>
        <Choice name="theme" text={w.theme} values={w.themes} />
        <Choice name="language" text={w.language} values={w.languages} chosen={() => void loadWords()} />
        <Choice name="text" text={w.text} values={w.texts} />
        <Choice name="palette" text={w.palette} values={w.palettes} />
        <Colors />
        <Tick text={w.board} on={textBoard.value} change={(on) => void (textBoard.value = on)} />
      </Group>
      <Group head={w.play}>
        <Speed />
        <Choice name="confirm" text={w.confirm} values={w.confirms} />
        <Tick text={w.offerEnd} on={offerEnd.value} change={(on) => void (offerEnd.value = on)} />
      </Group>
      <Group head={w.sounds}>
        <Tick text={w.sound} on={sound.value} change={(on) => void (sound.value = on)} />
        <Volume />
      </Group>
      <Notices />
      <p class="hint">{isKept.value ? w.keptAccount : w.keptDevice}</p>
    </div>
  );
}

function Group({ head, children }: { head: string; children: ComponentChildren }) {
  return (
    <section class="sheet">
      <h2 class="head">{head}</h2>
      {children}
    </section>
  );
}

interface ChoiceProps {
  name: "theme" | "language" | "text" | "palette" | "confirm";
  text: string;
  values: Record<string, string>;
  chosen?(): void;
}

function Choice({ name, text, values, chosen }: ChoiceProps) {
  const choose = (value: string) => {
    (settings[name] as { value: Kept[typeof name] }).value = value as Kept[typeof name];
    chosen?.();
  };
  return <Select text={text} name={name} value={settings[name].value} values={values} choose={choose} />;
}

interface SelectProps {
  text: string;
  name: string;
  value: string;
  values: Record<string, string>;
  choose(value: string): void;
}

function Select({ text, name, value, values, choose }: SelectProps) {
  return (
    <label class="setting-line">
      <span>{text}</span>
      <select name={name} value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {Object.entries(values).map(([one, said]) => (
          <option key={one} value={one}>
            {said}
          </option>
        ))}
      </select>
    </label>
  );
}

function Speed() {
  const w = ownWords.value.settings;
  const values = Object.fromEntries(SPEEDS.map((one) => [`x${one}`, w.speeds[one]!]));
  const choose = (value: string) => void (speed.value = Number(value.slice(1)));
  return <Select text={w.speed} name="speed" value={`x${pace(speed.value)}`} values={values} choose={choose} />;
}

function Volume() {
  const w = ownWords.value.settings;
  const put = (value: number) => {
    volume.value = value;
    sound.value = value > 0;
  };
  return (
    <div class="setting-line">
      <label for="volume">{w.volume}</label>
      <span class="row">
        <input
          id="volume"
          type="range"
          min={0}
          max={100}
          step={5}
          value={volume.value}
          onInput={(event) => put(Number(event.currentTarget.value))}
        />
        <output for="volume">{volume.value}</output>
        <button class="plain" disabled={!sound.value} onClick={() => ring("bell")}>
          {w.hear}
        </button>
      </span>
    </div>
  );
}

const DYES = ["green", "yellow", "black", "purple", "orange", "gray", "blue", "red"];

/** What the chosen colors look like. */
function Colors() {
  return (
    <div class="setting-colors">
      <span class="hint">{ownWords.value.settings.paletteHint}</span>
      <span class="row" aria-hidden="true">
        {DYES.map((dye) => (
          <Block key={dye} colour={dye} size={28} />
        ))}
      </span>
    </div>
  );
}

export function Tick({ text, on, change }: { text: string; on: boolean; change(on: boolean): void }) {
  return (
    <label class="check">
      <input type="checkbox" checked={on} onChange={(event) => change(event.currentTarget.checked)} /> {text}
    </label>
  );
}
