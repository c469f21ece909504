// Dice that roll for a moment before they lie still, in the caption of a roll.

import { useEffect, useState } from "preact/hooks";
import type { GameEvent } from "../../play/view";
import { duration } from "../../settings";
import { Die } from "./dice";

const [TURNS, TURN] = [6, 75]; // so often, each for so many milliseconds

export const rollSign = (event: GameEvent) =>
  event["event"] === "rolled" ? <Rolling dice={event["dice"] as number[]} /> : undefined;

function Rolling({ dice }: { dice: number[] }) {
  const [turn, setTurn] = useState(duration(1) > 0 ? TURNS : 0);
  useEffect(() => {
    if (turn === 0) return;
    const timer = setTimeout(() => setTurn(turn - 1), duration(TURN));
    return () => clearTimeout(timer);
  }, [turn]);
  return (
    <span class={turn > 0 ? "rolling" : "rolling still"}>
      {dice.map((spots, n) => (
        <Die key={n} spots={((spots + turn * (n + 2) - 1) % 6) + 1} />
      ))}
    </span>
  );
}
