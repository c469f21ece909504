// Plain requests to the house: everything that is not a conversation at a table.

import type {
  Board,
  ClauseNow,
  Course,
  Credentials,
  Moment,
  NewTable,
  PersonNow,
  Problem,
  ServerMessage,
  Story,
  TableNow,
  TableRow,
  TitleNow,
  TokenMade,
  TokenNow,
} from "../wire";
import { translated } from "../words/translated";

/** What the house says when it does not do what was asked. */
export class HttpRefusal extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(text);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { accept: "application/json" } };
  if (body !== undefined) {
    const isText = typeof body === "string";
    init.body = isText ? body : JSON.stringify(body);
    init.headers = { ...init.headers, "content-type": isText ? "text/plain" : "application/json" };
  }
  const answer = await fetch(path, init);
  const text = await answer.text();
  if (!answer.ok) throw new HttpRefusal(answer.status, translated(problem(text)));
  return (text ? JSON.parse(text) : undefined) as T;
}

function problem(text: string): string {
  try {
    return (JSON.parse(text) as Problem).text;
  } catch {
    return text;
  }
}

const once = new Map<string, Promise<unknown>>();

/** What does not change while the page is open is asked for once. */
function keep<T>(path: string): Promise<T> {
  if (!once.has(path)) {
    const asked = ask<T>("GET", path);
    asked.catch(() => once.delete(path));
    once.set(path, asked);
  }
  return once.get(path) as Promise<T>;
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;
const seen = (seat: number | null) => (seat === null ? "" : `?seat=${seat}`);

export const house = {
  shelf: () => keep<TitleNow[]>("/api/shelf"),
  edition: <E>(title: string) => keep<E>(`/api/editions/${title}`),
  rules: (title: string, language: string) => keep<ClauseNow[]>(`/api/rules/${title}?language=${language}`),
  me: () => ask<PersonNow>("GET", "/api/me"),
  rename: (name: string) => ask<void>("POST", "/api/me", { name }),
  register: (who: Credentials) => ask<void>("POST", "/api/register", who),
  signIn: (who: Credentials) => ask<void>("POST", "/api/sign-in", who),
  signOut: () => ask<void>("POST", "/api/sign-out"),
  tokens: () => ask<TokenNow[]>("GET", "/api/tokens"),
  newToken: (label: string) => ask<TokenMade>("POST", "/api/tokens", { label }),
  revokeToken: (id: string) => ask<void>("DELETE", `/api/tokens/${id}`),
  tables: () => ask<TableRow[]>("GET", "/api/tables"),
  mine: () => ask<TableRow[]>("GET", "/api/mine"),
  open: (wanted: NewTable) => ask<TableNow>("POST", "/api/tables", wanted),
  table: (id: string) => ask<TableNow>("GET", at(id)),
  story: (id: string, seat: number | null) => ask<Story>("GET", `${at(id)}/story${seen(seat)}`),
  /** The table in lines of text: now, or after so many moves. */
  board: (id: string, moves: number | null, seat: number | null) =>
    ask<Board>("GET", `${at(id)}/board?at=${moves ?? ""}&seat=${seat ?? ""}`),
  course: (id: string) => ask<Course>("GET", `${at(id)}/course`),
  moment: (id: string, moves: number, seat: number | null) =>
    ask<Moment>("GET", `${at(id)}/moments/${moves}${seen(seat)}`),
  /** A message by plain HTTP: it makes a stranger a guest. */
  send: (id: string, message: object) =>
    ask<ServerMessage>("POST", `${at(id)}/messages`, { ...message, cid: crypto.randomUUID() }),
  upload: (log: string) => ask<TableNow>("POST", "/api/logs", log),
  logOf: (id: string) => `${at(id)}/log`,
};
