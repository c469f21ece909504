// The scene that is told now, over the table: the candle, the sheet in daylight, and how to go on.

import { useLayoutEffect, useRef } from "preact/hooks";
import { goOn, hurry } from "../../../look/hurry";
import { seatNames } from "../../../play/seats";
import type { Table } from "../../../play/table";
import { pace, SPEEDS, speed } from "../../../settings";
import { words } from "../../../words";
import { Sentence } from "../sentence";
import { Candle } from "./candle";
import { again, isHeld, type Picture, scene } from "./scene";
import { whereverItStands } from "./standing";
import "./scenes.css";

export function SceneOver({ table }: { table: Table }) {
  const shown = scene.value;
  if (!shown || table.legal.value.length > 0 || table.past.value) return null;
  return (
    <>
      <Candle lit={shown.lit} />
      <Sheet table={table} shown={shown} />
    </>
  );
}

function Sheet({ table, shown }: { table: Table; shown: Picture }) {
  const sheet = useRef<HTMLElement>(null);
  useLayoutEffect(() => laid(sheet.current!, shown.over), [shown.over]);
  return (
    <section class={shown.over ? "scene daylight" : "scene daylight middle"} ref={sheet} aria-label={shown.heading}>
      <h2 class="scene-heading">{shown.heading}</h2>
      <div class="scene-body">{shown.sheet}</div>
      <p class="scene-said" aria-live="polite">
        <Sentence text={shown.said} names={seatNames(table)} title={table.now.value?.title} />
      </p>
      <Foot />
    </section>
  );
}

/** Over that part of the board where it is on the screen; a narrow screen has a place of its own for it. */
function laid(sheet: HTMLElement, over: string | undefined): () => void {
  return whereverItStands(() => {
    const box = over ? document.querySelector(over)?.getBoundingClientRect() : undefined;
    sheet.classList.toggle("placed", Boolean(box?.width));
    if (box) sheet.style.cssText = `--x:${box.x}px;--y:${box.y}px;--w:${box.width}px;--h:${box.height}px`;
  });
}

function Foot() {
  const w = words.value.table;
  return (
    <footer class="scene-foot">
      <div class="scene-speeds" role="group" aria-label={w.speed}>
        {SPEEDS.map((one) => (
          <button
            key={one}
            class="quiet"
            aria-pressed={one === pace(speed.value)}
            onClick={() => (one === "0" ? atOnce() : void (speed.value = Number(one)))}
          >
            {w.speeds[one]}
          </button>
        ))}
      </div>
      {isHeld.value && (
        <button class="plain" onClick={again}>
          {w.seeAgain}
        </button>
      )}
      <button class="main" onClick={goOn}>
        {isHeld.value ? w.goOn : w.nextStep} <kbd>{w.space}</kbd>
      </button>
    </footer>
  );
}

function atOnce(): void {
  speed.value = 0;
  hurry();
}
