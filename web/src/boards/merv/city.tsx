// The city of Merv in the desert: its sites and walls, the slots around it, who waits where.

import { PHONE, useMedia } from "../../look/screen";
import { lookedAt, useAnswer } from "../parts/answer";
import { CamelMarket } from "./camel_market";
import { mervWords } from "./called";
import { Desert } from "./desert";
import { doingOf } from "./doing";
import { lineOf } from "./naming";
import { bandOf, closeView, SHEET } from "./plan";
import { caption, stamped } from "./show";
import type { Sight } from "./sight";
import { SiteTile, siteName } from "./site";
import { Queues, QuietSlots, Slots } from "./slots";
import { isBetweenTurns, type MervView, type Site } from "./view";
import { WallStock } from "./wall_stock";
import { Walls } from "./walls";
import "./city.css";

const CHOOSING = ["site", "courtier_site"];

export function City({ sight }: { sight: Sight }) {
  const isClose = useMedia(PHONE);
  const { view } = sight;
  const { x, y, width, height } = isClose ? closeView(view.side) : SHEET;
  return (
    <section class="city sheet">
      <svg class="city-plan" viewBox={`${x} ${y} ${width} ${height}`} preserveAspectRatio={isClose ? "xMidYMin" : undefined} role="group" aria-label={mervWords.value.plan.city}>
        <Desert />
        <Band sight={sight} />
        {!isClose && <QuietSlots side={view.side} />}
        <Pieces sight={sight} isClose={isClose} />
      </svg>
      <WallStock sight={sight} />
      {caption.value && <p class={`caption at-${view.side}`} aria-live="polite">{caption.value}</p>}
    </section>
  );
}

function Pieces({ sight, isClose }: { sight: Sight; isClose: boolean }) {
  const answer = useAnswer(sight.table, lookedAt(sight.table));
  const then = (answer?.foretold?.view ?? null) as unknown as MervView | null;
  return (
    <>
      <Walls sight={sight} then={then} />
      {sight.view.city.map((site, n) => (site ? <SiteOf key={site.site} sight={sight} site={site} then={then?.city[n] ?? undefined} /> : <CamelMarket key="market" sight={sight} />))}
      <Slots sight={sight} isClose={isClose} />
      <Queues sight={sight} isClose={isClose} />
    </>
  );
}

function SiteOf({ sight, site, then }: { sight: Sight; site: Site; then: Site | undefined }) {
  const { view } = sight;
  const thing = { kind: "site", id: site.site } as const;
  const { state, props } = doingOf(sight, thing, siteName(sight, site));
  const isHere = view.site === site.site;
  return (
    <SiteTile
      site={site}
      then={then}
      state={state}
      props={props}
      isNear={CHOOSING.includes(view.step) && [`row ${site.row}`, `column ${site.column}`].includes(view.line ?? "")}
      isAtHand={isHere && !isBetweenTurns(view)}
      isAttacked={isHere && view.step === "ransom"}
      isStamped={stamped.value.includes(site.site)}
    />
  );
}

/** The row or column of this turn; or the one that is looked at. */
function Band({ sight: { table, view } }: { sight: Sight }) {
  const looked = lineOf(lookedAt(table) ?? "");
  const line = looked ?? (isBetweenTurns(view) ? null : view.line);
  return line ? <rect class={looked ? "line-band looked" : "line-band"} {...bandOf(line, view.side)} rx="4" /> : null;
}
