// The start page, what a visitor wants first: play now, play alone, learn, solve, sail; then tables and friends.

import { useState } from "preact/hooks";
import { isDrawn } from "../boards/shelf";
import { titles } from "../boards/titles";
import { Icon } from "../pieces/icon";
import { house } from "../play/house";
import { go, Link } from "../route";
import type { TitleNow } from "../wire";
import { words } from "../words";
import { chosenLevel, HowItPlays, LevelSelect } from "./bots";
import { useFetched } from "./fetched";
import { Navigation } from "./frame";
import { later } from "./later";
import { Facade, Vignette } from "./start_art";
import { TableList } from "./tables";
import "./styles/start.css";

const BOTS = 2;
const MOST = 4; // tables of a list

const SoloCard = later(async () => (await import("./alone/solo_card")).SoloCard);
const PuzzleCard = later(async () => (await import("../teach/puzzle/card")).PuzzleCard);
const WatchCard = later(async () => (await import("../own/watch_card")).WatchCard);
const LearnCard = later(async () => (await import("../teach/lessons/learn_card")).LearnCard);
const VoyageCard = later(async () => (await import("./alone/voyage_card")).VoyageCard);

export function Start() {
  const shelf = useFetched(house.shelf, "shelf");
  const w = words.value;
  return (
    <div class="start">
      <header class="start-head">
        <Navigation />
        <h1>{w.name}</h1>
        <p class="motto">{w.start.motto}</p>
        <Facade />
      </header>
      <main id="content">
        <Opponents shelf={shelf.found ?? []} />
        <div class="titles">
          {shelf.found?.map((title, at) => (
            <Title key={title.title} title={title} isFirst={at === 0} />
          ))}
          {shelf.found && (
            <section class="sheet solo-card">
              <SoloCard />
            </section>
          )}
        </div>
        <p class="problem" role="alert">
          {shelf.problem}
        </p>
        <div class="start-rest">
          <section class="sheet tables-card">
            <YourGames />
            <OpenTables />
          </section>
          <Learn shelf={shelf.found ?? []} />
          <section class="sheet puzzle-card">
            <PuzzleCard />
          </section>
          <section class="sheet">
            <VoyageCard />
          </section>
        </div>
        <div class="start-rest">
          <section class="sheet">
            <Invited />
          </section>
          <section class="sheet">
            <WatchCard />
          </section>
        </div>
      </main>
    </div>
  );
}

/** How strong the bots are with whom one plays at once. */
function Opponents({ shelf }: { shelf: TitleNow[] }) {
  const title = shelf.find(({ levels }) => levels.length > 1);
  if (!title) return null;
  return (
    <p class="opponents">
      <b>{words.value.bots.against}</b> <LevelSelect title={title} label={words.value.bots.level} />{" "}
      <HowItPlays title={title} />
    </p>
  );
}

function Title({ title, isFirst }: { title: TitleNow; isFirst: boolean }) {
  const w = words.value.start;
  const about = words.value.titles[title.title];
  const [problem, setProblem] = useState("");
  const bots = Math.min(BOTS, Math.max(...title.seats) - 1);
  const play = () => playNow(title, bots).catch((trouble: Error) => setProblem(trouble.message));
  return (
    <article class={isFirst ? "title sheet first" : "title sheet"}>
      <Vignette title={title.title} />
      <div class="title-text">
        <h2>{title.name}</h2>
        <p class="by">{about?.by}</p>
        <p class="about">{about?.about}</p>
        <ul class="facts">
          <li>
            <Icon name="people" /> {w.seats(Math.min(...title.seats), Math.max(...title.seats))}
          </li>
          {about && (
            <li>
              <Icon name="hourglass" /> {about.minutes}
            </li>
          )}
          {!isDrawn(title.title) && <li>{w.textBoard}</li>}
        </ul>
        <div class="row">
          <button class={isFirst ? "main" : "plain"} onClick={play}>
            <Icon name="play" /> {isFirst ? w.playNow(bots) : w.playShort}
          </button>
          <Link to={`/new/${title.title}`} class="button">
            {w.setUp}
          </Link>
        </div>
        <p class="problem" role="alert">
          {problem}
        </p>
      </div>
    </article>
  );
}

/** A table for me and some bots of the level that was chosen last, which begins at once. */
export async function playNow(title: TitleNow, bots: number): Promise<void> {
  const level = chosenLevel(title);
  const others = Array.from({ length: bots }, () => ({ kind: "bot" as const, level }));
  const table = await house.open({ title: title.title, seats: [{ kind: "me" }, ...others] });
  go(`/tables/${table.id}`);
}

/** Where each game is learned. */
function Learn({ shelf }: { shelf: TitleNow[] }) {
  const w = words.value.start;
  const taught = shelf.filter(({ title }) => titles[title]?.hasLesson);
  return (
    <section class="sheet learn-card">
      <h2 class="head">{w.learn}</h2>
      {taught.length > 0 && <LearnCard shelf={taught} />}
      {shelf
        .filter((one) => !taught.includes(one))
        .map(({ title, name }) => (
          <Link key={title} to={`/rules/${title}`}>
            {name}
          </Link>
        ))}
    </section>
  );
}

function YourGames() {
  const mine = useFetched(house.mine, "mine", 15);
  const w = words.value.start;
  return (
    <>
      <h2 class="head">{w.yourGames}</h2>
      <TableList rows={mine.found?.slice(0, MOST) ?? []} none={w.noGames} mine />
    </>
  );
}

function OpenTables() {
  const open = useFetched(house.tables, "tables", 15);
  const w = words.value.start;
  return (
    <>
      <h2 class="head">
        {w.openTables}{" "}
        <Link to="/lobby" class="aside">
          {w.friends}
        </Link>
      </h2>
      <TableList rows={open.found?.slice(0, MOST) ?? []} none={w.noTables} />
    </>
  );
}

function Invited() {
  const w = words.value.start;
  const [text, setText] = useState("");
  const enter = (event: Event) => {
    event.preventDefault();
    const path = /(\/(?:tables|sit)\/[^\s?#]+)/.exec(text)?.[1];
    go(path ?? `/tables/${text.trim()}`);
  };
  return (
    <>
      <h2 class="head">{w.invited}</h2>
      <form class="row" onSubmit={enter}>
        <input
          aria-label={w.code}
          placeholder={w.code}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
          required
        />
        <button class="plain">{w.enter}</button>
      </form>
      <p class="hint">{w.codeHint}</p>
    </>
  );
}
