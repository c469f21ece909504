// Where a browser is called: what the house is told of it, and how it names it. A service worker is a classic script,
// which imports nothing: it has this file inside itself, by an address of its own (see vite.config.ts).

/** What the house is told of it. */
export function told(found: PushSubscription, language: "en" | "de"): Record<string, string | undefined> {
  const { endpoint, keys } = found.toJSON();
  return { endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"], language };
}

/** How the house names it. */
export async function idOf({ endpoint }: PushSubscription): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint)));
  return [...hash.slice(0, 8)].map((one) => one.toString(16).padStart(2, "0")).join("");
}
