import { createHash } from "node:crypto";
import { defineConfig, type Plugin } from "vite";

// What a page does not need at first, though several screens share it: words in German, boards, other screens, what
// is opened beside a table.
const LATER = new RegExp(
  [
    "boards.(plain|merkator.(?!drawings)|merchants|merv).|words.de",
    "src.(installed.(?!here)|service)",
    "screens.(yours|push|companion|rules|terms|bots|tables)|src.own.",
    "screens.table.(panels|keeping_order|seal|waiting|invite|questions|curtain|kept|replay|all_moves)|rule_list|luck",
    "teach.(lessons|keeping|puzzle.streak)",
  ].join("|"),
);

const PLAYED = new RegExp(
  [
    "screens/table/(?!opened|panels|pointing|keeping_order|seal|waiting|invite|questions|curtain|kept|replay|all_moves)",
    "boards/parts/(?!sea|catalogue)|pan_zoom",
    "teach.(hints|taught|panels|drawing|seen)",
  ].join("|"),
);

// What the board of Merkator shares with its explanations, its guide, its picture on the start page.
const MERKATOR =
  /boards.merkator.(?!explain|vignette|about|title|guide|picture|scenes.index|drawings|words.de|map_(sheet|drawing)|engraving)/;

// The service worker has to know its build: a name that changes with any file, and the names of all of them.
const WORKER = "service.js";
const buildKnown: Plugin = {
  name: "build-known",
  generateBundle(_, bundle) {
    const worker = bundle[WORKER];
    if (worker?.type !== "chunk") throw new Error(`there is no ${WORKER}`);
    const names = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
    const assets = names.sort().map((name) => `/${name}`);
    const id = createHash("sha256").update(`${assets.join()} ${worker.code}`).digest("hex").slice(0, 16);
    worker.code = `self.BUILD=${JSON.stringify({ id, assets })};\n${worker.code}`;
  },
};

// The built files are part of the Python package: whoever installs Fondaco needs Python alone.
export default defineConfig({
  plugins: [buildKnown],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  // What a page has, too, the service worker gets by another address: it would not be bundled apart otherwise.
  resolve: { alias: [{ find: /^worker\/(.*)$/, replacement: `${import.meta.dirname}/src/service/$1.ts?own` }] },
  build: {
    outDir: "../src/fondaco/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What several screens share comes in one file: a browser fetches one sooner than ten. What a table shares
    // with the analysis board has another, and so have what the teacher's screens share, and what playing alone does.
    rolldownOptions: {
      input: { index: "index.html", service: "src/service/worker.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "service" ? WORKER : "assets/[name]-[hash].js"),
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
              test: /screens.(alone|start_art|facade)|teach.puzzle.(?!streak)/,
            },
            {
              name: "teacher",
              minShareCount: 2,
              priority: 2,
              test: /src.teach.(?!keeping|puzzle.streak|lessons.(learn_card|path_dashes|path_progress|progress|words))/,
            },
            { name: "merkator", priority: 2, test: MERKATOR },
            { name: "shared", minShareCount: 2, test: (id) => !LATER.test(id) },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
