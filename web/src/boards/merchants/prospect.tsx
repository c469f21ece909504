// What the move looked at would bring, in short sentences; and what is known of the card or city
// that it speaks of.

import { words } from "../../play/choose";
import type { Foretold, Table } from "../../play/table";
import { Prospect as Told } from "../parts/prospect";
import { foretoldFor } from "./foretold";
import { merchantsWords } from "./called";
import { barred, wanted } from "./composing";
import type { Sight } from "./sight";

export function Prospect({ sight, say }: { sight: Sight; say(move: string): string }) {
  const w = merchantsWords.value;
  const where = wanted.value ? w.where[wanted.value] : sight.table.pointed.value === null ? soughtAt(sight.table) : undefined;
  if (where) return <Where title={where.title} text={where.text} />;
  const title = (move: string) => (barred.value?.move === move ? barred.value.title : say(move));
  const tell = (foretold: Foretold) => foretoldFor(sight.view, foretold, sight.called);
  return <Told table={sight.table} say={title} tell={tell} about={(move) => barred.value?.move !== move && <About sight={sight} move={move} />} />;
}

const PIECES = ["merchant", "caravan"];

/** What is built or moved, while one still looks for the place: a piece, or what all moves that are left begin with. */
export function soughtAt(table: Table): { title: string; text: string } | undefined {
  const verbs = [...new Set(table.candidates.value.map(({ move }) => words(move)[0]!))];
  const verb = verbs.find((one) => PIECES.includes(one)) ?? (verbs.length === 1 ? verbs[0] : undefined);
  return table.picked.value.length > 0 && table.candidates.value.length > 1 ? merchantsWords.value.where[verb ?? ""] : undefined;
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
  const [verb, ...named] = words(move);
  const spoken = verb === "merchant" ? named.slice(-1) : named; // where it goes, not whence
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
