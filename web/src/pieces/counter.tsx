// A Time counter: the hourglass up, its letter up when a check of losses turned it, or only the space it left.

import { Icon, named } from "./icon";

type CounterProps = { label?: string | undefined } & (
  | { side: "front" | "taken" }
  | { side: "back"; column: string; loss: number }
);

export function Counter({ label, ...counter }: CounterProps) {
  return (
    <span class={`counter ${counter.side}`} {...named(label)}>
      {counter.side === "front" && <Icon name="hourglass" />}
      {counter.side === "back" && counter.column.repeat(counter.loss)}
    </span>
  );
}
