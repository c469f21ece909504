// The Mongols ride in, gap by gap: what each reaches, and whom they get at.

import { Icon } from "../../../pieces/icon";
import type { GameEvent } from "../../../play/view";
import type { Picture } from "../../parts/scenes/scene";
import type { Side, WallSlot } from "../view";
import { type At, namesOf } from "./at";
import { sceneWords } from "./words";

interface Gap {
  slot: string;
  sites: string[];
}

interface Assault {
  at: At;
  gaps: Gap[];
  attacked: string[];
  defended: string[];
}

const SIDES: Side[] = ["north", "east", "south", "west"];
const [HIT, FREE, SUMMED] = [1300, 350, 2600]; // milliseconds: where they get at somebody, where not, at the end

export const gapsOf = (event: GameEvent): Gap[] => (event["gaps"] as Gap[] | undefined) ?? [];

/** One picture a gap, and one of the whole. */
export function ride(at: At, event: GameEvent): Picture[] {
  const [attacked, defended] = [event["attacked"] as string[], event["defended"] as string[]];
  const assault: Assault = { at, gaps: gapsOf(event), attacked, defended };
  return [...assault.gaps.map((_, n) => gapPicture(assault, n)), wholePicture(assault)];
}

function gapPicture(assault: Assault, n: number): Picture {
  const w = sceneWords.value;
  const { at, gaps, attacked, defended } = assault;
  const { slot, sites } = gaps[n]!;
  const names = namesOf(at);
  const who = (ids: string[]) =>
    sites.filter((site) => ids.includes(site)).map((site) => w.whose(ownerAt(at, site), names.site(site)));
  const isHit = sites.some((site) => attacked.includes(site) || defended.includes(site));
  return {
    heading: w.ride(at.view.year),
    lit: [`[data-wall="${slot}"]`, ...sites.map((site) => `[data-site="${site}"]`)],
    sheet: <Walls assault={assault} until={n} />,
    said: w.gap(names.wallSlot(slot), who(attacked), who(defended)),
    over: ".v-right",
    lasts: isHit ? HIT : FREE,
  };
}

function wholePicture(assault: Assault): Picture {
  const w = sceneWords.value;
  const { at, gaps, attacked, defended } = assault;
  return {
    heading: w.ride(at.view.year),
    lit: attacked.map((site) => `[data-site="${site}"]`),
    sheet: <Walls assault={assault} until={gaps.length} />,
    said: w.rideOver(at.view.walls.length - gaps.length, attacked.length, defended.length),
    over: ".v-right",
    lasts: SUMMED,
  };
}

const ownerAt = (at: At, id: string): string =>
  namesOf(at).owner(at.view.city.find((site) => site?.site === id)?.owner ?? null);

/** The four sides, each from its first place: what stands there, and what lies behind a gap. */
function Walls({ assault, until }: { assault: Assault; until: number }) {
  const { at, gaps } = assault;
  const names = namesOf(at);
  return (
    <table class="count walls-count">
      <tbody>
        {SIDES.map((side) => (
          <tr key={side}>
            <th scope="row">{names.thing(side)}</th>
            {inOrder(at.view.walls.filter(isOn(side))).map((wall) => {
              const n = gaps.findIndex(({ slot }) => slot === wall.slot);
              return <Place key={wall.slot} assault={assault} gap={gaps[n]} isNow={n === until} isPast={n < until} />;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isOn = (side: Side) => (wall: WallSlot) => wall.slot.startsWith(side);

/** As one reads them: from the west, or from the north. */
const inOrder = (walls: WallSlot[]): WallSlot[] => [...walls].sort((a, b) => a.slot.localeCompare(b.slot));

interface PlaceProps {
  assault: Assault;
  gap: Gap | undefined;
  isNow: boolean;
  isPast: boolean;
}

function Place({ assault, gap, isNow, isPast }: PlaceProps) {
  if (!gap)
    return (
      <td class="holds">
        <Icon name="wall" size={28} />
      </td>
    );
  if (!isNow && !isPast) return <td class="coming" />;
  return (
    <td class={isNow ? "now" : "rode"}>
      <svg class="ridden" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M12 3v16M6 13l6 6 6-6" />
      </svg>
      <span class="reached">
        {gap.sites.map((site) => (
          <Reached key={site} assault={assault} site={site} />
        ))}
      </span>
    </td>
  );
}

/** A flame where somebody is attacked, a soldier where one stands, else nothing to be had. */
function Reached({ assault: { attacked, defended }, site }: { assault: Assault; site: string }) {
  if (attacked.includes(site)) return <Flame />;
  return defended.includes(site) ? <Icon name="soldier" size={18} /> : <i class="free" />;
}

const FLAME =
  "M13 1.5c1 4.5 6.5 7 6.5 13.3A7.4 7.4 0 0 1 12 22.5a7.4 7.4 0 0 1-7.5-7.7c0-3.4 2-5.3 3.2-7.6" +
  ".7 1.5 1.2 2.6 2.4 3.5C10 7 10.6 4 13 1.5Z";

export function Flame({ size = 18 }: { size?: number }) {
  return (
    <svg class="flame" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={FLAME} />
    </svg>
  );
}
