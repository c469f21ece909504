// Setting up a table: each seat, each option with its sentence, a clock, and who may know of it.

import { useState } from "preact/hooks";
import { Badge, type Title } from "../pieces/badge";
import { house } from "../play/house";
import type { Params } from "../route";
import { go } from "../route";
import type { ClockRule, NewTable, OptionNow, SeatWish, TitleNow } from "../wire";
import { words } from "../words";
import { useFetched } from "./fetched";
import { Frame } from "./frame";

export function SetUp({ params }: { params: Params }) {
  const shelf = useFetched(house.shelf, "shelf");
  const title = shelf.found?.find((one) => one.title === params["title"]);
  if (!title) return <Frame>{shelf.problem || words.value.loading}</Frame>;
  return (
    <Frame heading={words.value.setUp.heading(title.name)}>
      <Sheet title={title} />
    </Frame>
  );
}

function Sheet({ title }: { title: TitleNow }) {
  const w = words.value.setUp;
  const best = title.levels.at(-1) ?? "random";
  const bot: SeatWish = { kind: "bot", level: best };
  const [seats, setSeats] = useState<SeatWish[]>(() => fitted([{ kind: "me" }], title, bot));
  const [options, setOptions] = useState<Record<string, string>>({});
  const [listed, setListed] = useState(false);
  const [clock, setClock] = useState<ClockRule | null>(null);
  const [problem, setProblem] = useState("");
  const known = title.options.filter((option) => option.seats.includes(seats.length));
  const open = async (event: Event) => {
    event.preventDefault();
    const chosen = Object.fromEntries(known.flatMap(({ name }) => (options[name] ? [[name, options[name]!]] : [])));
    const wanted: NewTable = { title: title.title, seats, options: chosen, listed, clock };
    await house.open(wanted).then(
      (table) => go(`/tables/${table.id}`),
      (trouble: Error) => setProblem(trouble.message),
    );
  };
  const isFull = seats.every((seat) => seat.kind === "me" || seat.kind === "bot");
  return (
    <form class="set-up" onSubmit={open}>
      <div class="set-up-who">
        <Seats title={title} seats={seats} change={setSeats} bot={bot} />
        <section class="sheet">
          <label class="check">
            <input type="checkbox" checked={listed} onChange={(event) => setListed(event.currentTarget.checked)} />{" "}
            {w.listed}
          </label>
          <p class="problem" role="alert">
            {problem}
          </p>
          <button class="main">{isFull ? w.begin : w.open}</button>
        </section>
      </div>
      <section class="sheet">
        <h2 class="head">{w.options}</h2>
        {known.map((option) => (
          <Option
            key={option.name}
            title={title.title}
            option={option}
            value={options[option.name]}
            choose={(value) => setOptions({ ...options, [option.name]: value })}
          />
        ))}
        <Clocks clock={clock} change={setClock} />
      </section>
    </form>
  );
}

/** Seats of a number that the game allows, the new ones for bots. */
function fitted(
  seats: SeatWish[],
  title: TitleNow,
  bot: SeatWish,
  wanted = Math.max(2, Math.min(...title.seats)),
): SeatWish[] {
  const count = title.seats.includes(wanted) ? wanted : Math.max(...title.seats);
  return Array.from({ length: count }, (_, at) => seats[at] ?? bot);
}

interface SeatsProps {
  title: TitleNow;
  seats: SeatWish[];
  change(seats: SeatWish[]): void;
  bot: SeatWish;
}

function Seats({ title, seats, change, bot }: SeatsProps) {
  const w = words.value.setUp;
  const put = (at: number, seat: SeatWish) => change(seats.map((old, n) => (n === at ? seat : old)));
  const resize = (by: number) => change(fitted(seats, title, bot, seats.length + by));
  return (
    <section class="sheet">
      <h2 class="head">{w.seats}</h2>
      <ol class="set-up-seats">
        {seats.map((seat, at) => (
          <li key={at}>
            <Badge seat={at} title={title.title as Title} size={34} />
            <SeatChoice
              title={title}
              seat={seat}
              at={at}
              put={(wish) => put(at, wish)}
              isMine={seats.findIndex((one) => one.kind === "me") === at}
            />
          </li>
        ))}
      </ol>
      <div class="row">
        <button
          type="button"
          class="plain"
          disabled={!title.seats.includes(seats.length - 1)}
          onClick={() => resize(-1)}
        >
          {w.dropSeat}
        </button>
        <button
          type="button"
          class="plain"
          disabled={!title.seats.includes(seats.length + 1)}
          onClick={() => resize(1)}
        >
          {w.addSeat}
        </button>
      </div>
    </section>
  );
}

