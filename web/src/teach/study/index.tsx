// The analysis board: any moment of a finished game; step, branch, try lines for all seats, ask what bots would play.

import { useEffect, useMemo, useState } from "preact/hooks";
import type { Candidate } from "../../analysis";
import { Badge } from "../../pieces/badge";
import { Icon } from "../../pieces/icon";
import { house } from "../../play/house";
import { seatNames } from "../../play/seats";
import { type Params, place } from "../../route";
import { CopyButton } from "../../screens/copy_button";
import { useFetched } from "../../screens/fetched";
import { DrawnMoves } from "../drawn";
import { Marks } from "../marks";
import { written } from "../numbers";
import { putPanel } from "../panels";
import { Playback } from "../playback";
import { teachWords, useSeated } from "../words";
import { addressOf, positionIn } from "./address";
import { BotsPanel } from "./bots_panel";
import { Lines, useLines } from "./lines";
import { ShownStudy } from "./shown";
import { StudyTable } from "./table";

export function StudyScreen({ params }: { params: Params }) {
  const game = params["table"]!;
  const table = useMemo(() => new StudyTable(game), [game]);
  useEffect(() => () => table.close(), [table]);
  useEffect(() => void table.goTo(positionIn(place.peek().query)), [table]);
  useAddress(table);
  const bots = useBots(table);
  useSeated(seatNames(table));
  const moves = useFetched(async () => (await house.table(game)).moves, game).found ?? 0;
  return (
    <ShownStudy
      table={table}
      heading={teachWords.value.study.heading}
      band={<StudyBand table={table} moves={moves} ask={bots.ask} isAsking={bots.isAsking} />}
    >
      <DrawnMoves moves={(bots.found ?? []).slice(0, 3)} />
    </ShownStudy>
  );
}

/** The address follows what is shown. */
function useAddress(table: StudyTable): void {
  const study = table.line.study.value;
  const isThere = table.now.value !== null;
  useEffect(() => {
    if (isThere) history.replaceState(null, "", addressOf(table.game, study));
  }, [study, isThere]);
}

/** What bots would play here, in the prospect's place, until the position changes. */
function useBots(table: StudyTable) {
  const [found, setFound] = useState<Candidate[] | null>(null);
  const [isAsking, setAsking] = useState(false);
  const at = table.now.value?.at;
  useEffect(() => setFound(null), [at]);
  useEffect(() => {
    putPanel(table, found && (() => <BotsPanel table={table} candidates={found} close={() => setFound(null)} />));
    return () => putPanel(table, null);
  }, [table, found]);
  const ask = async () => {
    setAsking(true);
    const answer = await house.considered(table.game, table.line.study.peek()).catch(() => null);
    setAsking(false);
    if (answer && table.now.value?.at === at) setFound(answer.candidates);
  };
  return { found, isAsking, ask };
}

interface BandProps {
  table: StudyTable;
  moves: number;
  ask(): Promise<void>;
  isAsking: boolean;
}

function StudyBand({ table, moves, ask, isAsking }: BandProps) {
  const w = teachWords.value.study;
  const study = table.line.study.value;
  const lines = useLines(table);
  const branch = study.moves?.length ?? 0;
  return (
    <section class="band study-band" aria-label={w.controls}>
      <b>
        {w.moment(study.at)} {branch > 0 && w.branch(branch)}
      </b>
      {branch > 0 && <small>{w.newLuck}</small>}
      <Playback game={table.game} at={study.at} moves={Math.max(moves, study.at)} look={(at) => table.lookAt(at)} />
      <Outlooks table={table} />
      {branch > 0 && (
        <button class="plain" onClick={() => void table.goTo({ ...study, moves: [] })}>
          {w.leave}
        </button>
      )}
      <Lines table={table} lines={lines} />
      <button class="plain" disabled={isAsking || table.now.value?.to_act === null} onClick={() => void ask()}>
        <Icon name="bot" /> {w.bots}
      </button>
      <CopyButton
        text={() => Promise.resolve(location.origin + addressOf(table.game, study))}
        name={w.share}
        icon="link"
      />
      {table.line.problem.value && <span role="alert">{table.line.problem.value}</span>}
    </section>
  );
}

/** How it stands here: the chance of each seat, or the points to expect. */
function Outlooks({ table }: { table: StudyTable }) {
  const w = teachWords.value.study;
  const outlook = table.line.outlook.value;
  const title = table.now.value?.title ?? "";
  const names = seatNames(table);
  if (!outlook) return null;
  const isChance = outlook.measure === "chance";
  const values = isChance ? outlook.chances : [outlook.points];
  return (
    <>
      <span
        class="outlooks"
        role="group"
        aria-label={isChance ? w.chances : w.points}
        title={isChance ? w.chances : w.points}
      >
        {values.map((value, seat) => (
          <span key={seat}>
            <Badge seat={seat} title={title} size={18} label={names[seat]} />
            <b class="num">{outlook.open ? w.openHere : written(value, outlook.measure)}</b>
          </span>
        ))}
      </span>
      {!outlook.open && <Marks marks={outlook.marks} />}
    </>
  );
}
