// Calls: a push message becomes a notification, a press on it opens the table, another one ends them here.

import { idOf, told } from "worker/subscription";
import { type Pressed, type Pushed, scope } from "./scope";
import { type Said, WORDS } from "./words";

const OURS: Said["language"] = navigator.language.startsWith("de") ? "de" : "en";
const NOTHING: Omit<Said, "kind"> = { table: "", title: "", others: [], language: OURS };

export async function show(event: Pushed): Promise<void> {
  await notify({ ...NOTHING, ...(event.data?.json() as Said) });
}

/** Say it in a notification; a later one about the same table takes its place. */
async function notify(said: Said): Promise<void> {
  const w = WORDS[said.language] ?? WORDS.en;
  const body = said.kind === "trial" ? w.trial : said.kind === "stopped" ? w.stopped : w.others(said.others);
  const options = {
    body,
    tag: said.table || said.kind,
    icon: "/icon-192.png",
    badge: "/badge.png",
    lang: said.language,
    data: said,
    actions: said.kind === "stopped" ? [] : [{ action: "stop", title: w.stop }],
  };
  await scope.registration.showNotification(w.head[said.kind](said.title), options);
}

export async function press({ action, notification }: Pressed): Promise<void> {
  notification.close();
  const said = notification.data as Said;
  if (action === "stop") {
    await stop();
    return notify({ ...said, kind: "stopped", table: "" });
  }
  await visit(said.table ? `/tables/${said.table}` : "/settings");
}

/** Show a page of ours: where it is open already, or in a window of its own. */
async function visit(path: string): Promise<void> {
  const open = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : scope.clients.openWindow(path));
}

/** Be called at this browser no more. */
export async function stop(): Promise<void> {
  const found = await scope.registration.pushManager.getSubscription();
  if (!found) return;
  const id = await idOf(found);
  await found.unsubscribe();
  await fetch(`/api/calls/${id}`, { method: "DELETE" });
}

/** Let the house know where this browser is called; it may have forgotten, or know us by another key. */
export async function subscribeAgain(): Promise<void> {
  const found = await scope.registration.pushManager.getSubscription();
  if (!found) return;
  const body = JSON.stringify(told(found, OURS));
  await fetch("/api/calls", { method: "POST", headers: { "content-type": "application/json" }, body });
}
