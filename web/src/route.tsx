// Where we are: the address of the page, and links that change it without a reload.

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { newer } from "./play/renewal";

const here = () => ({ path: location.pathname, query: new URLSearchParams(location.search) });

export const place = signal(here());

/** Go somewhere; `instead` of this place, to which Back then does not lead. An old page is left for a new one. */
export function go(address: string, instead = false): void {
  if (newer.value !== null) return instead ? location.replace(address) : location.assign(address);
  if (instead) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  place.value = here();
  scrollTo(0, 0);
}

addEventListener("popstate", () => (place.value = here()));

/** The parts of a path that stand where its pattern has a colon. */
export type Params = Record<string, string>;

/** What a path gives for a pattern; null where it does not fit. */
export function match(pattern: string, path: string): Params | null {
  const [wanted, given] = [pattern.split("/"), path.split("/")];
  if (wanted.length !== given.length) return null;
  const found: Params = {};
  for (const [at, part] of wanted.entries()) {
    if (part.startsWith(":")) found[part.slice(1)] = decodeURIComponent(given[at]!);
    else if (part !== given[at]) return null;
  }
  return found;
}

interface LinkProps {
  to: string;
  class?: string;
  label?: string;
  children: ComponentChildren;
}

export function Link({ to, class: look, label, children }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={to} class={look} aria-label={label} onClick={follow}>
      {children}
    </a>
  );
}
