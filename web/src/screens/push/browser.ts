// What this browser can do to be called, and the house's part in it.

import { ask } from "../../play/http";
import { idOf, told } from "../../service/subscription";
import { language } from "../../settings";
import type { CallsNow, QuietHours } from "../../wire";

/** Why nobody can be called here; nothing, where one can. */
export type Missing = "plainHttp" | "homeScreen" | "none" | "denied" | "";

const isApple = /iPhone|iPad/.test(navigator.userAgent);

export function missing(): Missing {
  if (!isSecureContext) return "plainHttp";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
    return isApple ? "homeScreen" : "none";
  return Notification.permission === "denied" ? "denied" : "";
}

export const isApp = (): boolean => matchMedia("(display-mode: standalone)").matches;

export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const worker = async () => await navigator.serviceWorker.ready;

/** Where this browser is called, as the house names it; nothing, where it is not. */
export async function ownId(): Promise<string> {
  const found = await (await navigator.serviceWorker?.getRegistration())?.pushManager.getSubscription();
  return found ? await idOf(found) : "";
}

export const calls = (): Promise<CallsNow> => ask<CallsNow>("GET", "/api/calls");

/** Ask the person, then the browser, then the house. */
export async function beCalled(key: string): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") return;
  const manager = (await worker()).pushManager;
  const known = await manager.getSubscription();
  if (known && !isFor(known, key)) await known.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const found = await manager.subscribe(options);
  await ask("POST", "/api/calls", told(found, language.value === "de" ? "de" : "en"));
}

/** Whether it takes calls of this house: its key may have changed. */
function isFor(known: PushSubscription, key: string): boolean {
  const own = new Uint8Array(known.options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...own))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
  return text.replaceAll("=", "") === key;
}

/** Be called there no more; for this browser, its push service forgets it, too. */
export async function stopAt(id: string): Promise<void> {
  if (id === (await ownId())) {
    const found = await (await worker()).pushManager.getSubscription();
    await found?.unsubscribe();
  }
  await ask("DELETE", `/api/calls/${id}`);
}

export const tryOut = (): Promise<void> => ask("POST", "/api/calls/trial");

export const beQuiet = (hours: QuietHours | null): Promise<void> => ask("POST", "/api/calls/quiet", { hours });
