// An address that leads nowhere.

import { Link } from "../route";
import { words } from "../words";
import { Frame } from "./frame";

export function Missing() {
  const w = words.value.missing;
  return (
    <Frame heading={w.heading}>
      <p class="prose">{w.text}</p>
      <Link to="/" class="button">
        {w.back}
      </Link>
    </Frame>
  );
}
