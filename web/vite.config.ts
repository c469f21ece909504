import { createHash } from "node:crypto";
import { defineConfig, type Plugin } from "vite";

// What of a table comes when it is wanted.
const BESIDE =
  "panels|keeping_order|seal|waiting|invite|questions|curtain|kept(?!_focus)|replay|all_moves|resign|typing.tsx";

// What a page does not need at first, though several screens share it: words in German, boards, other screens, what
// is opened beside a table.
const LATER = new RegExp(
  [
    "boards.(plain.(?!plainly)|(merkator|merchants|merv).(?!title|about.en|drawings)).|words.de",
    "src.(installed.(?!here)|service)",
    "screens.(yours|push|companion|rules|terms|bots|tables)|src.own.",
    `screens.table.(${BESIDE})|rule_list|luck`,
    "teach.(lessons|keeping|puzzle.streak)",
    "boards.parts.(following|grouping|caption|beside|tabs)|look.(motion|sound)",
  ].join("|"),
);

const PLAYED = new RegExp(
  [
    `screens/table/(?!opened|pointing|${BESIDE})`,
    "boards/parts/(?!sea|catalogue|following|grouping|caption.tsx|beside|tabs)|pan_zoom",
    "teach.(hints|taught|panels|drawing|seen)",
  ].join("|"),
);

// What a board is made of at first, and shares with its explanations, its guide, its picture on the start page. One file
// is smaller than ten, zipped.
const LATER_ON_BOARDS =
  "explain|vignette|about|sources|title|guide|picture|scenes|drawings|words.(de|en.(scenes|guide))|show|flights|where|brings|small|offers|tabs";
const atFirst = (title: string, later: string) => new RegExp(`boards.${title}.(?!${LATER_ON_BOARDS}|${later})`);
const MERKATOR = atFirst("merkator", "map_(sheet|drawing)|engraving");
const MERCHANTS = atFirst(
  "merchants",
  "trade_table|composer|wishes|answering|which|discard.tsx|hand_strip|map_(overview|ghost)|rolling|forecast|told",
);
const MERV = atFirst("merv", "stage|event_gains|gains|paying|wall_stock|magistrate");

// What shows in motion what happens.
const MOTION = /boards.parts.(following|grouping|caption.tsx|beside)|look.(motion|sound)/;

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
              test: /src.teach.(?!keeping|puzzle.streak|lessons.(learn_card|path_dashes|path_progress|progress|steps|words))/,
            },
            { name: "motion", minShareCount: 2, priority: 5, test: MOTION },
            { name: "merkator", priority: 2, test: MERKATOR },
            { name: "merchants", priority: 2, test: MERCHANTS },
            { name: "merv", priority: 2, test: MERV },
            { name: "shared", minShareCount: 2, test: (id) => !LATER.test(id) },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
