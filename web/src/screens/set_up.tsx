// Setting up a table: each seat, each option with its sentence, a clock, and who may know of it.

import { useState } from "preact/hooks";
import { house } from "../play/house";
import type { Params } from "../route";
import { go } from "../route";
import type { ClockRule, NewTable, SeatWish, TitleNow } from "../wire";
import { words } from "../words";
import { chosenLevel } from "./bots";
import { useFetched } from "./fetched";
import { Frame } from "./frame";
import { Clocks, DAYS, Option } from "./set_up_options";
import { fitted, Seats } from "./set_up_seats";
import "./styles/rooms.css";

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

/** With people who are somewhere else, a clock; alone, or at one screen, none. */
function usualClock(seats: readonly SeatWish[]): ClockRule | null {
  return seats.some(({ kind }) => kind === "open" || kind === "link") ? DAYS : null;
}

/** Whether several people will play: who plays alone, or against bots, has hints anyway. */
const isShared = (seats: readonly SeatWish[]): boolean => seats.filter(({ kind }) => kind !== "bot").length > 1;

/** Games among people, and of one person against bots, are rated. */
function canBeRated(seats: readonly SeatWish[]): boolean {
  const [mine, bots] = ["me", "bot"].map((kind) => seats.filter((seat) => seat.kind === kind).length);
  return seats.length > 1 && mine === 1 && (bots === 0 || bots === seats.length - 1);
}

function Sheet({ title }: { title: TitleNow }) {
  const w = words.value.setUp;
  const bot: SeatWish = { kind: "bot", level: chosenLevel(title) };
  const [seats, setSeats] = useState<SeatWish[]>(() => fitted([{ kind: "me" }], title, bot));
  const [options, setOptions] = useState<Record<string, string>>({});
  const [listed, setListed] = useState(false);
  const [hints, setHints] = useState(false);
  const [rated, setRated] = useState(false);
  const me = useFetched(house.me, "me");
  const mayRate = me.found?.guest === false && canBeRated(seats);
  const [chosen, setClock] = useState<ClockRule | null | undefined>(undefined);
  const clock = chosen === undefined ? usualClock(seats) : chosen;
  const [problem, setProblem] = useState("");
  const known = title.options.filter((option) => option.seats.includes(seats.length));
  const open = async (event: Event) => {
    event.preventDefault();
    const settled = Object.fromEntries(known.flatMap(({ name }) => (options[name] ? [[name, options[name]!]] : [])));
    const wanted: NewTable = {
      title: title.title,
      seats,
      options: settled,
      listed,
      clock,
      hints: hints && isShared(seats) && !(rated && mayRate),
      rated: rated && mayRate,
    };
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
          {mayRate && (
            <label class="check">
              <input type="checkbox" checked={rated} onChange={(event) => setRated(event.currentTarget.checked)} />{" "}
              {w.rated}
            </label>
          )}
          {isShared(seats) && !(rated && mayRate) && (
            <label class="check">
              <input type="checkbox" checked={hints} onChange={(event) => setHints(event.currentTarget.checked)} />{" "}
              {w.hints}
            </label>
          )}
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
