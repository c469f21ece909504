// What the prospect says at Merkator's table: what a move would bring, which Contracts it serves, and what is lacking.

import type { ComponentChildren } from "preact";
import { Cube } from "../../pieces/cube";
import { Good } from "../../pieces/good";
import { Icon } from "../../pieces/icon";
import type { Forecast } from "../../play/inquiries";
import { words } from "../../words";
import type { Explain } from "../parts/explained";
import { Prospect as Told } from "../parts/prospect";
import { bringsOf } from "./brings";
import { type Context, officeOf } from "./context";
import { glossOf } from "./gloss";
import { cardName, lackingAt, merkatorWords, nameOf } from "./names";
import { lettersOf, missingOf, needsOf } from "./needs";
import { Served } from "./served";
import { spokenAt } from "./spoken";
import { nearSeat } from "./view";

interface Props {
  context: Context;
  explain: Explain<Context>;
  instead: ComponentChildren;
}

export function Prospect({ context, explain, instead }: Props) {
  return (
    <Told
      table={context.table}
      say={(move) => <Heading context={context} move={move} />}
      brings={(_, forecast) => <Brings context={context} forecast={forecast} />}
      about={(move) => <About context={context} move={move} />}
      explain={(thing) => explain(context, thing)}
      lacks={(missing) => lackingAt(context.printed, missing)}
      none={<AtRest context={context} />}
      instead={instead}
    />
  );
}

/** What one's Contracts still lack, the nearest to being done first. */
function AtRest({ context }: { context: Context }) {
  const { printed, view } = context;
  const office = officeOf(context, nearSeat(view));
  const lack = (id: string) =>
    missingOf(needsOf(printed.contract.get(id)!, office)).reduce((sum, need) => sum + need.count - need.held, 0);
  const near = office.contracts.filter((id) => printed.contract.get(id)?.goods).sort((a, b) => lack(a) - lack(b));
  return (
    <>
      {near.length > 0 && <h2 class="head">{merkatorWords.value.nearest}</h2>}
      {near.slice(0, MOST_AT_REST).map((id) => (
        <div key={id} class="at-rest">
          <b>{cardName(printed, id)}</b>
          <Served context={context} id={id} />
        </div>
      ))}
    </>
  );
}

const MOST_AT_REST = 3;

function Heading({ context, move }: { context: Context; move: string }) {
  const [verb = "", ...rest] = spokenAt(context.printed, move, context.view);
  const place = rest.find((word) => context.printed.place.has(word));
  const say = merkatorWords.value.say[verb];
  return (
    <>
      {place && <Icon name={`place-${place}`} />}
      {say ? say(context.names, [verb, ...rest]) : move}
    </>
  );
}

function Brings({ context, forecast }: { context: Context; forecast: Forecast }) {
  const w = merkatorWords.value;
  const found = bringsOf(forecast.events, nearSeat(context.view));
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
      {forecast.serves.length > 0 && (
        <li class="serves">
          <Icon name="contract" /> {w.prospect.serves(forecast.serves.map(context.names.card).join(", "))}
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

/** A Building's text, the Contracts that the move is about, or what a way out means. */
function About({ context, move }: { context: Context; move: string }) {
  const [verb, ...spoken] = move.split(" ");
  const building = spoken.map((word) => context.printed.building.get(word)).find(Boolean);
  if (building) return <p>{merkatorWords.value.texts[building.id] ?? building.text}</p>;
  const { contracts } = officeOf(context, nearSeat(context.view));
  const place = verb === "travel" ? spoken[0] : verb === "join" ? context.view.merkator : undefined;
  const isMeant = (id: string) =>
    place ? context.printed.contract.get(id)?.location === place : spoken.includes(id) && verb !== "sell";
  if (spoken.length === 0 && !place) return <p>{glossOf(context.printed, move)}</p>;
  return (
    <>
      {contracts.filter(isMeant).map((id) => (
        <Served key={id} context={context} id={id} />
      ))}
    </>
  );
}
