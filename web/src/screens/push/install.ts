// The browser's offer to install the app: it comes once, and is kept until somebody takes it.

import { signal } from "@preact/signals";

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

export const offer = signal<Offer | null>(null);

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer.value = event as Offer;
});
addEventListener("appinstalled", () => (offer.value = null));
