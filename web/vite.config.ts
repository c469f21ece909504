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
    // the boards of later titles share is not on the way to the first.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
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
