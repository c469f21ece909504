// The map at this moment: which places can be reached, what a journey would bring, where not.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { PHONE, useMedia } from "../../look/screen";
import { TOKEN_TRAVELS } from "../../look/times";
import { duration } from "../../settings";
import { PanZoom } from "../pan_zoom";
import { click, stateOf } from "../parts/picking";
import { grown } from "./brings";
import type { Context } from "./context";
import { type Framing, MerkatorMap, type Place, type PlaceState } from "./map";
import { merkatorWords, nameOf } from "./names";
import { lettersOf } from "./needs";
import { added, traveling } from "./stamps";

const UPRIGHT_RATIO = 390 / 374; // of the sheet on a phone

export function CurrentMap({ context }: { context: Context }) {
  const { table, printed, view } = context;
  const framing: Framing = useMedia(PHONE) ? "upright" : "wide";
  const isFine = framing === "wide"; // a finger points at nothing, and what it would show moves the map
  const move = table.pointed.value ?? table.chosen.value?.move ?? "";
  const ghosts = useGhosts(context, move);
  const chosen = move.startsWith("travel ") ? move.slice("travel ".length) : null;
  const lit = printed.lines.filter((line) => chosen !== null && line.includes(chosen) && chosen in view.cubes);
  const map = (
    <MerkatorMap
      label={merkatorWords.value.map}
      framing={framing}
      places={places(context)}
      lines={printed.lines}
      cubes={view.cubes}
      token={traveling.value ?? view.merkator}
      added={added.value}
      travels={duration(TOKEN_TRAVELS)}
      states={states(context)}
      ghosts={ghosts}
      lit={lit}
      pointed={chosen}
      says={(place) => says(context, place)}
      onPick={(place) => pick(context, place)}
      onPoint={(place) => isFine && void (table.pointed.value = place === null ? null : `travel ${place}`)}
    />
  );
  return <section class="m-map sheet">{framing === "upright" ? <Movable>{map}</Movable> : map}</section>;
}

function Movable({ children }: { children: ComponentChildren }) {
  const w = merkatorWords.value.mapTools;
  return (
    <PanZoom ratio={UPRIGHT_RATIO} nearer={w.nearer} farther={w.farther} whole={w.whole}>
      {children}
    </PanZoom>
  );
}

function places({ printed }: Context): Place[] {
  return printed.places.map((place) => ({
    ...place,
    name: nameOf(printed, place.id),
    short: merkatorWords.value.shortNames[place.id],
    letters: lettersOf(printed, place.id),
  }));
}

/** A place that could be travelled to at this step but may not be is shown as barred. */
function states({ table, printed }: Context): Record<string, PlaceState> {
  const things = table.allThings.value;
  const travels = table.legal.value.some((one) => one.move.startsWith("travel "));
  const found: Record<string, PlaceState> = {};
  for (const { id } of printed.places) {
    if (table.picked.value.includes(id)) found[id] = "chosen";
    else if (things.has(id)) found[id] = stateOf(table, id) as PlaceState;
    else if (travels) found[id] = "barred";
  }
  return found;
}

/** The cubes that the move shown would add, as the server foretells it. */
function useGhosts(context: Context, move: string): Record<string, number> {
  const { table } = context;
  const [ghosts, setGhosts] = useState<Record<string, number>>({});
  const at = table.now.value?.at;
  useEffect(() => {
    setGhosts({});
    if (!table.legal.value.some((one) => one.move === move)) return;
    let wanted = true;
    void table.preview(move).then((forecast) => {
      if (wanted && forecast) setGhosts(grown(forecast.events));
    });
    return () => void (wanted = false);
  }, [move, at]);
  return ghosts;
}

function says({ printed, view, table }: Context, id: string): string {
  const w = merkatorWords.value;
  const place = printed.place.get(id)!;
  const name = nameOf(printed, id);
  const time = place.time > 0 ? `+${place.time}` : String(place.time);
  const what =
    place.kind === "minor"
      ? w.minorLabel(name, place.threshold ?? 0, time)
      : w.placeLabel(name, view.cubes[id] ?? 0, time);
  const possible = table.legal.value.some((one) => one.move === `travel ${id}`);
  return possible ? `${w.say["travel"]!({ place: () => name } as never, ["travel", id])}. ${what}` : what;
}

/** A place that is barred says why. */
function pick(context: Context, place: string): void {
  const { table } = context;
  if (table.allThings.value.has(place)) return click(context.table, place);
  if (table.legal.value.length === 0) return;
  void table.why(`travel ${place}`).then((refusal) => void (table.refusal.value = refusal));
}
