// A building site: its action, its cube, whose building stands there, what lies in its bonus slot.

import { actionIcon } from "./boons";
import type { Context } from "./context";
import { ChipAt, CubeAt } from "./cube_at";
import type { State } from "./drawn";
import { mervWords } from "./names";
import { ownerClass, Piece } from "./owner";
import { siteAt, TILE } from "./plan";
import type { Action, Cube, Owner, Site } from "./view";

interface SiteProps {
  site: Site;
  /** As the move looked at would leave it. */
  then: Site | undefined;
  state: State;
  /** In the chosen line: here one might have hoped for something. */
  isNear: boolean;
  isAtHand: boolean;
  isAttacked: boolean;
  isStamped: boolean;
  /** Of its action, where there is room for it. */
  label: string;
  props: object;
}

export function SiteTile({ site, then, state, isNear, isAtHand, isAttacked, isStamped, label, props }: SiteProps) {
  const { x, y } = siteAt(site.row, site.column);
  const look = [
    "site",
    state,
    site.owner !== null && "built",
    isNear && "near",
    isAtHand && "at-hand",
    isAttacked && "attacked",
    isStamped && "stamped",
  ];
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class={look.filter(Boolean).join(" ")} data-site={site.site} {...props}>
        <rect class="halo" x="-3.5" y="-3.5" width={TILE + 7} height={TILE + 7} rx="5" />
        <rect class="tile" width={TILE} height={TILE} rx="3" />
        <ActionOf action={site.action} label={label} />
        <CubeAt color={site.resource} x={51} y={51} size={28} />
        {site.walled && <use class="safe" href="#i-wall" x="36" y="64" width="13" height="13" />}
        <Building owner={site.owner} then={then?.owner ?? null} top={label ? 18 : 9} />
        <Bonus site={site} then={then} />
        {state === "chosen" && <Sign d="M-4 0L-1.2 3L4-3.2" />}
        {isAttacked && <Sign d="M0-4.5V1M0 4.2v.1" />}
        {state === "asked" && isNear && <Sign d="M-3.2-3.2L3.2 3.2M3.2-3.2L-3.2 3.2" />}
      </g>
    </g>
  );
}

/** What can be done there; smaller where its name stands above it. */
function ActionOf({ action, label }: { action: Action; label: string }) {
  const href = `#i-${actionIcon(action)}`;
  if (!label) return <use class="act" href={href} x="33" y="11" width="38" height="38" />;
  return (
    <>
      <text class="site-name" x={TILE / 2} y="16" aria-hidden="true">
        {label}
      </text>
      <use class="act" href={href} x="38" y="18" width="32" height="32" />
    </>
  );
}

/** A dome under a bar in its owner's color; a ghost of it where one would be built. */
function Building({ owner, then, top }: { owner: Owner | null; then: Owner | null; top: number }) {
  const shown = owner ?? then;
  if (shown === null) return <rect class="empty" x="8" y={top + 4} width="20" height="22" rx="2" />;
  return (
    <g class={owner === null ? "ghost" : ""}>
      <path class={`foot ${ownerClass(shown)}`} d={`M0 0h${TILE}v5H0Z`} />
      <Piece kind="dome" owner={shown} x={3} y={top} size={30} />
    </g>
  );
}

/** A soldier or an upgrade. */
function Bonus({ site, then }: { site: Site; then: Site | undefined }) {
  const isGhost = site.soldier === null && site.upgrade === null;
  const { soldier, upgrade } = isGhost && then ? then : site;
  if (soldier === null && upgrade === null) return <circle class="empty" cx="17.5" cy="65.5" r="9" />;
  return (
    <g class={isGhost ? "ghost" : ""}>
      {soldier !== null && <Piece kind="soldier" owner={soldier} x={3} y={48} size={30} />}
      {upgrade !== null && <Upgrade color={upgrade} />}
    </g>
  );
}

/** A white upgrade has a star, a bonus upgrade a plus and the letters of its color. */
function Upgrade({ color }: { color: Cube }) {
  if (color !== "white") return <ChipAt color={color} x={4} y={58} width={28} sign />;
  return (
    <g class="upgrade">
      <rect x="7" y="55" width="22" height="22" rx="3" />
      <use href="#i-star" x="11" y="59" width="14" height="14" />
    </g>
  );
}

function Sign({ d }: { d: string }) {
  return (
    <g class="sign" transform={`translate(${TILE - 3} 3)`}>
      <circle r="9" />
      <path d={d} />
    </g>
  );
}

/** A site in words: where it is, what is on it. */
export function siteName({ names, view }: Context, site: Site): string {
  const w = mervWords.value.plan;
  const whose = (owner: Owner | null) => names.owner(owner);
  const upgrade =
    site.upgrade === null ? "" : site.upgrade === "white" ? w.whiteUpgrade : w.upgrade(names.thing(site.upgrade));
  const name = w.site(
    names.site(site.site),
    site.row,
    site.column,
    whose(site.owner),
    whose(site.soldier),
    upgrade,
    site.walled,
  );
  if (view.site !== site.site) return name;
  return `${name}, ${view.step === "ransom" ? w.attacked : w.atHand}`;
}