interface ChoiceProps {
  title: TitleNow;
  seat: SeatWish;
  at: number;
  isMine: boolean;
  put(seat: SeatWish): void;
}

function SeatChoice({ title, seat, at, isMine, put }: ChoiceProps) {
  const w = words.value.setUp;
  const value = seat.kind === "bot" ? `bot ${seat.level}` : seat.kind;
  const choose = (text: string) => {
    const [kind, level = ""] = text.split(" ");
    put({ kind: kind as SeatWish["kind"], level });
  };
  return (
    <>
      <select aria-label={w.seat(at + 1)} value={value} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="me">{isMine ? w.kinds.me : w.kinds.here}</option>
        <option value="open">{w.kinds.open}</option>
        <option value="link">{w.kinds.link}</option>
        {title.levels.map((level) => (
          <option key={level} value={`bot ${level}`}>
            {w.kinds.bot(level)}
          </option>
        ))}
      </select>
      {seat.kind === "me" && (
        <input
          aria-label={w.nameHere}
          placeholder={w.nameHere}
          maxLength={24}
          value={seat.name ?? ""}
          onInput={(event) => put({ ...seat, name: event.currentTarget.value })}
        />
      )}
    </>
  );
}

interface OptionProps {
  title: string;
  option: OptionNow;
  value: string | undefined;
  choose(value: string): void;
}

function Option({ title, option, value, choose }: OptionProps) {
  const said = words.value.options[title]?.[option.name];
  const values = Object.entries(option.values);
  return (
    <fieldset class="option">
      <legend>{said?.text ?? option.text}</legend>
      {values.map(([name, text]) => (
        <label key={name} class="check">
          <input
            type="radio"
            name={option.name}
            value={name}
            checked={(value ?? option.default) === name}
            onChange={() => choose(name)}
          />
          <span>{said?.values[name] ?? text}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Clocks({ clock, change }: { clock: ClockRule | null; change(clock: ClockRule | null): void }) {
  const w = words.value.setUp;
  const kind = clock?.type ?? "none";
  const choose = (to: string) => {
    if (to === "bank") change({ type: "bank", seconds: 1800, increment: 30 });
    else change(to === "days" ? { type: "days", days: 3 } : null);
  };
  return (
    <fieldset class="option">
      <legend>{w.clock}</legend>
      {Object.entries(w.clocks).map(([name, text]) => (
        <label key={name} class="check">
          <input type="radio" name="clock" checked={kind === name} onChange={() => choose(name)} />
          <span>{text}</span>
        </label>
      ))}
      {clock?.type === "bank" && (
        <div class="row">
          <Amount
            label={w.minutes}
            value={clock.seconds / 60}
            from={1}
            to={1440}
            put={(n) => change({ ...clock, seconds: n * 60 })}
          />
          <Amount
            label={w.increment}
            value={clock.increment ?? 0}
            from={0}
            to={3600}
            put={(n) => change({ ...clock, increment: n })}
          />
        </div>
      )}
      {clock?.type === "days" && (
        <Amount label={w.days} value={clock.days} from={1} to={30} put={(n) => change({ ...clock, days: n })} />
      )}
    </fieldset>
  );
}

interface AmountProps {
  label: string;
  value: number;
  from: number;
  to: number;
  put(value: number): void;
}

function Amount({ label, value, from, to, put }: AmountProps) {
  return (
    <label>
      {label}{" "}
      <input
        type="number"
        min={from}
        max={to}
        value={value}
        required
        onInput={(event) => put(Math.round(Number(event.currentTarget.value)))}
      />
    </label>
  );
}
