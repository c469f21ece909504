// The city of Merv in the desert: its sites and walls, the slots around it, who waits where.

import { PHONE, useMedia } from "../../look/screen";
import { lookedAt, useAnswer } from "../parts/answer";
import { CamelMarket } from "./camel_market";
import type { Context } from "./context";
import { Desert } from "./desert";
import { drawnProps } from "./drawn";
import { lineOf } from "./drawn_moves";
import { mervWords } from "./names";
import { bandOf, closeView, SHEET } from "./plan";
import { SiteTile, siteName } from "./site";
import { Queues, QuietSlots, Slots } from "./slots";
import { stamped } from "./stamps";
import { isBetweenTurns, type Site } from "./view";
import { Walls } from "./walls";
import "./city.css";

const CHOOSING = ["site", "courtier_site"];

export function City({ context }: { context: Context }) {
  const isClose = useMedia(PHONE);
  const { view } = context;
  const { x, y, width, height } = isClose ? closeView(view.side) : SHEET;
  return (
    <section class="city sheet">
      <svg
        class="city-plan"
        viewBox={`${x} ${y} ${width} ${height}`}
        preserveAspectRatio={isClose ? "xMidYMin" : undefined}
        role="group"
        aria-label={mervWords.value.plan.city}
      >
        <Desert />
        <Band context={context} />
        {!isClose && <QuietSlots side={view.side} />}
        <Pieces context={context} isClose={isClose} />
      </svg>
    </section>
  );
}

function Pieces({ context, isClose }: { context: Context; isClose: boolean }) {
  const answer = useAnswer(context.table, lookedAt(context.table));
  const then = answer?.forecast?.view ?? null;
  return (
    <>
      <Walls context={context} then={then} />
      {context.view.city.map(
        (site, n) =>
          site && (
            <SiteOf key={site.site} context={context} site={site} then={then?.city[n] ?? undefined} isClose={isClose} />
          ),
      )}
      <CamelMarket context={context} isClose={isClose} />
      <Slots context={context} isClose={isClose} />
      <Queues context={context} isClose={isClose} />
    </>
  );
}

interface SiteOfProps {
  context: Context;
  site: Site;
  then: Site | undefined;
  isClose: boolean;
}

function SiteOf({ context, site, then, isClose }: SiteOfProps) {
  const { view } = context;
  const thing = { kind: "site", id: site.site } as const;
  const { state, props } = drawnProps(context, thing, siteName(context, site));
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
      label={isClose ? "" : (mervWords.value.plan.labels[site.action] ?? "")}
    />
  );
}

/** The row or column of this turn; or the one that is looked at. */
function Band({ context: { table, view } }: { context: Context }) {
  const looked = lineOf(lookedAt(table) ?? "");
  const line = looked ?? (isBetweenTurns(view) ? null : view.line);
  return line ? <rect class={looked ? "line-band looked" : "line-band"} {...bandOf(line, view.side)} rx="4" /> : null;
}
