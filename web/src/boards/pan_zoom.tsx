// A board larger than its window: dragged with one finger, pinched with two, zoomed with the wheel or
// by buttons. It never leaves the window.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../pieces/icon";
import "./pan_zoom.css";

type PanZoomProps = {
  /** Width by height of the board: it is as wide as its window at first. */
  ratio: number;
  /** The names of the three buttons. */
  nearer: string;
  farther: string;
  whole: string;
  /** What is seen at first: a point of the board, as fractions of its width and height, and the zoom for a window of
   * that width. */
  opening?: Opening;
  /** Told what is seen, as parts of the board's width and height, whenever that changes. */
  onSeen?: (part: Part) => void;
  children: ComponentChildren;
};

/** A part of a board. */
export type Part = { left: number; top: number; right: number; bottom: number };
type Opening = Point & { scale(width: number): number };

const NEAREST = 3;
const STEP = 1.4;
const ROUNDING = 0.001;
/** A finger trembles; less than this is a tap. */
const TREMBLE = 7;

export function PanZoom({ ratio, nearer, farther, whole, opening, onSeen, children }: PanZoomProps) {
  const window = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const glass = useRef<Glass | null>(null);
  useEffect(() => {
    glass.current = new Glass(window.current!, board.current!, ratio, opening, onSeen);
    return () => glass.current?.close();
  }, [ratio]);
  return (
    <div class="pan-zoom" ref={window}>
      <div class="pan-zoom-board" ref={board}>
        {children}
      </div>
      <div class="pan-zoom-tools">
        <Tool name={nearer} icon="plus" onClick={() => glass.current?.zoom(STEP)} />
        <Tool name={farther} icon="minus" onClick={() => glass.current?.zoom(1 / STEP)} />
        <Tool name={whole} icon="fit" onClick={() => glass.current?.showAll()} />
      </div>
    </div>
  );
}

function Tool({ name, icon, onClick }: { name: string; icon: "plus" | "minus" | "fit"; onClick: () => void }) {
  return (
    <button class="tool" type="button" aria-label={name} title={name} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

type Point = { x: number; y: number };

/** The looking glass over the board: where it is, how near, and the fingers on it. */
class Glass {
  private scale = 1;
  private x = 0;
  private y = 0;
  private fingers = new Map<number, Point>();
  private moved = 0;
  private isWhole = false; // all is seen, and shall be in a window of another size
  private readonly hands = new AbortController();
  private readonly watch = new ResizeObserver(() => this.fit());

  constructor(
    private readonly window: HTMLElement,
    private readonly board: HTMLElement,
    private readonly ratio: number,
    private opening: Opening | undefined,
    private readonly onSeen?: (part: Part) => void,
  ) {
    const listen = <K extends keyof HTMLElementEventMap>(
      kind: K,
      heard: (event: HTMLElementEventMap[K]) => void,
      options = {},
    ): void => window.addEventListener(kind, heard, { signal: this.hands.signal, ...options });
    listen("pointerdown", (event) => this.down(event));
    listen("pointermove", (event) => this.move(event));
    for (const end of ["pointerup", "pointercancel", "pointerleave"] as const) listen(end, (event) => this.up(event));
    listen("wheel", (event) => this.wheel(event), { passive: false });
    listen("click", (event) => this.swallow(event), { capture: true });
    listen("focusin", (event) => this.follow(event.target as Element));
    this.watch.observe(window);
  }

  close(): void {
    this.hands.abort();
    this.watch.disconnect();
  }

  zoom(factor: number, at: Point = this.middle()): void {
    const scale = Math.min(NEAREST, Math.max(this.least(), this.scale * factor));
    this.x = at.x - ((at.x - this.x) * scale) / this.scale;
    this.y = at.y - ((at.y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.lay();
  }

  showAll(): void {
    this.scale = this.least();
    this.lay();
  }

  private fit(): void {
    if (this.window.clientWidth === 0) return; // hidden, it has no size
    const before = this.board.offsetHeight;
    this.board.style.width = `${this.window.clientWidth}px`;
    this.board.style.height = `${Math.max(this.window.clientHeight, this.window.clientWidth / this.ratio)}px`;
    this.scale = this.isWhole ? this.least() : Math.max(this.scale, this.least());
    this.y -= ((this.board.offsetHeight - before) / 2) * this.scale; // what it shows is in its middle, and stays
    if (this.opening) this.open(this.opening);
    this.lay();
  }

  /** Bring a point of the board into the middle, once. */
  private open({ x, y, scale }: Opening): void {
    const middle = this.middle();
    this.scale = Math.max(this.least(), scale(this.window.clientWidth));
    this.x = middle.x - x * this.board.offsetWidth * this.scale;
    this.y = middle.y - y * this.board.offsetHeight * this.scale;
    this.opening = undefined;
  }

  /** The whole board, no smaller. */
  private least(): number {
    return Math.min(1, this.window.clientHeight / this.board.offsetHeight);
  }

  private middle(): Point {
    return { x: this.window.clientWidth / 2, y: this.window.clientHeight / 2 };
  }

  /** The board covers the window, or lies in its middle. */
  private lay(): void {
    const bound = (at: number, room: number, size: number): number =>
      size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at));
    this.x = bound(this.x, this.window.clientWidth, this.board.offsetWidth * this.scale);
    this.y = bound(this.y, this.window.clientHeight, this.board.offsetHeight * this.scale);
    this.isWhole = this.least() < 1 && this.scale <= this.least() + ROUNDING;
    this.board.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
    this.onSeen?.(this.seen());
  }

  private seen(): Part {
    const [width, height] = [this.board.offsetWidth * this.scale, this.board.offsetHeight * this.scale];
    return {
      left: -this.x / width,
      top: -this.y / height,
      right: (this.window.clientWidth - this.x) / width,
      bottom: (this.window.clientHeight - this.y) / height,
    };
  }

  private at(event: { clientX: number; clientY: number }): Point {
    const box = this.window.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  private down(event: PointerEvent): void {
    if (this.fingers.size === 0) this.moved = 0;
    this.fingers.set(event.pointerId, this.at(event));
  }

  private move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = this.at(event);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.moved += Math.hypot(now.x - before.x, now.y - before.y);
    this.fingers.set(event.pointerId, now);
    if (this.moved < TREMBLE && !other) return;
    this.board.classList.add("moving");
    this.window.setPointerCapture(event.pointerId);
    if (other)
      this.zoom(distance(now, other) / Math.max(1, distance(before, other)), {
        x: (now.x + other.x) / 2,
        y: (now.y + other.y) / 2,
      });
    this.x += (now.x - before.x) / (other ? 2 : 1);
    this.y += (now.y - before.y) / (other ? 2 : 1);
    this.lay();
  }

  private up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    if (this.fingers.size === 0) this.board.classList.remove("moving");
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), this.at(event));
  }

  /** The click at the end of a drag is no choice. */
  private swallow(event: Event): void {
    if (this.moved < TREMBLE) return;
    this.moved = 0;
    event.preventDefault();
    event.stopPropagation();
  }

  /** What the keyboard reaches comes into sight. */
  private follow(target: Element): void {
    this.window.scrollTo(0, 0);
    if (!this.board.contains(target) || this.fingers.size > 0) return;
    const [box, frame] = [target.getBoundingClientRect(), this.window.getBoundingClientRect()];
    this.x += Math.max(0, frame.left - box.left) - Math.max(0, box.right - frame.right);
    this.y += Math.max(0, frame.top - box.top) - Math.max(0, box.bottom - frame.bottom);
    this.lay();
  }
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
