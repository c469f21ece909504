// Figures of one title: its points game by game, and what was done in a game.

import { useState } from "preact/hooks";
import { PerGame } from "./alone";
import type { Played } from "./played";
import { Points } from "./points";
import { grouped } from "./statistics";
import { yoursWords } from "./words";

export function TitleFigures({ games }: { games: Played[] }) {
  const w = yoursWords.value;
  const [chosen, setChosen] = useState("");
  const titles = grouped(
    games.filter(({ whole, me }) => whole && me.total !== null),
    ({ game }) => game.title,
  );
  const most = [...titles].sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? "";
  const title = titles.has(chosen) ? chosen : most;
  const own = titles.get(title);
  if (!own) return null;
  return (
    <section class="sheet yours-box">
      <div class="yours-head">
        <h2 class="head">{w.pointsOverTime}</h2>
        <span class="yours-tabs">
          {[...titles].map(([name, [first]]) => (
            <button key={name} class="quiet" aria-pressed={name === title} onClick={() => setChosen(name)}>
              {first!.game.name}
            </button>
          ))}
        </span>
        <span class="aside yours-key">
          <i class="dot won" /> {w.won} <i class="dot" /> {w.notWon} <i class="line" /> {w.mean}
        </span>
      </div>
      <Points games={own.toReversed()} />
      <h3 class="head">{w.perGame}</h3>
      <PerGame games={own} />
    </section>
  );
}
