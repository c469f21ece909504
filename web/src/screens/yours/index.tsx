// Your page: the games that you have played, what came of them, and what they come to.

import { useState } from "preact/hooks";
import { Badge } from "../../pieces/badge";
import { house } from "../../play/house";
import { Link } from "../../route";
import type { PersonNow, TitleNow, YourGames } from "../../wire";
import { words } from "../../words";
import { together } from "../companion/score";
import { sendWaiting, waitingSheets } from "../companion/sheets";
import { useFetched } from "../fetched";
import { Frame } from "../frame";
import { TableList } from "../tables";
import { AloneRecords } from "./alone";
import { Filters } from "./filters";
import { Games } from "./games";
import { ALL, type Filter, isMeant, type Played, playedAtTable, playedOf } from "./played";
import { OwnRatings } from "./ratings";
import { opponents } from "./said";
import { accuracyThenAndNow, winsOf } from "./statistics";
import { TitleFigures } from "./title_figures";
import { WinsByLevel, WinsByMode } from "./wins";
import { useYoursWords, yoursWords } from "./words";
import "./yours.css";
import "./figures.css";

export function YourPage() {
  const me = useFetched(() => sendWaiting().then(house.me), "me");
  useYoursWords();
  const isNobody = me.found?.name === "";
  return (
    <Frame {...(isNobody && { heading: words.value.nav.you })}>
      {me.found && (isNobody ? <First /> : <Known me={me.found} />)}
      {me.problem}
    </Frame>
  );
}

/** For whom the house knows, if only as a guest. */
function Known({ me }: { me: PersonNow }) {
  const yours = useFetched(house.games, "games");
  const shelf = useFetched(house.shelf, "shelf");
  if (!yours.found || !shelf.found) return <p>{yours.problem || words.value.loading}</p>;
  return <Found me={me} yours={yours.found} shelf={shelf.found} />;
}

function First() {
  const w = yoursWords.value;
  return (
    <section class="sheet yours-first">
      <p class="prose">{w.none}</p>
      <Link to="/" class="main">
        {w.playOne}
      </Link>
      <Link to="/account" class="plain">
        {w.account}
      </Link>
    </section>
  );
}

interface Props {
  me: PersonNow;
  yours: YourGames;
  shelf: TitleNow[];
}

function Found({ me, yours, shelf }: Props) {
  const [filter, setFilter] = useState<Filter>(ALL);
  const [withSheets, countSheets] = useState(false);
  const named = (title: string) => shelf.find((one) => one.title === title)?.name ?? title;
  const sheets = together(yours.sheets, waitingSheets.value);
  const real = sheets.map((one) => playedAtTable(one, named(one.title), withSheets));
  const games = [...yours.games.map(playedOf), ...real].sort((a, b) => b.game.ended - a.game.ended);
  const shown = games.filter((one) => isMeant(one, filter, readable(one), Date.now()));
  const change = (next: Partial<Filter>) => setFilter({ ...filter, ...next });
  return (
    <div class="yours">
      <Who me={me} games={games} since={yours.since} title={filter.title || games[0]?.game.title || shelf[0]!.title} />
      <UnderWay />
      {games.length === 0 ? (
        <First />
      ) : (
        <>
          <Filters games={games} filter={filter} change={change} />
          <div class="yours-columns">
            <Games
              games={shown}
              all={games.length}
              leftOut={yours.left_out}
              marks={yours.marks}
              showAll={() => setFilter(ALL)}
            >
              {real.length > 0 && (
                <label class="check">
                  <input
                    type="checkbox"
                    checked={withSheets}
                    onChange={(event) => countSheets(event.currentTarget.checked)}
                  />{" "}
                  {yoursWords.value.countSheets}
                </label>
              )}
            </Games>
            <div class="yours-figures">
              <TitleFigures games={shown} />
              <WinsByLevel games={shown} />
              <div class="yours-pair">
                <AloneRecords games={shown} marks={yours.marks} />
                <OwnRatings ratings={yours.ratings} />
                <WinsByMode games={shown} ways={(one) => wayOf(one, shelf)} />
              </div>
            </div>
          </div>
        </>
      )}
    </div>
  );
}

/** Tables that are not over, those that wait for you first. */
function UnderWay() {
  const mine = useFetched(house.mine, "mine", 30);
  const open = (mine.found ?? []).filter(({ status }) => status === "waiting" || status === "playing");
  if (open.length === 0) return null;
  return (
    <section class="sheet">
      <h2 class="head">{yoursWords.value.underWay}</h2>
      <TableList rows={open} none="" mine />
    </section>
  );
}

/** All that a search looks at. */
function readable(one: Played): string {
  return `${one.game.name} ${opponents(one)} ${yoursWords.value.day(one.game.ended, Date.now())}`;
}

/** The title, and what of its options was chosen otherwise than usual, in the words of the set-up. */
function wayOf({ game }: Played, shelf: TitleNow[]): string {
  const title = shelf.find((one) => one.title === game.title);
  const said = words.value.titles[game.title]?.options ?? {};
  const chosen = (title?.options ?? []).flatMap((option) => {
    const value = game.options[option.name] ?? option.default;
    const text = said[option.name]?.values[value] ?? option.values[value] ?? value;
    return value === option.default ? [] : [text.split(/[:,;]/)[0]!];
  });
  return [game.name, ...chosen].join(", ");
}

interface WhoProps {
  me: PersonNow;
  games: Played[];
  since: number;
  /** Whose games one looks at. */
  title: string;
}

function Who({ me, games, since, title }: WhoProps) {
  const w = yoursWords.value;
  const counted = games.filter(({ against, counts }) => against !== "table" || counts).length;
  const wins = winsOf(games);
  const rose = accuracyThenAndNow(games);
  return (
    <header class="yours-who">
      <Badge seat={0} size={52} />
      <h1>{me.name}</h1>
      <p class="serif">
        {w.since(since)} {counted > 0 && w.summary(counted, wins.won)} {rose && w.accuracyRose(...rose)}
        {me.guest && games.length > 0 && (
          <>
            {" "}
            {w.guest} <Link to="/account">{w.signUp}</Link>
          </>
        )}
      </p>
      <div class="yours-ways">
        <Link to="/account" class="plain">
          {w.account}
        </Link>
        <Link to={`/score/${title}`} class="plain">
          {w.scoreSheet}
        </Link>
        {games.some(({ against }) => against !== "table") && (
          <a class="plain" href="/api/games/logs" download>
            {w.exportLogs}
          </a>
        )}
      </div>
    </header>
  );
}
