// A seat link: who invites, to what, who is there already, and the way to sit down.

import { useEffect, useState } from "preact/hooks";
import { Badge } from "../pieces/badge";
import { house } from "../play/house";
import { seatName } from "../play/levels";
import { sitDown } from "../play/nonces";
import type { Params } from "../route";
import { go } from "../route";
import type { PersonNow, TableNow } from "../wire";
import { words } from "../words";
import { useFetched } from "./fetched";
import { Frame } from "./frame";
import { Terms } from "./terms";
import "./styles/rooms.css";

export function SeatLink({ params }: { params: Params }) {
  const { table = "", key = "" } = params;
  const seat = Number(params["seat"]);
  const found = useFetched(() => house.table(table), table);
  const me = useFetched(house.me, "me");
  const isThere = found.found?.yours.includes(seat) ?? false;
  useEffect(() => void (isThere && go(`/tables/${table}`, true)), [isThere, table]);
  if (!found.found || !me.found || isThere) return <Frame>{found.problem || me.problem || words.value.loading}</Frame>;
  return (
    <Frame heading={invitation(found.found)}>
      <div class="waiting">
        <section class="sheet">
          <Seats now={found.found} seat={seat} />
          <SitDown now={found.found} me={me.found} seat={seat} link={key} />
        </section>
        <section class="sheet">
          <h2 class="head">{words.value.waiting.terms}</h2>
          <Terms now={found.found} />
        </section>
      </div>
    </Frame>
  );
}

function invitation({ host, name }: TableNow): string {
  const w = words.value.waiting;
  return host ? w.invites(host, name) : w.invited(name);
}

function Seats({ now, seat }: { now: TableNow; seat: number }) {
  const w = words.value;
  return (
    <ol class="waiting-seats">
      {now.seats.map((one, at) => (
        <li key={at} aria-current={at === seat ? "true" : undefined}>
          <Badge seat={at} title={now.title} empty={one.kind !== "person" && one.kind !== "bot"} size={34} />
          <span class="waiting-name">{seatName(one, w.levels) || w.waiting.nobody}</span>
          <small>{at === seat ? w.waiting.yours : one.level && w.table.bot}</small>
        </li>
      ))}
    </ol>
  );
}

interface SitProps {
  now: TableNow;
  me: PersonNow;
  seat: number;
  link: string;
}

/** The button, and for a guest the name that he wants to have. */
function SitDown({ now, me, seat, link }: SitProps) {
  const w = words.value.waiting;
  const [name, setName] = useState(me.name);
  const [problem, setProblem] = useState("");
  const sit = async (event: Event) => {
    event.preventDefault();
    try {
      if (name && name !== me.name) await house.rename(name);
      await sitDown(now, seat, link);
      go(`/tables/${now.id}`);
    } catch (trouble) {
      setProblem((trouble as Error).message);
    }
  };
  const holder = now.seats[seat]?.kind === "person" ? now.seats[seat].name : "";
  return (
    <form onSubmit={(event) => void sit(event)}>
      {holder && <p class="hint">{w.takesOver(holder)}</p>}
      {me.guest && (
        <label class="your-name">
          {w.yourName}{" "}
          <input
            value={name}
            maxLength={24}
            autocomplete="nickname"
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
      )}
      <button class="main">{w.sit}</button>
      <p class="problem" role="alert">
        {problem}
      </p>
    </form>
  );
}
