// Around the city: the action slots, those of this round's side with the masters on them, and the
// two queues, of who waits for this side and of who will be first at the next.

import { mervWords } from "./called";
import { doingOf } from "./doing";
import { Piece } from "./owner";
import { queueAt, queueName, slotAt, type Spot } from "./plan";
import type { Sight } from "./sight";
import { type ActionSlot, isBetweenTurns, type MervView, type Owner, type Side } from "./view";

const SIDES: Side[] = ["north", "east", "south", "west"];

export function Slots({ sight, isClose }: { sight: Sight; isClose: boolean }) {
  const { side, slots } = sight.view;
  return (
    <>
      {slots.map((slot) => (
        <Slot key={slot.line} sight={sight} slot={slot} at={slotAt(side, Number(slot.line.split(" ")[1]))} reach={isClose ? 37 : 22} />
      ))}
    </>
  );
}

/** Slots of the other sides, which nobody can use in this round. */
export function QuietSlots({ side }: { side: Side }) {
  const spots = SIDES.filter((other) => other !== side).flatMap((other) => [1, 2, 3, 4, 5].map((number) => slotAt(other, number)));
  return (
    <g class="slot quiet" aria-hidden="true">
      {spots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="11" />
      ))}
    </g>
  );
}

/** `reach` is how far from its middle a finger may be. */
function Slot({ sight, slot, at, reach }: { sight: Sight; slot: ActionSlot; at: Spot; reach: number }) {
  const thing = { kind: "slot", id: slot.line } as const;
  const name = mervWords.value.plan.slot(sight.called.line(slot.line), slot.master === null ? "" : sight.called.owner(slot.master));
  const { state, props } = doingOf(sight, thing, name);
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g class={`slot ${state}`} data-slot={slot.line} {...props}>
        <circle class="ring" r="19" />
        {slot.master !== null ? (
          <Piece kind="master" owner={slot.master} x={-16} y={-17} size={32} />
        ) : (
          <text y="4.5" aria-hidden="true">
            {slot.line.split(" ")[1]}
          </text>
        )}
        {state === "chosen" && (
          <g class="sign" transform="translate(14 -13)">
            <circle r="9" />
            <path d="M-4 0L-1.2 3L4-3.2" />
          </g>
        )}
        {state && <circle class="hit" r={reach} />}
      </g>
    </g>
  );
}

/** Who has not left the queue yet. */
const waits = ({ slots }: MervView, owner: Owner | null): boolean => owner !== null && !slots.some(({ master }) => master === owner);

export function Queues({ sight, isClose }: { sight: Sight; isClose: boolean }) {
  const w = mervWords.value.plan;
  const { view } = sight;
  const isAtNext = isBetweenTurns(view);
  const waiting = view.queue.map((owner) => (!isAtNext && waits(view, owner) ? owner : null));
  const next = view.queue.map((owner) => (isAtNext ? owner : null));
  const camels = view.decision.queue_camels;
  return (
    <>
      <Queue sight={sight} name={w.waiting} masters={waiting} camels={[]} isNext={false} isClose={isClose} />
      <Queue sight={sight} name={w.next} masters={next} camels={camels} isNext={true} isClose={isClose} />
    </>
  );
}

interface QueueProps {
  sight: Sight;
  name: string;
  masters: (Owner | null)[];
  camels: number[];
  isNext: boolean;
  isClose: boolean;
}

function Queue({ sight, name, masters, camels, isNext, isClose }: QueueProps) {
  const { side } = sight.view;
  const { x, y, end } = queueName(side, isNext);
  return (
    <g class="queue">
      {!isClose && (
        <text class={end ? "queue-name end" : "queue-name"} x={x} y={y} aria-hidden="true">
          {name}
        </text>
      )}
      {masters.map((owner, n) => (
        <Place key={n} sight={sight} number={n + 1} owner={owner} camels={camels[n] ?? 0} isNext={isNext} isClose={isClose} at={queueAt(side, n, isNext, isClose)} />
      ))}
    </g>
  );
}

interface PlaceProps {
  sight: Sight;
  number: number;
  owner: Owner | null;
  camels: number;
  isNext: boolean;
  isClose: boolean;
  at: Spot;
}

function Place({ sight, number, owner, camels, isNext, isClose, at }: PlaceProps) {
  const thing = { kind: "place", id: String(number) } as const;
  const name = mervWords.value.plan.place(number, isNext, owner === null ? "" : sight.called.owner(owner), camels);
  const doing = isNext ? doingOf(sight, thing, name) : { state: "", props: { role: "img", "aria-label": name } as object };
  const size = isClose ? 24 : 27;
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g class={`place-in ${doing.state}`} {...(isNext ? { "data-next": number } : { "data-waits": number })} {...doing.props}>
        <circle class="ring" r={isClose ? 11 : 14} />
        {owner === null ? (
          <text y="4.5" aria-hidden="true">
            {number}
          </text>
        ) : (
          <Piece kind="master" owner={owner} x={-size / 2} y={-size / 2 - 1} size={size} />
        )}
        {camels > 0 && <use class="camel" href="#i-camel" x="-2" y="-19" width="19" height="19" />}
        {doing.state && <circle class="hit" r={isClose ? 13 : 18} />}
      </g>
    </g>
  );
}
