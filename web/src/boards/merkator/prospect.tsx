// The prospect: one fixed place that says what the thing pointed at is, what it would bring and,
// where it is not possible, why not. All of it is asked of the server.

import type { ComponentChildren } from "preact";
import { Cube } from "../../pieces/cube";
import { Good } from "../../pieces/good";
import { Icon } from "../../pieces/icon";
import type { Forecast } from "../../play/inquiries";
import { words } from "../../words";
import { lookedAt, useAnswer } from "../parts/answer";
import { Barred, NothingLookedAt } from "../parts/prospect";
import { bringsOf } from "./brings";
import { type Context, officeOf } from "./context";
import { merkatorWords, nameOf } from "./names";
import { lettersOf, missingOf, needsOf, spare } from "./needs";
import { nearSeat } from "./view";

const RATIO = 4;

export function Prospect({ context, instead }: { context: Context; instead: ComponentChildren }) {
  const { table } = context;
  const move = lookedAt(table);
  const answer = useAnswer(table, move);
  if (!move) return instead || <NothingLookedAt />;
  return (
    <section class="prospect sheet" aria-live="polite">
      <Heading context={context} move={move} />
      {answer?.refusal && <Barred table={table} refusal={answer.refusal} />}
      {answer?.forecast && <Brings context={context} forecast={answer.forecast} />}
      <About context={context} move={move} />
    </section>
  );
}

function Heading({ context, move }: { context: Context; move: string }) {
  const w = merkatorWords.value;
  const [verb = "", ...rest] = move.split(" ");
  const place = rest.find((word) => context.printed.place.has(word));
  const say = w.say[verb];
  return (
    <h2 class="prospect-title">
      {place && <Icon name={`place-${place}`} />}
      {place ? nameOf(context.printed, place) : say ? say(context.names, [verb, ...rest]) : move}
      <small>{verb === "travel" ? w.prospect.ifTravel : words.value.table.prospect.ifPlayed}</small>
    </h2>
  );
}

function Brings({ context, forecast }: { context: Context; forecast: Forecast }) {
  const w = merkatorWords.value;
  const found = bringsOf(forecast.events);
  return (
    <ul class="brings">
      {found.cubes > 0 && (
        <li>
          <Icon name="check" /> {w.prospect.cubes(found.cubes)}
        </li>
      )}
      {found.goods.map(([good, count]) => (
        <li key={good}>
          <Good good={good} colour={context.printed.colourOf(good)} size={22} /> {signed(count)}{" "}
          {context.names.good(good)}
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
          <Icon name="plus" /> {w.prospect.more} <Grown context={context} grown={found.grown} />
        </li>
      )}
      {found.rest.map((event, at) => (
        <li key={at}>{w.tell[String(event["event"])]?.(event, context.names)}</li>
      ))}
      {!forecast.isWhole && <li class="hint">{words.value.table.prospect.luck}</li>}
    </ul>
  );
}

/** The places that would get a cube, each by its cube. */
function Grown({ context, grown }: { context: Context; grown: Record<string, number> }) {
  return (
    <>
      {Object.keys(grown).map((place) => (
        <Cube
          key={place}
          colour={context.printed.place.get(place)?.colour ?? "white"}
          letters={lettersOf(context.printed, place)}
          size={22}
          label={nameOf(context.printed, place)}
        />
      ))}
    </>
  );
}

const signed = (n: number) => (n > 0 ? `+${n}` : `−${Math.abs(n)}`);

/** What the thing is: a Building's text, a Contract, or the Contracts that wait at a place. */
function About({ context, move }: { context: Context; move: string }) {
  const [verb, ...spoken] = move.split(" ");
  const building = spoken.map((word) => context.printed.building.get(word)).find(Boolean);
  if (building) return <p>{merkatorWords.value.texts[building.id] ?? building.text}</p>;
  const { contracts } = officeOf(context, nearSeat(context.view));
  const isMeant = (id: string) =>
    verb === "travel" ? context.printed.contract.get(id)?.location === spoken[0] : spoken.includes(id);
  return (
    <>
      {contracts.filter(isMeant).map((id) => (
        <Served key={id} context={context} id={id} />
      ))}
    </>
  );
}

function Served({ context, id }: { context: Context; id: string }) {
  const w = merkatorWords.value;
  const contract = context.printed.contract.get(id)!;
  const office = officeOf(context, nearSeat(context.view));
  const needs = needsOf(contract, office);
  const missing = missingOf(needs);
  const gives = missing.length > 0 ? spare(contract, office, RATIO)[0] : undefined;
  return (
    <div class="served">
      <b class="num">{contract.value}</b>
      {needs.map((need) => (
        <span key={need.good} class={need.held < need.count ? "need miss" : "need"}>
          <Good
            good={need.good}
            colour={context.printed.colourOf(need.good)}
            size={28}
            label={context.names.good(need.good)}
          />
          <Icon name={need.held < need.count ? "no" : "check"} />
        </span>
      ))}
      {gives && <p class="hint">{w.helps(`4 ${context.names.good(gives)}`, context.names.good(missing[0]!.good))}</p>}
    </div>
  );
}
