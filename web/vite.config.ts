import { defineConfig } from "vite";

// What a table does not need at first, though several screens share it: words in German, the boards of later titles,
// other screens, what is opened beside a table.
const LATER = new RegExp(
  [
    "boards.(plain|merchants|merv).|merkator.(explain|vignette|about)|words.de",
    "screens.(yours|companion|rules|terms|bots)",
    "screens.table.(panels|keeping_order|seal|waiting|invite)|rule_list",
  ].join("|"),
);

const PLAYED = new RegExp(
  [
    "screens.table.(?!opened|panels|pointing|keeping_order|seal|waiting|invite)",
    "teach.(hints|taught|panels|drawing)",
  ].join("|"),
);

// The built files are part of the Python package: whoever installs Fondaco needs Python alone.
export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../src/fondaco/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What several screens share comes in one file: a browser fetches one sooner than ten. What a table shares
    // with the analysis board has another, and so have what the teacher's screens share, and what playing alone does.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: "played",
              minShareCount: 2,
              priority: 3,
              test: PLAYED,
            },
            {
              name: "alone",
              minShareCount: 2,
              priority: 4,
              test: /screens.(alone|start_art|facade)|teach.puzzle/,
            },
            { name: "teacher", minShareCount: 2, priority: 2, test: /src.teach/ },
            { name: "shared", minShareCount: 2, test: (id) => !LATER.test(id) },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
