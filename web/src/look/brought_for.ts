// What only some screens need, such as the styles of a phone, comes when the screen is like that: now, or once it has
// become so.

export async function broughtFor(query: string, bring: () => Promise<unknown>): Promise<void> {
  const media = matchMedia(query);
  if (!media.matches) return media.addEventListener("change", () => void broughtFor(query, bring), { once: true });
  await bring().catch(() => undefined); // the table is there without it
}
