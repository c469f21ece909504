// The prospect: one fixed place that says what the thing pointed at is, what it would bring and,
// where it is not possible, why not. All of it is asked of the server.

import type { Foretold } from "../../play/table";
import { Cube } from "../../pieces/cube";
import { Good } from "../../pieces/good";
import { Icon } from "../../pieces/icon";
import { words } from "../../words";
import { lookedAt, useAnswer } from "../parts/answer";
import { Barred, NothingLookedAt } from "../parts/prospect";
import { merkatorWords, nameOf } from "./called";
import { bringsOf } from "./brings";
import { lettersOf, missingOf, needsOf, spare } from "./needs";
import { nearSeat } from "./view";
import { officeOf, type Sight } from "./sight";

const RATIO = 4;

export function Prospect({ sight }: { sight: Sight }) {
  const { table } = sight;
  const move = lookedAt(table);
  const answer = useAnswer(table, move);
  if (!move) return <NothingLookedAt />;
  return (
    <section class="prospect sheet" aria-live="polite">
      <Heading sight={sight} move={move} />
      {answer?.refusal && <Barred table={table} refusal={answer.refusal} />}
      {answer?.foretold && <Brings sight={sight} foretold={answer.foretold} />}
      <About sight={sight} move={move} />
    </section>
  );
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
      <small>{verb === "travel" ? w.prospect.ifTravel : words.value.table.prospect.ifPlayed}</small>
    </h2>
  );
}

function Brings({ sight, foretold }: { sight: Sight; foretold: Foretold }) {
  const w = merkatorWords.value;
  const found = bringsOf(foretold.events);
  const isWhole = foretold.view["complete"] === true;
  return (
    <ul class="brings">
      {found.cubes > 0 && (
        <li>
          <Icon name="check" /> {w.prospect.cubes(found.cubes)}
        </li>
      )}
      {found.goods.map(([good, count]) => (
        <li key={good}>
          <Good good={good} colour={sight.printed.colourOf(good)} size={22} /> {signed(count)} {sight.called.good(good)}
        </li>
      ))}
      {found.time !== 0 && (
        <li>
          <Icon name="hourglass" /> {signed(found.time)} {w.time}
        </li>
      )}
      {found.taler !== 0 && (
        <li>
          <Icon name="taler" /> {signed(found.taler)} {w.taler}
        </li>
      )}
      {Object.keys(found.grown).length > 0 && (
        <li>
          <Icon name="plus" /> {w.prospect.more} <Grown sight={sight} grown={found.grown} />
        </li>
      )}
      {found.rest.map((event, at) => (
        <li key={at}>{w.tell[String(event["event"])]?.(event, sight.called)}</li>
      ))}
      {!isWhole && <li class="hint">{words.value.table.prospect.luck}</li>}
    </ul>
  );
}

/** The places that would get a cube, each by its cube. */
function Grown({ sight, grown }: { sight: Sight; grown: Record<string, number> }) {
  return (
    <>
      {Object.keys(grown).map((place) => (
        <Cube key={place} colour={sight.printed.place.get(place)?.colour ?? "white"} letters={lettersOf(sight.printed, place)} size={22} label={nameOf(sight.printed, place)} />
      ))}
    </>
  );
}

const signed = (n: number) => (n > 0 ? `+${n}` : `−${Math.abs(n)}`);

/** What the thing is: a Building's text, a Contract, or the Contracts that wait at a place. */
function About({ sight, move }: { sight: Sight; move: string }) {
  const [verb, ...spoken] = move.split(" ");
  const building = spoken.map((word) => sight.printed.building.get(word)).find(Boolean);
  if (building) return <p>{merkatorWords.value.texts[building.id] ?? building.text}</p>;
  const { contracts } = officeOf(sight, nearSeat(sight.view));
  const isMeant = (id: string) => (verb === "travel" ? sight.printed.contract.get(id)?.location === spoken[0] : spoken.includes(id));
  return (
    <>
      {contracts.filter(isMeant).map((id) => (
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
