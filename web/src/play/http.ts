// One request to the house, and its answer.

import type { Problem } from "../wire";
import { translated } from "../words/translated";
import { learn } from "./renewal";

/** What the house says when it does not do what was asked. */
export class HttpRefusal extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(text);
  }
}

export async function ask<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const text = await askText(method, path, body, signal);
  return (text ? JSON.parse(text) : undefined) as T;
}

export async function askText(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<string> {
  const init: RequestInit = { method, headers: { accept: "application/json" }, signal: signal ?? null };
  if (body !== undefined) {
    const isText = typeof body === "string";
    init.body = isText ? body : JSON.stringify(body);
    init.headers = { ...init.headers, "content-type": isText ? "text/plain" : "application/json" };
  }
  const answer = await fetch(path, init);
  learn(Number(answer.headers.get("fondaco-wire")));
  const text = await answer.text();
  if (!answer.ok) throw new HttpRefusal(answer.status, translated(problem(text)));
  return text;
}

function problem(text: string): string {
  try {
    return (JSON.parse(text) as Problem).text;
  } catch {
    return text;
  }
}
