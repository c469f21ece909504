// What lies in the browser: the files of this build, and what was seen. Older builds go when this one takes over.

import { BUILD, stem } from "./build";

const FILES = "fondaco-files-";
const OURS = FILES + BUILD.id;
const SEEN = "fondaco-seen";
const SHELL = "/";
const MOST_SEEN = 300;
const LOOSELY = { ignoreVary: true } as const;

/** When an answer was seen stands in its head. */
export const WHEN = "fondaco-seen";

async function files(): Promise<Cache> {
  return await caches.open(OURS);
}

// --- The page, and its files ---

/** Keep the page that draws itself, and what it names; of the rest, what this browser has needed so far. */
export async function keepBuild(): Promise<void> {
  const page = await fetch(SHELL, { cache: "no-cache" });
  const text = await page.clone().text();
  if (!page.ok || !text.includes('id="fondaco"')) throw new Error("this is not the page of the client");
  const ours = await files();
  await ours.put(SHELL, page);
  const named = [...text.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path!);
  await keepFiles([...named, ...(await neededBefore())]);
}

async function neededBefore(): Promise<string[]> {
  const found: string[] = [];
  for (const name of await builds()) {
    for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
  }
  return found.flatMap(kin);
}

/** The files of this build that are called like one of any build: itself, or all German words for some of them. */
const kin = (path: string): string[] => BUILD.assets.filter((one) => stem(one) === stem(path));

const builds = async (): Promise<string[]> => (await caches.keys()).filter((name) => name.startsWith(FILES));

export async function keepFiles(paths: readonly string[]): Promise<void> {
  const ours = await files();
  const assets = paths.filter((path) => path.startsWith("/assets/"));
  const wanted = new Set([...assets, ...assets.flatMap(kin)]);
  await Promise.all(
    [...wanted].map(async (path) => {
      if (!(await ours.match(path, LOOSELY))) await ours.add(path);
    }),
  );
}

export async function dropOlderBuilds(): Promise<void> {
  for (const name of await builds()) if (name !== OURS) await caches.delete(name);
}

/** The page, as it says that it came from here. */
export async function shell(): Promise<Response | undefined> {
  const page = await (await files()).match(SHELL, LOOSELY);
  if (!page) return undefined;
  const text = (await page.text()).replace("<html", "<html data-offline");
  return new Response(text, { headers: page.headers });
}

export async function file(request: Request): Promise<Response> {
  const ours = await files();
  const known = await ours.match(request, LOOSELY);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await ours.put(request, answer.clone());
  return answer;
}

// --- What was seen ---

export async function see(path: string, answer: Response): Promise<void> {
  const headers = new Headers(answer.headers);
  headers.set(WHEN, `${Date.now()}`);
  const seen = await caches.open(SEEN);
  await seen.put(path, new Response(await answer.blob(), { headers }));
  const all = await seen.keys();
  for (const one of all.slice(0, Math.max(0, all.length - MOST_SEEN))) await seen.delete(one);
}

export const seen = async (path: string): Promise<Response | undefined> =>
  await (await caches.open(SEEN)).match(path, LOOSELY);

export const forgetSeen = (): Promise<boolean> => caches.delete(SEEN);
