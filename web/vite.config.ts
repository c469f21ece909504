import { defineConfig } from "vite";

// The built files are part of the Python package: whoever installs Fondaco needs Python alone.
export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../src/fondaco/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What several screens share comes in one file: a browser fetches one sooner than ten. What only
    // the boards of later titles share is not on the way to the first; nor is what a table shares with the
    // analysis board, nor what the teacher's screens share.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: "played",
              minShareCount: 2,
              priority: 3,
              test: /screens.table.(?!opened|panels|pointing)|teach.(hints|taught|panels|drawing)/,
            },
            { name: "teacher", minShareCount: 2, priority: 2, test: /src.teach/ },
            {
              name: "shared",
              minShareCount: 2,
              test: /^(?!.*boards.(plain|merv|merchants|merkator.(explain|words.de)))/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
