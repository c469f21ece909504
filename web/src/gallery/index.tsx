// The gallery: every piece, every state and the map on one page, for those who draw them. Not part of the built site.

import { render } from "preact";
import { PanZoom } from "../boards/pan_zoom";
import "../look";
import { Sprite, SpriteOf } from "../pieces/sprite";
import { Facade, Vignette } from "../screens/start_art";
import "./gallery.css";
import { Board } from "./map";
import { Pieces, States, TITLES } from "./pieces";

function Gallery() {
  const only = new URLSearchParams(location.search).get("only");
  const show = (part: string): boolean => !only || only === part;
  return (
    <main class="gallery">
      <Sprite />
      {TITLES.map((title) => (
        <SpriteOf key={title} title={title} />
      ))}
      {show("art") && (
        <header class="hero">
          <Facade />
          <h1>Fondaco</h1>
        </header>
      )}
      {show("art") && (
        <div class="vignettes">
          {TITLES.map((title) => (
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
