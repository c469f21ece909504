// The slip of a step: pinned beside the thing it speaks of, with a pointer; all else lies under a thin veil.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Box } from "../../boards/parts/beside";
import { Icon } from "../../pieces/icon";
import { useReason } from "../../play/refusals";
import type { LessonStep } from "../../wire";
import { Sentence } from "./emphasis";
import { askedBoxes, boxOf, seek, thingOf } from "./finding";
import { grownBy, placed, pointer } from "./placing";
import { wantedOf } from "./steps";
import type { LessonTable } from "./table";
import { lessonWords, spoken } from "./words";

const LOOK_AGAIN = 200; // milliseconds: boards move under the hand, and say so to nobody
const MOST_TRIES = 8; // to have a thing shown: who goes elsewhere meanwhile is left in peace
const EDGE = 8; // of the screen, which stays free
const RING = 5; // around the thing

interface Spot {
  slip: Box;
  thing: Box | null;
  holes: Box[];
}

export function LessonSlip({ table }: { table: LessonTable }) {
  const { talk } = table;
  const step = talk.step;
  const isDue = step && !talk.isFollowing.value && !table.catchingUp.value && table.now.value !== null;
  return isDue ? <Shown key={talk.at.value} table={table} step={step} /> : null;
}

function Shown({ table, step }: { table: LessonTable; step: LessonStep }) {
  const slip = useRef<HTMLElement>(null);
  const spot = useSpot(slip, step.at);
  const isDoing = step.do.length > 0;
  return (
    <>
      {spot && <Veil spot={spot} isDoing={isDoing} />}
      <aside
        class="lesson-slip"
        ref={slip}
        data-at={step.at}
        data-step={table.talk.at.value + 1}
        data-pinned={spot?.thing ? "" : undefined}
        style={spot ? { left: `${spot.slip.x}px`, top: `${spot.slip.y}px` } : { visibility: "hidden" }}
      >
        <Told table={table} step={step} />
      </aside>
    </>
  );
}

function Told({ table, step }: { table: LessonTable; step: LessonStep }) {
  const w = lessonWords.value;
  const [isAsked, setAsked] = useState(false);
  const count = w.of(table.talk.at.value + 1, table.talk.lesson.steps.length);
  return (
    <>
      <div class="lesson-told" role="status" aria-live="polite">
        <span class="lesson-count">
          <b class="num">{count.n}</b>
          {count.of}
        </span>
        <p>
          <Sentence text={spoken(step.say)} />
        </p>
      </div>
      <div class="lesson-buttons">
        {step.rule && (
          <button class="plain" aria-expanded={isAsked} onClick={() => setAsked(!isAsked)}>
            <Icon name="book" /> {w.why}
          </button>
        )}
        {step.do.length > 0 ? <ShowMe table={table} step={step} /> : <GoOn table={table} />}
      </div>
      <Foot table={table} clause={isAsked ? step.rule : ""} />
    </>
  );
}

function ShowMe({ table, step }: { table: LessonTable; step: LessonStep }) {
  const [first] = wantedOf(step, table.talk.legal);
  return (
    <button class="plain" onClick={() => first && table.choose(first.move)}>
      <Icon name="play" /> {lessonWords.value.showMe}
    </button>
  );
}

/** Enter goes on. */
function GoOn({ table }: { table: LessonTable }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button class="main" ref={button} onClick={() => void table.talk.goOn()}>
      {lessonWords.value.on} <kbd>Enter</kbd>
    </button>
  );
}

/** What is said to a wrong try, or the rule that was asked for. */
function Foot({ table, clause }: { table: LessonTable; clause: string }) {
  const w = lessonWords.value;
  const { title } = table.talk.lesson;
  const wrong = table.talk.wrong.value;
  const tried = useReason(title, wrong);
  const rule = useReason(title, clause ? { text: "", clause, page: "" } : null);
  if (tried) {
    return (
      <p class="lesson-foot no" role="alert">
        <Icon name="no" />
        <span>
          {wrong?.clause ? `${w.notThis} ` : ""}
          {tried} {wrong?.page && <small>{w.page(wrong.page)}</small>}
        </span>
      </p>
    );
  }
  if (!rule) return null;
  return (
    <p class="lesson-foot" role="status">
      <Icon name="book" /> <span>{rule}</span>
    </p>
  );
}

function Veil({ spot: { slip, thing, holes }, isDoing }: { spot: Spot; isDoing: boolean }) {
  const ring = thing && grownBy(thing, RING);
  return (
    <svg class={`lesson-veil ${isDoing ? "doing" : ""}`} width="100%" height="100%" aria-hidden="true">
      <mask id="lesson-holes">
        <rect width="100%" height="100%" fill="white" />
        {holes.map((hole, n) => (
          <rect key={n} {...hole} rx={4} fill="black" />
        ))}
      </mask>
      <rect class="veil" width="100%" height="100%" mask="url(#lesson-holes)" />
      {ring && <rect class="ring" {...ring} rx={Math.min(10, ring.height / 2)} />}
      {ring && <path class="pointer" d={pointer(slip, ring)} />}
    </svg>
  );
}

/** Where the slip stands, looked at again and again. */
function useSpot(slip: { current: HTMLElement | null }, at: string): Spot | null {
  const [spot, setSpot] = useState<Spot | null>(null);
  useLayoutEffect(() => {
    let last = "";
    let tries = 0;
    const look = () => {
      const found = slip.current && spotOf(slip.current, at);
      const now = JSON.stringify(found);
      if (found && now !== last) setSpot(found);
      last = now;
      if (found && !found.thing && tries++ < MOST_TRIES) void seek(at);
    };
    void seek(at).then(look);
    const timer = setInterval(look, LOOK_AGAIN);
    addEventListener("resize", look);
    return () => {
      clearInterval(timer);
      removeEventListener("resize", look);
    };
  }, [at]);
  return spot;
}

/** Things that are told beside what is shown: they are not veiled. */
const CLEAR = ".top, .bands, .bar, .board-tabs, .prospect";

function spotOf(slip: HTMLElement, at: string): Spot {
  const found = thingOf(at);
  const thing = found ? plain(boxOf(found)) : null;
  const asked = askedBoxes().map(plain);
  const whole = found ? [plain(found.getBoundingClientRect())] : [];
  const room = { x: EDGE, y: EDGE, width: innerWidth - 2 * EDGE, height: innerHeight - 2 * EDGE };
  const size = { width: slip.offsetWidth, height: slip.offsetHeight };
  const ring = thing ? grownBy(thing, RING) : { x: innerWidth / 2, y: innerHeight / 2, width: 0, height: 0 };
  const clear = [...document.querySelectorAll(CLEAR)].map((one) => plain(one.getBoundingClientRect()));
  const holes = [...(thing ? [ring] : []), ...[...whole, ...asked].map((one) => grownBy(one, RING)), ...clear];
  return { slip: placed(size, ring, room, [...whole, ...asked]), thing, holes };
}

const plain = ({ x, y, width, height }: DOMRect): Box => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
});
