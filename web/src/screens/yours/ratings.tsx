// Ratings, drawn as intervals: among people, and against the levels of the house.

import { house } from "../../play/house";
import { Link, type Params } from "../../route";
import type { RatingNow } from "../../wire";
import { words } from "../../words";
import { useFetched } from "../fetched";
import { Frame } from "../frame";
import { LevelMark, TitleMark } from "./marks";
import { useYoursWords, yoursWords } from "./words";
import "./yours.css";
import "./figures.css";
import "./ratings.css";

const [LEAST, MOST] = [600, 1800];
const POOLS = ["people", "levels"] as const;

/** Your own ratings. */
export function OwnRatings({ ratings }: { ratings: RatingNow[] }) {
  const w = yoursWords.value.rating;
  if (ratings.length === 0) return null;
  return (
    <section class="sheet yours-box">
      <h2 class="head">
        {w.heading} <span class="aside">{w.holds}</span>
      </h2>
      {POOLS.map((pool) => (
        <Rows key={pool} text={w.pools[pool]} rows={ratings.filter((one) => one.pool === pool)} isOwn />
      ))}
    </section>
  );
}

function Rows({ text, rows, isOwn = false }: { text: string; rows: RatingNow[]; isOwn?: boolean }) {
  if (rows.length === 0) return null;
  return (
    <>
      <h3 class="yours-pool">{text}</h3>
      <ol class="yours-ratings">
        {rows.map((one) => (
          <Row key={`${one.title} ${one.name}`} one={one} isOwn={isOwn} />
        ))}
      </ol>
    </>
  );
}

function Row({ one, isOwn }: { one: RatingNow; isOwn: boolean }) {
  const w = yoursWords.value;
  const name = isOwn ? one.title : words.value.levels[one.level] || one.name;
  return (
    <li class={one.you && !isOwn ? "you" : ""}>
      <span class="name">
        {isOwn ? <TitleMark title={one.title} /> : <LevelMark level={one.level} />}
        <b class="serif">{isOwn ? <Link to={`/ratings/${one.title}`}>{w.titles[name] ?? name}</Link> : name}</b>
        <small>
          {one.bot && !one.level && `${w.rating.bot}, `}
          {w.numberOf(one.games)}
          {one.provisional && `, ${w.rating.provisional}`}
        </small>
      </span>
      <Interval one={one} />
      <b class="num">{one.rating}</b>
      <span class="hint">± {one.spread}</span>
    </li>
  );
}

/** Where the rating lies with 19 of 20 chances; dashed while that is provisional. */
function Interval({ one }: { one: RatingNow }) {
  const part = (n: number) => Math.max(0, Math.min(100, ((n - LEAST) / (MOST - LEAST)) * 100));
  const [left, right] = [part(one.rating - one.spread), part(one.rating + one.spread)];
  return (
    <span class="yours-interval" aria-hidden="true">
      <i class={one.provisional ? "provisional" : ""} style={{ left: `${left}%`, width: `${right - left}%` }} />
      <u style={{ left: `${part(one.rating)}%` }} />
    </span>
  );
}

/** Everybody who has a rating in a title. */
export function RatingsPage({ params }: { params: Params }) {
  const title = params["title"]!;
  const found = useFetched(() => house.ratings(title), title);
  const shelf = useFetched(house.shelf, "shelf");
  useYoursWords();
  const w = yoursWords.value.rating;
  const name = shelf.found?.find((one) => one.title === title)?.name ?? "";
  const of = (pool: string) => found.found?.filter((one) => one.pool === pool) ?? [];
  return (
    <Frame heading={words.value.rating.heading(name)}>
      <section class="sheet yours-list-of">
        <p class="hint">{w.how}</p>
        {found.found?.length === 0 && <p>{w.none}</p>}
        {POOLS.map((pool) => (
          <Rows key={pool} text={w.pools[pool]} rows={of(pool)} />
        ))}
      </section>
      <p class="row">
        {shelf.found?.map((one) => (
          <Link key={one.title} to={`/ratings/${one.title}`} class="plain">
            {one.name}
          </Link>
        ))}
      </p>
    </Frame>
  );
}
