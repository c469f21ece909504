// The gallery: every piece, every state and the map on one page, for who draws them. Not part of the built site.

import { type ComponentChildren, render } from "preact";
import { useState } from "preact/hooks";
import { MerkatorMap, type Place, type PlaceState } from "./boards/merkator/map";
import { PanZoom } from "./boards/pan_zoom";
import "./look";
import { fly, stamp } from "./look/motion";
import { Badge, seatClass } from "./pieces/badge";
import { Coin } from "./pieces/coin";
import { Counter } from "./pieces/counter";
import { Cube } from "./pieces/cube";
import { merchants } from "./pieces/drawings/merchants";
import { merkator } from "./pieces/drawings/merkator";
import { merv } from "./pieces/drawings/merv";
import { table } from "./pieces/drawings/table";
import { Good } from "./pieces/good";
import { Icon, type IconName } from "./pieces/icon";
import { Sprite, SpriteOf } from "./pieces/sprite";
import { Token } from "./pieces/token";
import { Facade, Vignette } from "./screens/start_art";
import "./gallery.css";

const MAJOR = {
  hamburg: ["green", 2],
  danzig: ["yellow", 1],
  sweden: ["black", 1],
  russia: ["purple", 0],
  dutch_republic: ["orange", 1],
  england: ["gray", 0],
  france: ["blue", 0],
  spain: ["red", -1],
} as const;
const MINOR = { denmark: [2, 1], bohemia: [3, 1], italy: [1, -2], newfoundland: [0, -3] } as const;
const titled = (id: string): string =>
  id
    .split("_")
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(" ");
const LONG = new URLSearchParams(location.search).has("long");
const GERMAN: Record<string, string> = {
  sweden: "Schweden",
  russia: "Russland",
  dutch_republic: "Niederländische Republik",
  france: "Frankreich",
  spain: "Spanien",
  denmark: "Dänemark",
  bohemia: "Böhmen",
  italy: "Italien",
  newfoundland: "Neufundland",
};
const names = (id: string): string => (LONG && GERMAN[id]) || titled(id);
const PLACES: Place[] = [
  ...Object.entries(MAJOR).map(([id, [colour, time]]) => ({
    id,
    name: names(id),
    short: id === "dutch_republic" ? (LONG ? "Niederl. Rep." : "Dutch Rep.") : undefined,
    letters: names(id).slice(0, 2),
    kind: "major",
    colour,
    time,
  })),
  ...Object.entries(MINOR).map(([id, [threshold, time]]) => ({
    id,
    name: names(id),
    letters: "",
    kind: "minor",
    threshold,
    time,
  })),
];
const LINES = [
  "russia sweden",
  "russia danzig",
  "hamburg sweden",
  "hamburg danzig",
  "hamburg dutch_republic",
  "dutch_republic england",
  "dutch_republic france",
  "england spain",
  "france spain",
].map((pair) => pair.split(" ") as unknown as readonly [string, string]);
const CUBES = { sweden: 1, russia: 3, england: 4, hamburg: 2, danzig: 3, france: 2, spain: 5 };
const COLOUR: Record<string, string> = {
  livestock: "green",
  muskets: "green",
  grain: "yellow",
  saltpeter: "yellow",
  iron: "black",
  copper: "black",
  ham: "purple",
  fish_oil: "purple",
  vegetables: "orange",
  calfskin: "orange",
  fabric: "gray",
  coal: "gray",
  plums: "blue",
  wine: "blue",
  citrus_fruit: "red",
  spice: "red",
};

function Board({ framing, crowd = false }: { framing: "wide" | "upright"; crowd?: boolean }) {
  const [chosen, choose] = useState("england");
  const [pointed, point] = useState<string | null>(null);
  const states: Record<string, PlaceState> = Object.fromEntries(
    PLACES.map(({ id }) => [id, id === "newfoundland" ? "barred" : id === chosen ? "chosen" : "possible"]),
  );
  return (
    <MerkatorMap
      label="Map of Europe"
      framing={framing}
      places={PLACES}
      lines={LINES}
      cubes={crowd ? Object.fromEntries(Object.keys(MAJOR).map((id, n) => [id, n + 4])) : CUBES}
      token={chosen === "england" ? "dutch_republic" : chosen}
      states={states}
      pointed={pointed}
      ghosts={{ dutch_republic: 1, spain: 1 }}
      lit={[
        ["england", "dutch_republic"],
        ["england", "spain"],
      ]}
      added={crowd ? { hamburg: 1 } : {}}
      says={(id) => `Travel to ${titled(id)}`}
      onPick={choose}
      onPoint={point}
    />
  );
}

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

function Pieces() {
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
      <Row of="Merkator">
        <Icons of={merkator} />
      </Row>
      <Row of="Table">
        <Icons of={table} />
      </Row>
      <Row of="Merchants of Europe">
        <Icons of={merchants} />
      </Row>
      <Row of="Merv">
        <Icons of={merv} />
      </Row>
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

function States() {
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

function Gallery() {
  const only = new URLSearchParams(location.search).get("only");
  const show = (part: string): boolean => !only || only === part;
  return (
    <main class="gallery">
      <Sprite />
      <SpriteOf title="merchants" />
      <SpriteOf title="merv" />
      {show("art") && (
        <header class="hero">
          <Facade />
          <h1>Fondaco</h1>
        </header>
      )}
      {show("art") && (
        <div class="vignettes">
          {["merkator", "merchants", "merv"].map((title) => (
            <div class="sheet" key={title}>
              <Vignette title={title} />
            </div>
          ))}
        </div>
      )}
      {show("map") && (
        <div class="sheet wide-map">
          <Board framing="wide" />
        </div>
      )}
      {show("crowd") && (
        <div class="sheet wide-map tall">
          <Board framing="wide" crowd />
        </div>
      )}
      {show("phone") && (
        <div class="sheet phone-map">
          <PanZoom ratio={390 / 374} nearer="Nearer" farther="Farther" whole="Whole map">
            <Board framing="upright" />
          </PanZoom>
        </div>
      )}
      {show("states") && <States />}
      {show("pieces") && <Pieces />}
    </main>
  );
}

document.documentElement.dataset.theme = new URLSearchParams(location.search).get("theme") ?? "light";
render(<Gallery />, document.getElementById("gallery")!);
