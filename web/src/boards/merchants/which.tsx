// For gold, and for three alike: which card goes, and which one comes.

import { type Bargain, exchange, strike } from "./composing";
import type { Context } from "./context";
import { exchangeOf, givesOf } from "./moves_for";
import { merchantsWords } from "./names";
import { PIECES, RESOURCES, Resource } from "./resource";

/** Which card goes, and which one comes: once both are said, that move is chosen. */
export function Which({ context, of }: { context: Context; of: Bargain }) {
  const w = merchantsWords.value;
  const { table } = context;
  const legal = table.legal.value;
  const canGive = (id: string) => givesOf(legal, id).some((move) => move.startsWith("exchange"));
  const canGet = (id: string) =>
    of.kind === "buy"
      ? legal.some(({ move }) => move === `buy ${id}`)
      : of.give === null
        ? PIECES.some((give) => exchangeOf(legal, give, id))
        : exchangeOf(legal, of.give, id) !== undefined;
  return (
    <div class="which">
      {of.kind === "exchange" && (
        <Choice
          context={context}
          label={w.whichGive}
          kinds={RESOURCES}
          can={canGive}
          chosen={of.give}
          onChoose={(give) => exchange(table, { give })}
        />
      )}
      <Choice
        context={context}
        label={w.whichGet}
        kinds={of.kind === "buy" ? RESOURCES : PIECES}
        can={canGet}
        chosen={of.get}
        onChoose={(get) => (of.kind === "buy" ? strike(table, { ...of, get }) : exchange(table, { get }))}
      />
    </div>
  );
}

interface ChoiceProps {
  context: Context;
  label: string;
  kinds: readonly string[];
  can(id: string): boolean;
  chosen: string | null;
  onChoose(id: string): void;
}

function Choice({ context, label, kinds, can, chosen, onChoose }: ChoiceProps) {
  return (
    <div class="choice" role="group" aria-label={label}>
      <small>{label}</small>
      <div>
        {kinds.map((id) => (
          <button
            key={id}
            class={`pick ${can(id) ? (chosen === id ? "chosen" : "possible") : ""}`}
            data-pick={id}
            disabled={!can(id)}
            aria-pressed={chosen === id}
            aria-label={context.names.resource(id)}
            title={context.names.resource(id)}
            onClick={() => onChoose(id)}
          >
            <Resource id={id} />
          </button>
        ))}
      </div>
    </div>
  );
}
