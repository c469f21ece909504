// A resource, or gold, as a card in its color; small ones stand for a cost or a share.

import { Icon, type IconName, named } from "../../pieces/icon";
import type { Counts } from "./view";

const HUES: Record<string, string> = {
  lumber: "green",
  wool: "pasture",
  grain: "yellow",
  ore: "gray",
  salt: "white",
  gold: "coin",
};

export const RESOURCES = ["lumber", "wool", "grain", "ore", "salt"] as const;
/** What can be traded. */
export const PIECES = [...RESOURCES, "gold"] as const;

export const iconOf = (id: string): IconName => (id === "gold" ? "gold" : (`resource-${id}` as IconName));

export function Resource({ id, label, large = false }: { id: string; label?: string | undefined; large?: boolean }) {
  return (
    <span class={`res c-${HUES[id] ?? "white"} ${large ? "large" : ""}`} {...named(label)}>
      <Icon name={iconOf(id)} />
    </span>
  );
}

/** So many of each kind, as cards with a count. */
export function Share({ counts, names }: { counts: Counts; names(id: unknown): string }) {
  const there = Object.entries(counts).filter(([, count]) => count > 0);
  return (
    <span class="share">
      {there.map(([id, count]) => (
        <span key={id} role="img" aria-label={`${count} ${names(id)}`}>
          <b>{count}</b>
          <Resource id={id} />
        </span>
      ))}
    </span>
  );
}

/** A price, a card for each piece of it. */
export function Cost({ counts, label }: { counts: Counts; label: string }) {
  return (
    <span class="cost" role="img" aria-label={label}>
      {Object.entries(counts).flatMap(([id, count]) =>
        Array.from({ length: count }, (_, at) => <Resource key={`${id}${at}`} id={id} />),
      )}
    </span>
  );
}

/** 1 ore, 2 grain. */
export const listed = (counts: Counts, names: (id: unknown) => string): string =>
  Object.entries(counts)
    .filter(([, count]) => count !== 0)
    .map(([id, count]) => `${count} ${names(id)}`)
    .join(", ");
