// Merv on the page of its rules: its pieces, and parts of its board at which nobody plays.

import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "../../pieces/icon";
import type { GuideArt } from "../guides";
import { actionIcon, BOONS, HALLS } from "./boons";
import { CamelMarket } from "./camel_market";
import { City } from "./city";
import type { Context } from "./context";
import { CUBES, MervCube } from "./cubes";
import { Desert } from "./desert";
import { type Standing, still } from "./guide_view";
import { guideWords, loadGuideWords } from "./guide_words";
import { Marketplace } from "./marketplace";
import { Mosque } from "./mosque";
import { loadMervWords, mervWords } from "./names";
import { SHEET } from "./plan";
import { editions, type Printed } from "./printed";
import { SiteTile, siteName } from "./site";
import { Tracks } from "./tracks";
import type { Action, Cube, Hall, Site } from "./view";
import { Walls } from "./walls";
import "./guide.css";

const ACTIONS: string[] = ["caravansary", "palace", "library", "marketplace", "mosque", "wall"];
const ICONS: Record<string, IconName> = {
  ...BOONS,
  influence: "influence",
  gain_favour: "favour",
  deploy: "soldier",
  camels: "camel",
  all_camels: "camel",
  scrolls: "scroll",
  scrolls_owned: "scroll",
  common: "jar",
  common_good: "jar",
  goods_common: "jar",
  rare: "gem",
  goods_rare: "gem",
  segment: "wall",
  segments: "wall",
  gate: "gate",
  gates: "gate",
  master: "master",
  building: "dome",
  your_buildings: "dome",
  buildings_left: "dome",
  your_servants: "servant",
  servants_left: "servant",
  your_disks: "disk",
  posts_owned: "disk",
  contract_cards: "contract",
  contracts_fulfilled: "contract",
  all_breakthroughs: "breakthrough",
  breakthroughs_made: "breakthrough",
  white_upgrades: "star",
  bonus_upgrades: "plus",
  scoring_tiles: "tile",
};

function piece(id: string, size: number): ComponentChildren {
  const printed = editions.shown.value;
  if (CUBES.includes(id as Cube)) return <MervCube cube={id as Cube} size={size} />;
  if (id === "white_cube") return <MervCube cube="white" size={size} />;
  const name = iconOf(printed, id);
  return name ? <Icon name={name} size={size} /> : null;
}

function iconOf(printed: Printed | null, id: string): IconName | undefined {
  if (ACTIONS.includes(id)) return actionIcon(id as Action);
  if (printed?.spice.has(id as never)) return id as IconName;
  return printed?.hall.has(id as Hall) ? HALLS[id as Hall] : ICONS[id];
}

/** A part of the board, and what is to be seen there. */
function Shown({ of, children }: { of?: string; children: (printed: Printed) => ComponentChildren }) {
  const printed = editions.shown.value;
  if (!printed) return null;
  return (
    <figure class="merv guide-part">
      {children(printed)}
      {of && <figcaption class="hint">{of}</figcaption>}
    </figure>
  );
}

const CityAtFirst = () => (
  <Shown of={guideWords.value.city}>{(printed) => <City context={still(printed, { queue: [0, 1, 2] })} />}</Shown>
);

const LINE: Standing = {
  "1-2": { owner: 1, upgrade: "white" },
  "2-2": { owner: 0 },
  "4-2": { owner: 1 },
  "4-4": { owner: 0 },
  "2-5": { owner: 2 },
};

const LineOfTurn = () => (
  <Shown of={guideWords.value.line}>
    {(printed) => {
      const context = still(printed, {
        standing: LINE,
        line: "column 2",
        slots: { "column 2": 0 },
        queue: [null, 1, 2],
      });
      const site = context.view.city.find((one) => one?.row === 4 && one.column === 2)?.site ?? null;
      return <City context={{ ...context, view: { ...context.view, site } }} />;
    }}
  </Shown>
);

const ATTACKED: Standing = {
  "1-1": { owner: 0 },
  "1-2": { owner: 1 },
  "2-4": { owner: 0 },
  "3-1": { owner: 1 },
  "3-5": { owner: 2 },
  "4-2": { owner: 2 },
  "5-1": { owner: 1, soldier: 0 },
  "5-3": { owner: 0 },
  "5-5": { owner: 1, upgrade: "white" },
};
const WALLS = ["north_1", "north_2", "west_1", "north_4", "east_2", "west_3", "south_2"];

const Attack = () => (
  <Shown of={guideWords.value.attack}>
    {(printed) => <AttackedCity context={still(printed, { standing: ATTACKED, walls: WALLS })} />}
  </Shown>
);

function AttackedCity({ context }: { context: Context }) {
  const { x, y, width, height } = SHEET;
  return (
    <section class="city sheet">
      <svg
        class="city-plan"
        viewBox={`${x} ${y} ${width} ${height}`}
        role="group"
        aria-label={mervWords.value.plan.city}
      >
        <Desert />
        <Walls context={context} then={null} />
        {context.view.city.map((site) =>
          site ? (
            <SiteUnderAttack key={site.site} context={context} site={site} />
          ) : (
            <CamelMarket context={context} isClose />
          ),
        )}
      </svg>
    </section>
  );
}

function SiteUnderAttack({ context, site }: { context: Context; site: Site }) {
  const w = mervWords.value.plan;
  const isAttacked = site.owner !== null && site.soldier === null && !site.walled;
  const label = [siteName(context, site), ...(isAttacked ? [w.attacked] : [])].join(", ");
  return (
    <SiteTile
      site={site}
      then={undefined}
      state=""
      isNear={false}
      isAtHand={false}
      isAttacked={isAttacked}
      isStamped={false}
      label=""
      props={{ role: "img", "aria-label": label }}
    />
  );
}

const Roads = () => <Shown>{(printed) => <Marketplace context={still(printed)} />}</Shown>;
const MosqueRoad = () => <Shown>{(printed) => <Mosque context={still(printed)} />}</Shown>;
const BothTracks = () => <Shown>{(printed) => <Tracks context={still(printed)} />}</Shown>;

export const guide: GuideArt = {
  ready: () => Promise.all([editions.bring(), loadMervWords(), loadGuideWords()]),
  piece,
  drawings: {
    city: CityAtFirst,
    line: LineOfTurn,
    attack: Attack,
    marketplace: Roads,
    mosque: MosqueRoad,
    tracks: BothTracks,
  },
};
