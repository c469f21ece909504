// A band over the page that says that it shows what was last seen.

import { signal } from "@preact/signals";
import { render } from "preact";
import { useEffect } from "preact/hooks";
import { catalogueOf } from "../boards/parts/catalogue";
import { language } from "../settings";
import { en, type InstalledWords } from "./words/en";
import "./installed.css";

const LOOK = 5000; // until the house is looked for again

const { words, load } = catalogueOf<InstalledWords>(en, async () => (await import("./words/de")).de);

/** When what is shown was seen; 0 where nobody knows; null with a network. */
const since = signal<number | null>(null);
const isBack = signal(false);

/** The page shows what was seen at that time. */
export function showSeen(time: number): void {
  if (since.value === null) lookForHouse();
  since.value = Math.max(time, since.value ?? 0);
  isBack.value = false;
}

export function drawBand(): void {
  const place = document.createElement("div");
  place.id = "offline";
  document.body.prepend(place);
  render(<Band />, place);
}

function Band() {
  useEffect(() => void load(), [language.value]);
  if (since.value === null) return <div role="status" />;
  return (
    <div role="status" class="offline-band">
      {isBack.value ? words.value.back : words.value.offline(since.value)}
      {isBack.value && (
        <button class="plain" onClick={() => location.reload()}>
          {words.value.load}
        </button>
      )}
    </div>
  );
}

/** Until it answers; a table then comes back by itself, any other page has to be loaded. */
function lookForHouse(): void {
  addEventListener("online", () => void look(), { once: true });
  const timer = setInterval(() => void look(), LOOK);
  async function look(): Promise<void> {
    const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
    if (!answer?.ok) return;
    clearInterval(timer);
    if (location.pathname.startsWith("/tables/")) since.value = null;
    else isBack.value = true;
  }
}
