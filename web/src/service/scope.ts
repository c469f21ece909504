// What a service worker has around it, as far as ours uses it: the types of pages know nothing of it.

export interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

export interface Asked extends Lasting {
  readonly request: Request;
  readonly clientId: string;
  readonly resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
}

export interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}

export interface Pressed extends Lasting {
  readonly action: string;
  readonly notification: Notification;
}

export interface Heard extends Lasting {
  readonly data: unknown;
  readonly source: { readonly id: string } | null;
}

interface PageHere {
  readonly id: string;
  readonly url: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}

interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    get(id: string): Promise<PageHere | undefined>;
    matchAll(wanted: { type: "window"; includeUncontrolled: boolean }): Promise<PageHere[]>;
    openWindow(url: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "pushsubscriptionchange", listener: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listener: (event: Asked) => void): void;
  addEventListener(type: "push", listener: (event: Pushed) => void): void;
  addEventListener(type: "notificationclick", listener: (event: Pressed) => void): void;
  addEventListener(type: "message", listener: (event: Heard) => void): void;
}

export const scope = globalThis as unknown as Scope;
export const origin = location.origin;
