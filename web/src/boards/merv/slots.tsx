// Around the city: the action slots, those of this round's side with the masters on them, and the
// two queues: who waits for this side, and who will be first at the next.

import type { Context } from "./context";
import { drawnProps } from "./drawn";
import { mervWords } from "./names";
import { Piece } from "./owner";
import { closeMiddle, queueAt, queueName, type Spot, slotAt } from "./plan";
import { type ActionSlot, isBetweenTurns, type MervView, type Owner, type Side } from "./view";

const SIDES: Side[] = ["north", "east", "south", "west"];

export function Slots({ context, isClose }: { context: Context; isClose: boolean }) {
  const { side, slots } = context.view;
  return (
    <>
      {slots.map((slot) => (
        <Slot
          key={slot.line}
          context={context}
          slot={slot}
          at={slotAt(side, Number(slot.line.split(" ")[1]))}
          reach={isClose ? 37 : 22}
        />
      ))}
    </>
  );
}

/** Slots of the other sides, which nobody can use in this round. */
export function QuietSlots({ side }: { side: Side }) {
  const spots = SIDES.filter((other) => other !== side).flatMap((other) =>
    [1, 2, 3, 4, 5].map((number) => slotAt(other, number)),
  );
  return (
    <g class="slot quiet" aria-hidden="true" data-about="sides">
      {spots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="11" />
      ))}
    </g>
  );
}

/** `reach` is how far from its middle a finger may be. */
function Slot({ context, slot, at, reach }: { context: Context; slot: ActionSlot; at: Spot; reach: number }) {
  const thing = { kind: "slot", id: slot.line } as const;
  const name = mervWords.value.plan.slot(
    context.names.line(slot.line),
    slot.master === null ? "" : context.names.owner(slot.master),
  );
  const { state, props } = drawnProps(context, thing, name);
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g class={`slot ${state}`} data-slot={slot.line} {...props}>
        <circle class="ring" r="19" />
        {slot.master === null ? (
          <text y="4.5" aria-hidden="true">
            {slot.line.split(" ")[1]}
          </text>
        ) : (
          <Piece kind="master" owner={slot.master} x={-16} y={-17} size={32} />
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
const waits = ({ slots }: MervView, owner: Owner | null): boolean =>
  owner !== null && !slots.some(({ master }) => master === owner);

export function Queues({ context, isClose }: { context: Context; isClose: boolean }) {
  const w = mervWords.value.plan;
  const { view } = context;
  const isAtNext = isBetweenTurns(view);
  const waiting = view.queue.map((owner) => (!isAtNext && waits(view, owner) ? owner : null));
  const next = view.queue.map((owner) => (isAtNext ? owner : null));
  const camels = view.decision.queue_camels;
  return (
    <>
      <Queue context={context} name={w.waiting} masters={waiting} camels={[]} isNext={false} isClose={isClose} />
      <Queue context={context} name={w.next} masters={next} camels={camels} isNext={true} isClose={isClose} />
    </>
  );
}

interface QueueProps {
  context: Context;
  name: string;
  masters: (Owner | null)[];
  camels: number[];
  isNext: boolean;
  isClose: boolean;
}

function Queue({ context, name, masters, camels, isNext, isClose }: QueueProps) {
  const { side } = context.view;
  const { x, y, end } = queueName(side, isNext);
  return (
    <g class="queue">
      {!isClose && (
        <text class={end ? "queue-name end" : "queue-name"} x={x} y={y} aria-hidden="true">
          {name}
        </text>
      )}
      {masters.map((owner, n) => (
        <Place
          key={n}
          context={context}
          number={n + 1}
          owner={owner}
          camels={camels[n] ?? 0}
          isNext={isNext}
          isClose={isClose}
          at={queueAt(side, n, isNext, isClose)}
          middle={closeMiddle(side, isNext)}
        />
      ))}
    </g>
  );
}

interface PlaceProps {
  context: Context;
  number: number;
  owner: Owner | null;
  camels: number;
  isNext: boolean;
  isClose: boolean;
  at: Spot;
  /** Between the places, on a phone. */
  middle: Spot;
}

const REACH = 84; // 44 px on the smallest phone

/** A square for a finger, from the middle of the places outward; `at` is where the place itself is. */
function fingerAt(at: Spot, middle: Spot): { x: number; y: number; width: number; height: number } {
  const from = (here: number, mid: number): number => (here < mid ? mid - here - REACH : mid - here);
  return { x: from(at.x, middle.x), y: from(at.y, middle.y), width: REACH, height: REACH };
}

function Place({ context, number, owner, camels, isNext, isClose, at, middle }: PlaceProps) {
  const thing = { kind: "place", id: String(number) } as const;
  const name = mervWords.value.plan.place(number, isNext, owner === null ? "" : context.names.owner(owner), camels);
  const doing = isNext
    ? drawnProps(context, thing, name)
    : { state: "", props: { role: "img", "aria-label": name, "data-about": `queue ${number}` } as object };
  const size = isClose ? 24 : 27;
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g
        class={`place-in ${doing.state}`}
        {...(isNext ? { "data-next": number } : { "data-waits": number })}
        {...doing.props}
      >
        <circle class="ring" r={isClose ? 11 : 14} />
        {owner === null ? (
          <text y="4.5" aria-hidden="true">
            {number}
          </text>
        ) : (
          <Piece kind="master" owner={owner} x={-size / 2} y={-size / 2 - 1} size={size} />
        )}
        {camels > 0 && <use class="camel" href="#i-camel" x="-2" y="-19" width="19" height="19" />}
        {doing.state && (isClose ? <rect class="hit" {...fingerAt(at, middle)} /> : <circle class="hit" r={18} />)}
      </g>
    </g>
  );
}
