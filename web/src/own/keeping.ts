// Settings are kept with an account: every change is sent there, and each device asks for them when it comes back. What
// was changed here and has not been sent yet, since the page was left or there was no network, counts more than what
// the account has. A guest's stay on the device; who signs up takes them along.

import { computed, effect, signal } from "@preact/signals";
import { house } from "../play/house";
import { type Kept, settings, settingsNow } from "../settings";
import type { Preferences } from "../wire";
import { loadWords } from "../words";

const SETTLING = 400; // milliseconds until a slider has come to rest
const KEY = "fondaco-account";

/** Whose settings are kept, and what of them the house has. */
interface Account {
  name: string;
  has: Preferences;
}

const account = signal<Account | null>(JSON.parse(localStorage.getItem(KEY) ?? "null") as Account | null);
const isMet = signal(false);

export const isKept = computed(() => account.value !== null);

function remember(now: Account | null): void {
  account.value = now;
  if (now) localStorage.setItem(KEY, JSON.stringify(now));
  else localStorage.removeItem(KEY);
}

const chosen = (now: Kept): Preferences => ({
  language: now.language === "xx" ? null : now.language,
  theme: now.theme,
  speed: now.speed,
  sound: now.sound,
  volume: now.volume,
  confirm: now.confirm,
  palette: now.palette,
  text: now.text,
  board: now.textBoard ? "text" : "drawn",
  level: now.level,
  offer_end: now.offerEnd,
});

const differs = (one: Preferences, other: Preferences, name: keyof Preferences): boolean =>
  (one[name] ?? null) !== (other[name] ?? null);

const names = (of: Preferences): (keyof Preferences)[] => Object.keys(of) as (keyof Preferences)[];

/** Ask whether there is an account, and be as it says. */
export async function meetAccount(): Promise<void> {
  const { name, guest } = await house.me();
  if (guest || !name) remember(null);
  else {
    const { preferences } = await house.preferences();
    await take(preferences, account.value?.name === name ? account.value.has : null);
    remember({ name, has: preferences });
  }
  isMet.value = true;
}

/** Be as the account says, but for what was changed here since it was heard of last. */
async function take(told: Preferences, before: Preferences | null): Promise<void> {
  const here = chosen(settingsNow());
  for (const name of names(told)) if (!before || !differs(here, before, name)) put(name, told[name]);
  await loadWords();
}

function put(name: keyof Preferences, value: Preferences[keyof Preferences]): void {
  if (name === "board") settings.textBoard.value = value === "text";
  else if (name === "offer_end") settings.offerEnd.value = value !== false;
  else if (value !== null) (settings[name] as { value: unknown }).value = value;
}

/** From now on each change goes to the account, if there is one. */
export function keepWithAccount(): void {
  void meetAccount().catch(() => undefined); // without a network, at the next page
  let timer = 0;
  effect(() => {
    const now = chosen(settingsNow());
    clearTimeout(timer);
    const { value } = account;
    if (!isMet.value || !value || !names(now).some((name) => differs(now, value.has, name))) return;
    timer = window.setTimeout(() => void keep(value.name, now).catch(() => undefined), SETTLING);
  });
}

async function keep(name: string, has: Preferences): Promise<void> {
  await house.keepPreferences(has);
  remember({ name, has });
}
