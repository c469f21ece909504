// Every piece and every state in the gallery.

import type { ComponentChildren } from "preact";
import { byTitle } from "../boards/by_title";
import { fly, stamp } from "../look/motion";
import { Badge, seatClass } from "../pieces/badge";
import { Coin } from "../pieces/coin";
import { Counter } from "../pieces/counter";
import { Cube } from "../pieces/cube";
import type { Drawings } from "../pieces/drawings/notation";
import { table } from "../pieces/drawings/table";
import { Good } from "../pieces/good";
import { Icon, type IconName } from "../pieces/icon";
import { Token } from "../pieces/token";
import { COLOUR, PLACES, titled } from "./map";

const DRAWINGS = byTitle(import.meta.glob<Drawings>("../boards/*/drawings.ts", { eager: true, import: "drawings" }));
export const TITLES = Object.keys(DRAWINGS);

function Row({ of, children }: { of: string; children: ComponentChildren }) {
  return (
    <section>
      <h2>{of}</h2>
      <div class="row">{children}</div>
    </section>
  );
}

function Shown({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <figure>
      <span class="shown">{children}</span>
      <figcaption>{name}</figcaption>
    </figure>
  );
}

const Icons = ({ of }: { of: Record<string, unknown> }) =>
  Object.keys(of).map((name) => (
    <Shown key={name} name={name.replace(/^(good|place|resource|site)-/, "")}>
      <Icon name={name as IconName} size={34} />
    </Shown>
  ));

export function Pieces() {
  return (
    <>
      <Row of="Goods">
        {Object.entries(COLOUR).map(([good, colour]) => (
          <Shown key={good} name={titled(good)}>
            <Good good={good} colour={colour} size={46} />
          </Shown>
        ))}
        {Object.entries(COLOUR).map(([good, colour]) => (
          <Shown key={good} name={good}>
            <Good good={good} colour={colour} size={20} /> <Good good={good} colour={colour} size={18} state="empty" />
          </Shown>
        ))}
      </Row>
      <Row of="Cubes, counters, coins">
        {PLACES.filter(({ kind }) => kind === "major").map(({ id, colour, letters }) => (
          <Shown key={id} name={titled(id)}>
            <Cube colour={colour!} letters={letters} size={40} />
            <Cube colour={colour!} letters={letters} size={18} />
          </Shown>
        ))}
        <Shown name="front">
          <Counter side="front" />
        </Shown>
        <Shown name="lose 1">
          <Counter side="back" column="B" loss={1} />
        </Shown>
        <Shown name="lose 2">
          <Counter side="back" column="B" loss={2} />
        </Shown>
        <Shown name="taken">
          <Counter side="taken" />
        </Shown>
        <Shown name="price">
          <Coin value={4} /> <Coin value={10} dear />
        </Shown>
        <Shown name="token">
          <Token />
        </Shown>
      </Row>
      <Row of="Table">
        <Icons of={table} />
      </Row>
      {TITLES.map((title) => (
        <Row key={title} of={titled(title)}>
          <Icons of={DRAWINGS[title]!} />
        </Row>
      ))}
      <Row of="Seats">
        {[0, 1, 2, 3].map((seat) => (
          <Shown key={seat} name={seatClass(seat)}>
            <Badge seat={seat} size={42} />
            <Badge seat={seat} size={20} />
          </Shown>
        ))}
        {[2, 3].map((seat) => (
          <Shown key={seat} name={seatClass(seat, "merchants")}>
            <Badge seat={seat} title="merchants" size={42} />
          </Shown>
        ))}
        <Shown name="empty">
          <Badge seat={3} empty size={42} />
        </Shown>
      </Row>
    </>
  );
}

export function States() {
  const flyOver = (): void => {
    const [from, to] = [document.querySelector("#from")!, document.querySelector("#to")!];
    void fly(from, to, { count: 4 }).then(() => stamp(to, "+4"));
  };
  return (
    <Row of="States and controls">
      <button class="inset card possible">possible</button>
      <button class="inset card possible pointed">pointed</button>
      <button class="inset card chosen">chosen</button>
      <button class="inset card barred">barred</button>
      <span class="inset card previewed">previewed</span>
      <span class="inset card changed">changed</span>
      <button class="main">
        Travel to England <kbd>Enter</kbd>
      </button>
      <button class="plain" onClick={flyOver}>
        Choose again <kbd>Esc</kbd>
      </button>
      <button class="quiet">
        <Icon name="undo" /> Undo <kbd>U</kbd>
      </button>
      <button class="plain" disabled>
        Not now
      </button>
      <button class="tool" aria-label="Log">
        <Icon name="log" />
      </button>
      <input placeholder="Paste a link" />
      <select>
        <option>standard</option>
      </select>
      <label>
        <input type="checkbox" checked /> joining
      </label>
      <div class="pennant">
        <b>Your turn</b>
        <span>step 2 of 4</span>
      </div>
      <p class="note no">
        <Icon name="no" size={15} />{" "}
        <span>
          Needs 3 time counters; you have 2. <a href="#x">Travelling, p. 4</a>
        </span>
      </p>
      <p class="note ready">
        <Icon name="check" size={15} /> Ready in England
      </p>
      <div class={`inset card waiting ${seatClass(1)}`}>
        <Badge seat={1} /> Marten is thinking <Icon name="bot" class="wheel" />
        <i class="left" />
      </div>
      <span class="need" id="from">
        <Good good="grain" colour="yellow" size={30} />
        <Icon name="check" />
      </span>
      <span class="need missing" id="to">
        <Good good="saltpeter" colour="yellow" size={30} state="missing" />
        <Icon name="no" />
        <b>2</b>
      </span>
    </Row>
  );
}
