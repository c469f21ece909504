// One step of the opponent, large: what to do, its picture with only that lit, the reason, and one button.

import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../pieces/icon";
import { seatNames } from "../../play/seats";
import { type Step, withReason } from "../../play/told_steps";
import type { GameEvent } from "../../play/view";
import { openSide } from "../table/opened";
import { Head } from "./head";
import { Picture } from "./picture";
import type { TellingProps } from "./props";
import { companionWords } from "./words";

const LONG = 46; // letters that still leave room for the picture

export function ToldStep(props: TellingProps) {
  const { table, board, telling } = props;
  const w = companionWords.value;
  const step = telling.steps.value[telling.step.value]!;
  const { sentence, reason } = said(props, step);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [step]);
  useKeys(telling);
  return (
    <main class="told" id="content">
      <Head {...props} heading={w.opponent[doerOf(step.events[0]!)]} />
      <Progress at={telling.step.value} all={telling.steps.value.length} />
      <div class="told-body">
        <p class="told-eyebrow">
          {w.stepOf(telling.step.value + 1, telling.steps.value.length)}
          {notes(props, step)}
        </p>
        <h1 class={sentence.length > LONG ? "big long" : "big"} ref={heading} tabindex={-1} aria-live="polite">
          {sentence}
        </h1>
        <Picture table={table} board={board} step={step} course={telling.course.value} />
        {reason && <Why {...props} reason={reason} event={step.events[0]!} />}
      </div>
      <div class="told-foot">
        <button class="plain back" aria-label={w.back} onClick={() => telling.answer("back")}>
          <Icon name="undo" size={22} />
        </button>
        <button class="main told-done" onClick={() => telling.answer("done")}>
          <Icon name="check" size={26} /> {w.done}
        </button>
      </div>
    </main>
  );
}

function Progress({ at, all }: { at: number; all: number }) {
  return (
    <div class="told-progress" aria-hidden="true">
      {Array.from({ length: all }, (_, n) => (
        <i key={n} class={n < at ? "was" : n === at ? "now" : ""} />
      ))}
    </div>
  );
}

function Why({ telling, reason, event }: TellingProps & { reason: string; event: GameEvent }) {
  const w = companionWords.value;
  const clause = String(event["rule"] ?? "");
  const open = () => {
    telling.isAside.value = true;
    openSide("rules", clause);
  };
  return (
    <p class="told-why">
      <b>{w.why}</b> {reason}{" "}
      {clause && (
        <button class="link" onClick={open}>
          {w.rule}
        </button>
      )}
    </p>
  );
}

/** Who does it: an opponent, or whoever sits at the table. */
function doerOf(event: GameEvent): "ai" | "magistrate" | "courtier" | "table" {
  const opponent = event["opponent"];
  if (opponent === "magistrate" || opponent === "courtier") return opponent;
  return String(event["event"]).startsWith("ai_") ? "ai" : "table";
}

const LINE = { at: 0, seat: null, what: "moved", text: "" };

function tellAll({ table, board }: TellingProps, events: GameEvent[], lines: string[]): string {
  return board.tell({ ...LINE, events, lines }, seatNames(table)).join(" ");
}

function said(props: TellingProps, step: Step): { sentence: string; reason: string } {
  const { sentence, reason } = withReason(tellAll(props, step.events, step.lines));
  const why = props.board.why?.(step.events[0]!);
  return { sentence, reason: why ? `${why.charAt(0).toUpperCase()}${why.slice(1)}.` : reason };
}

function notes(props: TellingProps, step: Step): string {
  if (step.notes.length === 0) return "";
  const { sentence, reason } = withReason(tellAll(props, step.notes, step.noteLines));
  return ` · ${sentence} ${reason}`;
}

/** Enter, the space bar and the arrows go on and back, wherever one stands. */
function useKeys(telling: TellingProps["telling"]): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLButtonElement) return;
      if (["Enter", " ", "ArrowRight"].includes(event.key)) telling.answer("done");
      else if (["Backspace", "ArrowLeft"].includes(event.key)) telling.answer("back");
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [telling]);
}
