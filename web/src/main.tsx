// The first thing that runs: settings, words, and the page. What the page will need is sent for at once.

import { render } from "preact";
import { App, fetchScreen } from "./app";
import { here } from "./installed/here";
import "./look";
import { until } from "./play/until";
import "./screens/screens.css";
import { keepSettings } from "./settings";
import { loadWords } from "./words";

const CALM = 4000; // until the page stands, and others than it are sent for
const isOffline = "offline" in document.documentElement.dataset;
const LATER = 1500; // milliseconds, after which what is not needed at first is sent for
const AGAIN = 3000; // and sent for again, if it does not come

fetchScreen(location.pathname);
for (const face of ["EB Garamond Variable", "Source Sans 3 Variable"]) void document.fonts.load(`1em "${face}"`);
keepSettings();
await loadWords();
render(<App />, document.getElementById("fondaco")!);
if (isSecureContext) sendFor(async () => (await import("./installed")).start(isOffline), isOffline ? 0 : CALM);
sendFor(async () => (await import("./own/keeping")).keepWithAccount(), LATER);

/** Send for what is not needed at first: not while a table has lost its line, and again where it does not come. */
function sendFor(bring: () => Promise<void>, wait: number): void {
  const hasLine = () => until(() => !here.value?.attempt.value);
  const send = () => hasLine().then(bring);
  setTimeout(() => void send().catch(() => sendFor(bring, AGAIN)), wait);
}
