// What the move looked at would bring, in short sentences; and what is known of the card or city
// that it speaks of.

import type { Foretold } from "../../play/table";
import { Prospect as Told } from "../parts/prospect";
import { foretoldFor } from "./foretold";
import { merchantsWords } from "./called";
import { wanted } from "./composing";
import type { Sight } from "./sight";

export function Prospect({ sight, say }: { sight: Sight; say(move: string): string }) {
  const where = merchantsWords.value.where[placeOf(sight) ?? ""];
  if (where) return <Where title={where.title} text={where.text} />;
  const tell = (foretold: Foretold) => foretoldFor(sight.view, foretold, sight.called);
  return <Told table={sight.table} say={say} tell={tell} about={(move) => <About sight={sight} move={move} />} />;
}

/** What is to be built, while one still looks for the place. */
function placeOf({ table }: Sight): string | undefined {
  if (wanted.value) return wanted.value;
  const [only, ...more] = table.picked.value;
  return table.pointed.value === null && more.length === 0 && table.candidates.value.length > 1 ? only : undefined;
}

function Where({ title, text }: { title: string; text: string }) {
  return (
    <section class="prospect sheet" aria-live="polite">
      <h2 class="prospect-title">{title}</h2>
      <p>{text}</p>
    </section>
  );
}

function About({ sight, move }: { sight: Sight; move: string }) {
  const spoken = move.split(" ").slice(1);
  const card = spoken.map((word) => sight.printed.card.get(word)).find(Boolean);
  if (card) return <p class="about">{merchantsWords.value.texts[card.id]?.(card.amount) ?? card.text}</p>;
  const city = spoken.map((word) => sight.printed.city.get(word)).findLast(Boolean);
  return city ? <p class="about">{cityFacts(sight, city.id).join(" · ")}</p> : null;
}

function cityFacts(sight: Sight, id: string): string[] {
  const w = merchantsWords.value.aboutCity;
  const { gold = 0, color } = sight.printed.city.get(id)!;
  const site = sight.view.cities[id];
  const facts = [site ? w.post(sight.called.color(site.post)) : w.empty];
  if (site?.commodity) facts.push(w.commodity(sight.called.color(site.commodity)));
  if (gold > 0) facts.push(w.gold(gold));
  if (!site && color === "purple") facts.push(w.start);
  return facts;
}
