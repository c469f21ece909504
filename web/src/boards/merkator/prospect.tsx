// The prospect: one fixed place that says what the thing pointed at is, what it would bring and,
// where it is not possible, why not. All of it is asked of the server: nothing is worked out here
// but the difference between two views.

import { useEffect, useState } from "preact/hooks";
import type { Refusal } from "../../play/table";
import { Good } from "../../pieces/good";
import { Icon } from "../../pieces/icon";
import { openSide } from "../../screens/table/playing";
import { merkatorWords, nameOf } from "./called";
import { changes } from "./changes";
import { missingOf, needsOf, spare } from "./needs";
import { nearSeat, type MerkatorView } from "./view";
import { officeOf, type Sight } from "./sight";

const RATIO = 4;

export function Prospect({ sight }: { sight: Sight }) {
  const w = merkatorWords.value.prospect;
  const { table } = sight;
  const move = table.pointed.value ?? table.chosen.value?.move ?? null;
  const answer = useAnswer(sight, move);
  if (!move) {
    return (
      <section class="prospect sheet empty">
        <p class="hint">{w.none}</p>
      </section>
    );
  }
  return (
    <section class="prospect sheet" aria-live="polite">
      <Heading sight={sight} move={move} />
      {answer?.refusal && <Barred refusal={answer.refusal} />}
      {answer?.view && <Brings sight={sight} after={answer.view} />}
      <About sight={sight} move={move} />
    </section>
  );
}

interface Answer {
  refusal: Refusal | null;
  view: MerkatorView | null;
}

function useAnswer(sight: Sight, move: string | null): Answer | null {
  const { table } = sight;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const at = table.now.value?.at;
  useEffect(() => {
    setAnswer(null);
    if (!move || table.legal.value.length === 0) return;
    let wanted = true;
    const isLegal = table.legal.value.some((one) => one.move === move);
    const asked = isLegal
      ? table.preview(move).then((view) => ({ refusal: null, view: view as MerkatorView | null }))
      : table.why(move).then((refusal) => ({ refusal, view: null }));
    void asked.then((found) => wanted && setAnswer(found));
    return () => void (wanted = false);
  }, [move, at]);
  return answer;
}

function Heading({ sight, move }: { sight: Sight; move: string }) {
  const w = merkatorWords.value;
  const [verb = "", ...rest] = move.split(" ");
  const place = rest.find((word) => sight.printed.place.has(word));
  const say = w.say[verb];
  return (
    <h2 class="prospect-title">
      {place && <Icon name={`place-${place}`} />}
      {place ? nameOf(sight.printed, place) : say ? say(sight.called, [verb, ...rest]) : move}
      <small>{verb === "travel" ? w.prospect.ifTravel : w.prospect.ifPlayed}</small>
    </h2>
  );
}

function Barred({ refusal }: { refusal: Refusal }) {
  const w = merkatorWords.value.prospect;
  return (
    <p class="no">
      <b>{w.barred}.</b> {refusal.text}{" "}
      <button class="link" onClick={() => openSide("rules", refusal.clause)}>
        {w.rule(refusal.page)}
      </button>
    </p>
  );
}

function Brings({ sight, after }: { sight: Sight; after: MerkatorView }) {
  const w = merkatorWords.value.prospect;
  const found = changes(sight.view, after, nearSeat(sight.view));
  const isWhole = (after as unknown as { complete: boolean }).complete;
  return (
    <ul class="brings">
      {found.goods.map(([good, by]) => (
        <li key={good}>
          <Good good={good} colour={sight.printed.colourOf(good)} size={22} /> {by > 0 ? "+" : "−"}
          {Math.abs(by)} {sight.called.good(good)}
        </li>
      ))}
      {found.time !== 0 && (
        <li>
          <Icon name="hourglass" /> {signed(found.time)} {merkatorWords.value.time}
        </li>
      )}
      {found.taler !== 0 && (
        <li>
          <Icon name="taler" /> {signed(found.taler)} {merkatorWords.value.taler}
        </li>
      )}
      {found.points !== 0 && (
        <li>
          <Icon name="vp" /> {w.points(signed(found.points))}
        </li>
      )}
      {found.cubes.map(([place, by]) => (
        <li key={place}>
          <Icon name={by > 0 ? "plus" : "minus"} /> {by > 0 ? w.more(nameOf(sight.printed, place), by) : w.cubes(-by, nameOf(sight.printed, place))}
        </li>
      ))}
      {found.isEmpty && isWhole && <li>{w.nothing}</li>}
      {!isWhole && <li class="hint">{w.luck}</li>}
    </ul>
  );
}

const signed = (n: number) => (n > 0 ? `+${n}` : `−${Math.abs(n)}`);

/** What the thing is: a Building's text, or the Contracts that wait at a place. */
function About({ sight, move }: { sight: Sight; move: string }) {
  const words = move.split(" ");
  const building = words.map((word) => sight.printed.building.get(word)).find(Boolean);
  if (building) return <p>{merkatorWords.value.texts[building.id] ?? building.text}</p>;
  const place = words[0] === "travel" ? words[1] : undefined;
  if (!place) return null;
  const office = officeOf(sight, nearSeat(sight.view));
  const there = office.contracts.filter((id) => sight.printed.contract.get(id)?.location === place);
  return (
    <>
      {there.map((id) => (
        <Served key={id} sight={sight} id={id} />
      ))}
    </>
  );
}

function Served({ sight, id }: { sight: Sight; id: string }) {
  const w = merkatorWords.value;
  const contract = sight.printed.contract.get(id)!;
  const office = officeOf(sight, nearSeat(sight.view));
  const needs = needsOf(contract, office);
  const missing = missingOf(needs);
  const gives = missing.length > 0 ? spare(contract, office, RATIO)[0] : undefined;
  return (
    <div class="served">
      <b class="num">{contract.value}</b>
      {needs.map((need) => (
        <span key={need.good} class={need.held < need.count ? "need miss" : "need"}>
          <Good good={need.good} colour={sight.printed.colourOf(need.good)} size={28} label={sight.called.good(need.good)} />
          <Icon name={need.held < need.count ? "no" : "check"} />
        </span>
      ))}
      {gives && <p class="hint">{w.helps(`4 ${sight.called.good(gives)}`, sight.called.good(missing[0]!.good))}</p>}
    </div>
  );
}
