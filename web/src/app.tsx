// Which screen is shown.

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Sprite } from "./pieces/sprite";
import { match, type Params, place } from "./route";
import { Missing } from "./screens/missing";
import { words } from "./words";

type Screen = ComponentType<{ params: Params }>;
type Later = () => Promise<Screen>;

/** A screen that shows a table, and looks like one. */
async function beside<T>(screen: Promise<T>): Promise<T> {
  await import("./screens/table/index");
  return screen;
}

/** Screens by address; those that are not needed at first come when they are. */
const SCREENS: [string, Later][] = [
  ["/", async () => (await import("./screens/start")).Start],
  ["/tables/:table", async () => (await import("./screens/table/index")).TableScreen],
  ["/study/:table", async () => (await beside(import("./teach/study"))).StudyScreen],
  ["/study/:table/learn", async () => (await beside(import("./teach/study/learn"))).LearnScreen],
  ["/new/:title", async () => (await import("./screens/set_up")).SetUp],
  ["/lobby", async () => (await import("./screens/lobby")).Lobby],
  ["/rules/:title", async () => (await import("./screens/rules")).Rules],
  ["/you", async () => (await import("./screens/yours")).YourPage],
  ["/ratings/:title", async () => (await import("./screens/yours/ratings")).RatingsPage],
  ["/account", async () => (await import("./screens/account")).AccountPage],
  ["/sit/:table/:seat/:key", async () => (await import("./screens/seat_link")).SeatLink],
  ["/learn/:title", async () => (await import("./teach/lessons/path")).PathScreen],
  ["/learn/:title/:lesson", async () => (await beside(import("./teach/lessons"))).LessonScreen],
  ["/voyage", async () => (await import("./screens/alone/voyage_page")).VoyagePage],
  ["/voyages/:link", async () => (await import("./screens/alone/shared_voyage")).SharedVoyagePage],
  ["/puzzles", async () => (await import("./teach/puzzle/list")).PuzzlesPage],
  ["/puzzles/:title/:id", async () => (await beside(import("./teach/puzzle"))).PuzzleScreen],
  ["/about", async () => (await import("./screens/about")).About],
  ["/settings", async () => (await import("./own/settings_page")).SettingsPage],
  ["/watch", async () => (await import("./own/watch_page")).WatchPage],
  ["/companion", async () => (await import("./screens/companion")).CompanionPage],
  ["/score/:title", async () => (await import("./screens/companion/score_sheet")).ScoreSheetPage],
  ["/score/:title/:sheet", async () => (await import("./screens/companion/score_sheet")).ScoreSheetPage],
  ["/cards/:title", async () => (await import("./screens/companion/cards")).CardsPage],
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
  for (const [pattern, later] of SCREENS) {
    const params = match(pattern, path);
    if (params) return <Awaited key={path} later={later} params={params} />;
  }
  return <Missing />;
}

/** A screen that is fetched when it is first shown. */
function Awaited({ later, params }: { later: Later; params: Params }) {
  const [Found, found] = useState<Screen | null>(null);
  useEffect(() => void later().then((screen) => found(() => screen)), [later]);
  return Found ? (
    <Found params={params} />
  ) : (
    <main class="page" aria-busy="true">
      {words.value.loading}
    </main>
  );
}
