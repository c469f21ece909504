// Which screen is shown.

import { useEffect, useState } from "preact/hooks";
import type { ComponentType } from "preact";
import { Sprite } from "./pieces/sprite";
import { match, place } from "./route";
import { About } from "./screens/about";
import { Missing } from "./screens/missing";
import { Start } from "./screens/start";
import { words } from "./words";

export type Given = Record<string, string>;
type Screen = ComponentType<{ given: Given }>;
type Later = () => Promise<Screen>;

/** Screens by address; those that are not needed at first come when they are. */
const SCREENS: [string, Later][] = [
  ["/tables/:table", async () => (await import("./screens/table/index")).TableScreen],
  ["/new/:title", async () => (await import("./screens/set_up")).SetUp],
  ["/lobby", async () => (await import("./screens/lobby")).Lobby],
  ["/rules/:title", async () => (await import("./screens/rules")).Rules],
  ["/you", async () => (await import("./screens/you")).You],
  ["/sit/:table/:seat/:key", async () => (await import("./screens/seat_link")).SeatLink],
  ["/learn/:title", async () => (await import("./screens/learn")).Learn],
];

/** Have the screen at an address fetched, before it is shown. */
export function fetchScreen(path: string): void {
  for (const [pattern, later] of SCREENS) if (match(pattern, path)) void later();
}

export function App() {
  return (
    <>
      <Sprite />
      <Shown path={place.value.path} />
    </>
  );
}

function Shown({ path }: { path: string }) {
  if (path === "/") return <Start />;
  if (path === "/about") return <About />;
  for (const [pattern, later] of SCREENS) {
    const given = match(pattern, path);
    if (given) return <Awaited key={path} later={later} given={given} />;
  }
  return <Missing />;
}

/** A screen that is fetched when it is first shown. */
function Awaited({ later, given }: { later: Later; given: Given }) {
  const [Found, found] = useState<Screen | null>(null);
  useEffect(() => void later().then((screen) => found(() => screen)), [later]);
  return Found ? <Found given={given} /> : <main class="page" aria-busy="true">{words.value.loading}</main>;
}
