// A socket to one table that mends itself: it comes back after a break with the last number it
// has seen, and sends again what was not answered, under the same name, so that nothing is done
// twice and nothing is lost.

import { type ClientMessage, type ServerMessage, WIRE } from "../wire";
import { outage } from "./outage";
import { freshCid } from "./random";
import { hold, learn } from "./renewal";

type Named = Extract<ClientMessage, { cid: string }>;
type Unnamed<M> = M extends Named ? Omit<M, "cid"> : never;
export type Question = Unnamed<Named>;
export type AnswerTo = Extract<ServerMessage, { cid: string }>;

export interface Listener {
  told(message: ServerMessage): void;
  lost(attempt: number): void;
  back(): void;
  /** The last number that was seen, from which the server shall go on. */
  last(): number | null;
}

interface Waiting {
  message: Named;
  resolve(answer: AnswerTo): void;
}

/** What a table talks to: the house, or whoever stands in for it. */
export interface Talk {
  ask(question: Question): Promise<AnswerTo>;
  /** Say something that needs no answer, and is nothing to be sent again. */
  note?(message: ClientMessage): void;
  renew(): void;
  close(): void;
}

const SOCKET = location.protocol === "https:" ? "wss:" : "ws:";

/** The socket of a table. */
export const socketOf =
  (id: string) =>
  (listener: Listener): Talk =>
    new Connection(`${SOCKET}//${location.host}/api/tables/${id}/socket`, listener);

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const SILENCE = 25_000; // without a word we ask whether anybody is there
const PATIENCE = 8_000; // and so long we wait for the answer
const AGAIN = 1000; // until what the house could not write down is sent again

export class Connection implements Talk {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private attempt = 0;
  private timer = 0;
  private closed = false;
  private readonly release = hold(() => this.waiting.size > 0);

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    addEventListener("offline", this.leave);
    addEventListener("online", this.hurry);
    this.open();
  }

  /** Send a message and wait for its answer, over as many breaks as it takes. */
  ask(question: Question): Promise<AnswerTo> {
    const message = { ...question, cid: freshCid() } as Named;
    return new Promise((resolve) => {
      this.waiting.set(message.cid, { message, resolve });
      this.write(message);
    });
  }

  note(message: ClientMessage): void {
    this.write(message);
  }

  /** Connect again, as the person whom the house knows by now. */
  renew(): void {
    this.socket?.close();
  }

  close(): void {
    this.closed = true;
    this.release();
    removeEventListener("offline", this.leave);
    removeEventListener("online", this.hurry);
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** The browser says that there is no line: what was on it will not come. */
  private readonly leave = (): void => this.socket?.close();

  /** There is one again. */
  private readonly hurry = (): void => {
    if (this.attempt === 0) return;
    clearTimeout(this.timer);
    this.open();
  };

  private open(): void {
    if (this.socket && this.socket.readyState < WebSocket.CLOSING) return;
    const socket = new WebSocket(`${this.address}?wire=${WIRE}`);
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.comeBack(socket);
  }

  private greet(): void {
    this.write({ type: "hello", last: this.listener.last() });
    for (const { message } of this.waiting.values()) this.write(message);
    this.listen(SILENCE);
  }

  private hear(message: ServerMessage): void {
    if (this.attempt > 0) this.listener.back();
    this.attempt = 0;
    this.listen(SILENCE);
    if (message.type === "outdated") learn(message.wire);
    if (message.type === "outage") outage.value = !message.over;
    if ("cid" in message) this.settle(message);
    this.listener.told(message);
  }

  private settle(answer: AnswerTo): void {
    if (answer.type === "refused" && answer.again) return this.askLater(answer.cid);
    this.waiting.get(answer.cid)?.resolve(answer);
    this.waiting.delete(answer.cid);
  }

  /** Nothing was kept, and nothing is lost: the same is sent under the same name, until it is kept. */
  private askLater(cid: string): void {
    window.setTimeout(() => {
      const waiting = this.waiting.get(cid);
      if (waiting) this.write(waiting.message);
    }, AGAIN);
  }

  private write(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Expect a word within this time; a silent socket may be a dead one. */
  private listen(time: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      if (time === PATIENCE) return this.socket?.close();
      this.write({ type: "ping" });
      this.listen(PATIENCE);
    }, time);
  }

  private comeBack(socket: WebSocket): void {
    if (this.closed || socket !== this.socket) return;
    this.attempt += 1;
    this.listener.lost(this.attempt);
    outage.value = false; // whoever we come back to tells
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.attempt - 1));
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.open(), wait * (0.5 + Math.random() / 2));
  }
}
