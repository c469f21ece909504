// One step of the magistrate or the courtier as a still picture: the city, with only that lit.

import { useLayoutEffect, useRef } from "preact/hooks";
import { SpriteOf } from "../../pieces/sprite";
import { seatNames } from "../../play/seats";
import type { Table } from "../../play/table";
import type { GameEvent } from "../../play/view";
import type { Scene } from "../board";
import { City } from "./city";
import { namesAt } from "./names";
import { printed } from "./say";
import { staged } from "./stage";
import type { MervView } from "./view";
import "./picture.css";

const LIT: Record<string, (event: GameEvent) => string> = {
  entered: (event) => `[data-slot="${String(event["line"])}"]`,
  built: (event) => `[data-site="${String(event["site"])}"]`,
  destroyed: (event) => `[data-site="${String(event["site"])}"]`,
  deployed: (event) => `[data-site="${String(event["site"])}"]`,
  upgraded: (event) => `[data-site="${String(event["site"])}"]`,
  walled: (event) => `[data-wall="${String(event["slot"])}"]`,
  traded: (event) => `[data-stall="${String(event["slot"])}"]`,
  queued: (event) => `[data-next="${String(event["place"])}"]`,
};

export function pictureOf(table: Table<MervView>, { view, before, events }: Scene<MervView>) {
  const [event] = events;
  const lit = LIT[String(event?.["event"])];
  if (!event || !lit || !printed.value) return null;
  return <Lit table={table} view={[...before, event].reduce(staged, view)} mark={lit(event)} />;
}

function Lit({ table, view, mark }: { table: Table<MervView>; view: MervView; mark: string }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const one of frame.current?.querySelectorAll(".lit-now") ?? []) one.classList.remove("lit-now");
    for (const one of frame.current?.querySelectorAll(mark) ?? []) one.classList.add("lit-now");
  });
  const context = { table, view, printed: printed.value!, names: namesAt(printed.value!, seatNames(table)) };
  return (
    <div class="merv told-city" ref={frame}>
      <SpriteOf title="merv" />
      <City context={context} />
    </div>
  );
}
