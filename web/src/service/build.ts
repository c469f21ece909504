// The build that this service worker belongs to: its name, and all its files. The build writes them before this file.

interface Build {
  id: string;
  assets: readonly string[];
}

export const BUILD = (globalThis as unknown as { BUILD: Build }).BUILD;

/** What stays of a name from one build to the next: that of /assets/merv-BxQ2a_1C.js is /assets/merv.js. */
export const stem = (path: string): string => path.replace(/-[\w-]{8}(?=\.\w+$)/, "");
