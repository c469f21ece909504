// What a page does so that it can be opened without a network: it has the service worker, keeps what it shows of a
// table, and says where it shows only that. All of it comes when the page stands.

import { effect } from "@preact/signals";
import { ask } from "../play/http";
import type { Table } from "../play/table";
import type { TableNow } from "../wire";
import { drawBand, showSeen } from "./band";
import { here } from "./here";

const SEEN = "fondaco-seen"; // of the service worker, too
const SOON = 400; // in which a table may still change

let isStarted = false;

/** Begin; `isOffline` where the page itself came from what was kept. */
export function start(isOffline: boolean): void {
  if (isStarted || !("serviceWorker" in navigator)) return;
  isStarted = true;
  drawBand();
  if (isOffline) showSeen(0);
  const worker = navigator.serviceWorker;
  worker.addEventListener("message", ({ data }) => hear(data as { seen?: number }));
  worker.addEventListener("controllerchange", tellFiles);
  worker.register("/service.js", { updateViaCache: "none" }).catch(() => null); // a browser may not allow it
  void worker.ready.then(tellFiles).then(keepTables); // without a service worker, nothing would show them again
  showLastSeen();
}

function hear({ seen }: { seen?: number }): void {
  if (seen) showSeen(seen);
}

/** The service worker may have come after the files that this page has loaded. */
function tellFiles(): void {
  const files = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  navigator.serviceWorker.controller?.postMessage({ files });
  navigator.serviceWorker.controller?.postMessage({});
}

// --- What was seen of a table ---

/** Keep the table on the screen as it stands, whenever it has changed. */
function keepTables(): void {
  let timer = 0;
  let waiting: TableNow | null = null;
  const write = () => {
    clearTimeout(timer);
    if (waiting) void keep(waiting);
    waiting = null;
  };
  effect(() => {
    const now = here.value?.newest.value;
    if (!now || here.value?.attempt.value) return;
    waiting = now;
    clearTimeout(timer);
    timer = window.setTimeout(write, SOON);
  });
  addEventListener("visibilitychange", write);
  addEventListener("pagehide", write);
}

async function keep(now: TableNow): Promise<void> {
  const headers = { "content-type": "application/json", [SEEN]: `${Date.now()}` };
  const seen = await caches.open(SEEN);
  await seen.put(`/api/tables/${now.id}`, new Response(JSON.stringify(now), { headers }));
}

/** A table that has no line to the house stands as it was seen last: to look at, not to play. */
function showLastSeen(): void {
  effect(() => {
    const table = here.value;
    if (table && table.attempt.value > 0 && table.now.value === null) void stand(table);
  });
}

async function stand(table: Table): Promise<void> {
  const now = await ask<TableNow>("GET", `/api/tables/${table.id}`).catch(() => null);
  if (now && table.now.value === null) table.stand({ ...now, legal: null });
}
