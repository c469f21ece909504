// A house whose store is away, and a house that is newer than the page: nothing that was chosen is lost.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ServerMessage, WIRE } from "../src/wire";

type Sent = { type: string; cid?: string };

/** A socket to a house that says nothing by itself. */
class FakeSocket {
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.OPEN;
  sent: Sent[] = [];
  onopen = () => undefined;
  onmessage = (_: { data: string }) => undefined;
  onclose = () => undefined;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  say(message: Partial<ServerMessage> & { type: ServerMessage["type"] }): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  close(): void {
    this.readyState = FakeSocket.CLOSING;
    this.onclose();
  }
}

const reload = vi.fn();
const assign = vi.fn();
const page = { typed: "", dialog: false };
const kept = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  FakeSocket.all = [];
  kept.clear();
  Object.assign(page, { typed: "", dialog: false });
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("window", { setTimeout });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("sessionStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) });
  vi.stubGlobal("location", { pathname: "/tables/t", search: "", reload, assign });
  vi.stubGlobal("document", {
    querySelectorAll: () => [{ value: page.typed }],
    querySelector: () => (page.dialog ? {} : null),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

const listener = { told: () => undefined, lost: () => undefined, back: () => undefined, last: () => null };

async function connected() {
  const { Connection } = await import("../src/play/connection");
  const connection = new Connection("ws://house/api/tables/t/socket", listener);
  const [socket] = FakeSocket.all;
  socket!.onopen();
  return { connection, socket: socket! };
}

describe("a house that cannot write anything down", () => {
  it("says so, and when it can again", async () => {
    const { socket } = await connected();
    const { outage } = await import("../src/play/outage");
    for (const over of [false, true, false]) {
      socket.say({ type: "outage", over });
      expect(outage.value).toBe(!over);
    }
    socket.close();
    expect(outage.value).toBe(false);
  });

  it("is sent the same again under the same name, until it can", async () => {
    const { connection, socket } = await connected();
    const answer = connection.ask({ type: "play", at: 3, move: "stay" });
    const { cid } = socket.sent[1]!;
    for (let tries = 1; tries <= 3; tries++) {
      socket.say({ type: "refused", cid: cid!, text: "away", again: true });
      expect(socket.sent.length).toBe(1 + tries);
      vi.advanceTimersByTime(1000);
      expect(socket.sent.at(-1)).toEqual({ type: "play", at: 3, move: "stay", cid });
      expect(socket.sent.length).toBe(2 + tries);
    }
    socket.say({ type: "ok", cid: cid!, seq: 4 });
    expect(await answer).toEqual({ type: "ok", cid, seq: 4 });
    vi.advanceTimersByTime(5000);
    expect(socket.sent.length).toBe(5);
  });

  it("is not asked again for what it refuses for good", async () => {
    const { connection, socket } = await connected();
    const answer = connection.ask({ type: "play", at: 3, move: "fly" });
    socket.say({ type: "refused", cid: socket.sent[1]!.cid!, text: "no" });
    expect((await answer).type).toBe("refused");
    vi.advanceTimersByTime(5000);
    expect(socket.sent.length).toBe(2);
  });
});

describe("a page that is older than the house", () => {
  it("tells which version it speaks", async () => {
    expect((await connected()).socket.address).toBe(`ws://house/api/tables/t/socket?wire=${WIRE}`);
  });

  it("loads itself anew once nothing is under way, and not over and over", async () => {
    const { connection, socket } = await connected();
    const { hold, newer } = await import("../src/play/renewal");
    let isChoosing = true;
    const release = hold(() => isChoosing);
    void connection.ask({ type: "say", text: "wait" });
    socket.say({ type: "outdated", wire: WIRE + 1 });
    expect(newer.value).toBe(WIRE + 1);
    const stays = () => {
      vi.advanceTimersByTime(10_000);
      expect(reload).not.toHaveBeenCalled();
    };
    stays(); // somebody is choosing, and there is no answer yet
    isChoosing = false;
    stays();
    socket.say({ type: "ok", cid: socket.sent[1]!.cid!, seq: 4 });
    page.typed = "half a sent";
    stays();
    Object.assign(page, { typed: "", dialog: true });
    stays();
    page.dialog = false;
    vi.advanceTimersByTime(1000);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(50_000);
    expect(reload).toHaveBeenCalledTimes(1);
    release();
  });

  it("learns it from any answer, and leaves for a fresh page", async () => {
    vi.stubGlobal("fetch", async () => new Response("{}", { headers: { "fondaco-wire": String(WIRE + 1) } }));
    vi.stubGlobal("localStorage", { getItem: () => null });
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
    const { ask } = await import("../src/play/http");
    await ask("GET", "/api/me");
    const { go } = await import("../src/route");
    go("/lobby");
    expect(assign).toHaveBeenCalledWith("/lobby");
  });

  it.each([WIRE, WIRE - 1, Number.NaN])("is no older than version %s", async (wire) => {
    const { learn, newer } = await import("../src/play/renewal");
    learn(wire);
    expect(newer.value).toBe(null);
  });
});
