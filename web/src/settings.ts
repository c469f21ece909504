// What a person has chosen for this browser: language, theme, speed, sound, board, bots. Kept in its storage.

import { effect, signal } from "@preact/signals";
import { USUAL } from "./play/levels";

export type Language = "en" | "de" | "xx";
export type Theme = "system" | "light" | "dark";

const KEY = "fondaco";

interface Kept {
  language: Language;
  theme: Theme;
  speed: number; // at which one is shown what happens: 0.5 to 4; 0: at once
  sound: boolean;
  notify: boolean;
  textBoard: boolean; // panels of text in place of a drawn board
  level: string; // of the bots that were chosen last
}

function preferred(): Language {
  return navigator.language.startsWith("de") ? "de" : "en";
}

function read(): Kept {
  const fresh: Kept = {
    language: preferred(),
    theme: "system",
    speed: 1,
    sound: false,
    notify: false,
    textBoard: false,
    level: USUAL,
  };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return fresh;
  }
}

const kept = read();
const asked = new URLSearchParams(location.search).get("language") as Language | null;

export const language = signal<Language>(asked ?? kept.language);
export const theme = signal<Theme>(kept.theme);
export const speed = signal(kept.speed);
export const sound = signal(kept.sound);
export const notify = signal(kept.notify);
export const textBoard = signal(kept.textBoard);
export const level = signal(kept.level);

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

export function keepSettings(): void {
  effect(() => {
    const now: Kept = {
      language: language.value,
      theme: theme.value,
      speed: speed.value,
      sound: sound.value,
      notify: notify.value,
      textBoard: textBoard.value,
      level: level.value,
    };
    localStorage.setItem(KEY, JSON.stringify(now));
  });
  effect(() => {
    document.documentElement.dataset["theme"] = isDark() ? "dark" : "light";
    document.documentElement.lang = language.value === "xx" ? "en" : language.value;
  });
}
