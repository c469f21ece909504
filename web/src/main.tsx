// The first thing that runs: settings, words, and the page.

import { render } from "preact";
import { App } from "./app";
import "./look";
import "./screens/screens.css";
import { keepSettings } from "./settings";
import { loadWords } from "./words";

keepSettings();
await loadWords();
render(<App />, document.getElementById("fondaco")!);
