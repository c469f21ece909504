// The service worker: shows what was last seen where there is no network, and calls people back. With a network,
// every page comes from the house, so that a new version is there at once; only files whose names change with their
// content come from here.

import { press, show, stop, subscribeAgain } from "./calls";
import { isClosed, isFarewell, isKept, isLeaving, isPage } from "./kept";
import { type Asked, type Heard, origin, scope } from "./scope";
import { dropOlderBuilds, file, forgetSeen, keepBuild, keepFiles, see, seen, shell, WHEN } from "./store";

const OFFLINE = "The house cannot be reached, and this was not looked at here before.";
const UNAVAILABLE = { status: 503, headers: { "content-type": "application/json" } };

const behind = new Map<string, number>(); // pages that were shown what was seen, and when that was

scope.addEventListener("install", (event) => {
  void scope.skipWaiting();
  event.waitUntil(keepBuild());
});
scope.addEventListener("activate", (event) => event.waitUntil(dropOlderBuilds().then(() => scope.clients.claim())));
scope.addEventListener("push", (event) => event.waitUntil(show(event)));
scope.addEventListener("notificationclick", (event) => event.waitUntil(press(event)));
scope.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribeAgain()));
scope.addEventListener("message", (event) => event.waitUntil(hear(event)));
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== origin) return;
  const path = url.pathname;
  if (request.method === "POST" && isFarewell(path)) return event.respondWith(left(request, path));
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    if (isPage(path)) event.respondWith(page(request));
  } else if (path.startsWith("/assets/")) event.respondWith(file(request));
  else if (isKept(path)) event.respondWith(answered(event, path + url.search));
});

/** From the house; where it is not to be reached, the page as it was kept. */
async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    return isClosed(answer.status) ? ((await shell()) ?? answer) : answer;
  } catch (problem) {
    const kept = await shell();
    if (!kept) throw problem;
    return kept;
  }
}

/** From the house, and kept; or as it was seen last. */
async function answered(event: Asked, path: string): Promise<Response> {
  const answer = await fetch(event.request).catch(() => null);
  if (answer && !isClosed(answer.status)) {
    if (answer.ok) event.waitUntil(keep(path, answer.clone()));
    return answer;
  }
  const known = await seen(path);
  if (known) await tell(event.clientId || event.resultingClientId, Number(known.headers.get(WHEN)));
  return known ?? answer ?? new Response(JSON.stringify({ type: "problem", text: OFFLINE }), UNAVAILABLE);
}

/** Keep an answer; those of somebody else are forgotten first. */
async function keep(path: string, answer: Response): Promise<void> {
  if (path === "/api/me") {
    const [was, is] = [await seen(path), await answer.clone().text()];
    if (was && (await was.text()) !== is) await forgetSeen();
  }
  await see(path, answer);
}

/** Let a page know that it shows what was seen. */
async function tell(id: string, time: number): Promise<void> {
  behind.set(id, Math.max(time, behind.get(id) ?? 0));
  (await scope.clients.get(id))?.postMessage({ seen: behind.get(id) });
}

/** Somebody comes or goes: what was seen is not for whoever is here next, nor are the calls. */
async function left(request: Request, path: string): Promise<Response> {
  const answer = await fetch(request);
  if (answer.ok || answer.type === "opaqueredirect") {
    await forgetSeen();
    await (isLeaving(path) ? stop() : subscribeAgain()).catch(() => null);
  }
  return answer;
}

/** A page tells which files it has loaded, or asks whether it shows what was seen. */
async function hear({ data, source }: Heard): Promise<void> {
  const { files } = data as { files?: string[] };
  if (files) return keepFiles(files);
  const time = source && behind.get(source.id);
  if (source && time) await tell(source.id, time);
}
