// What a board tells of a thing that is asked about. The words for it come when they are first wanted.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { askedAbout } from "./asked_about";

export interface Explained {
  title: string;
  /** A small drawing of it. */
  sign?: ComponentChildren;
  /** What it does, with its numbers; whose it is; what it could bring now. */
  lines: ComponentChildren[];
  /** What a move with it tells anyway. */
  also?: ComponentChildren[];
  /** The rule about it. */
  clause?: string;
}

/** Tells of a thing by its kind and id; null where there is no such thing now. */
export type Explain<C> = (context: C, thing: string) => Explained | null;

/** What `bring` brings, once somebody has asked about something. */
export function useExplain<C>(bring: () => Promise<{ explain: Explain<C> }>): Explain<C> {
  const [found, keep] = useState<{ explain: Explain<C> } | null>(null);
  const isWanted = askedAbout.value !== null;
  useEffect(() => void (isWanted && !found && bring().then(keep)), [isWanted]);
  return found?.explain ?? (() => null);
}

/** The tellers of a board by kind; of a key it does not know, nothing is told. */
export function byKind<C>(tellers: Record<string, (context: C, id: string) => Explained | null>): Explain<C> {
  return (context, thing) => {
    const [kind = "", ...id] = thing.split(" ");
    return tellers[kind]?.(context, id.join(" ")) ?? null;
  };
}
