// What Fondaco is, and what it is not.

import { words } from "../words";
import { Frame } from "./frame";

export function About() {
  const w = words.value.about;
  return (
    <Frame heading={w.heading}>
      <p class="prose">{w.text}</p>
      <p class="prose">{w.independent}</p>
    </Frame>
  );
}
