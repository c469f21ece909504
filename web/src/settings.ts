// What a person has chosen: language, theme, speed, sound, board, bots and so on. Kept in the storage of this browser;
// own/keeping.ts keeps it with an account, too.

import { effect, type Signal, signal } from "@preact/signals";
import { USUAL } from "./play/levels";

export type Language = "en" | "de" | "xx";
export type Theme = "system" | "light" | "dark";
export type Confirm = "never" | "final" | "always";
export type Palette = "printed" | "red_green" | "blue_yellow";
export type TextSize = "normal" | "large" | "largest";

const KEY = "fondaco";

function preferred(): Language {
  return navigator.language.startsWith("de") ? "de" : "en";
}

const fresh = {
  language: preferred(),
  theme: "system" as Theme,
  speed: 1, // at which one is shown what happens: 0.5 to 4; 0: at once
  sound: false,
  volume: 60, // of 100
  notify: false,
  textBoard: false, // panels of text in place of a drawn board
  level: USUAL, // of the bots that were chosen last
  confirm: "never" as Confirm, // before which moves one is asked once more
  palette: "printed" as Palette,
  text: "normal" as TextSize,
  offerEnd: true, // whether one is told that a game can hardly be won any more
};
export type Kept = typeof fresh;

function read(): Kept {
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return fresh;
  }
}

const kept = read();
const asked = new URLSearchParams(location.search).get("language") as Language | null;

/** All of it, each a signal. */
export const settings = Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, signal(value)])) as {
  [Name in keyof Kept]: Signal<Kept[Name]>;
};
if (asked) settings.language.value = asked;

export const { language, theme, speed, sound, volume, notify, textBoard, level, confirm, palette, text, offerEnd } =
  settings;

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const systemIsDark = signal(dark.matches);
dark.addEventListener("change", () => (systemIsDark.value = dark.matches));

export function isDark(): boolean {
  return theme.value === "dark" || (theme.value === "system" && systemIsDark.value);
}

/** The time that something in motion takes, in milliseconds; 0 where nothing shall move. */
export function duration(milliseconds: number): number {
  return still.matches || speed.value === 0 ? 0 : milliseconds / speed.value;
}

/** What one can choose: slow, normal, fast, at once. */
export const SPEEDS = ["0.5", "1", "2", "0"] as const;

/** The speed by its name: faster than fast is fast. */
export const pace = (now: number): string => String(Math.min(now, 2));

/** The time for which something is there to be read; 0 where all shall be shown at once. */
export function reading(milliseconds: number): number {
  return speed.value === 0 ? 0 : milliseconds / speed.value;
}

/** As they are now. */
export const settingsNow = (): Kept =>
  Object.fromEntries(Object.entries(settings).map(([name, { value }]) => [name, value])) as Kept;

export function keepSettings(): void {
  effect(() => localStorage.setItem(KEY, JSON.stringify(settingsNow())));
  effect(() => {
    const page = document.documentElement;
    page.dataset["theme"] = isDark() ? "dark" : "light";
    page.dataset["palette"] = palette.value;
    page.dataset["text"] = text.value;
    page.lang = language.value === "xx" ? "en" : language.value;
    if (palette.value !== "printed" || text.value !== "normal") void import("./own/looks");
  });
}
