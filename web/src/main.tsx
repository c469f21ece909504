// The first thing that runs: settings, words, and the page. What the page will need is sent for at once.

import { render } from "preact";
import { App, fetchScreen } from "./app";
import "./look";
import "./screens/screens.css";
import { keepSettings } from "./settings";
import { loadWords } from "./words";

fetchScreen(location.pathname);
for (const face of ["EB Garamond Variable", "Source Sans 3 Variable"]) void document.fonts.load(`1em "${face}"`);
keepSettings();
await loadWords();
render(<App />, document.getElementById("fondaco")!);
