// Whoever chooses to be shown everything at once is held back by nothing that was being shown before.

import { expect, it, vi } from "vitest";
import { following, type Staging } from "../src/boards/parts/following";
import type { Table } from "../src/play/table";
import type { Told } from "../src/wire";

vi.mock("../src/settings", () => ({ speed: { value: 0 }, reading: () => 0, sound: { value: false } }));
vi.mock("../src/look/sound", () => ({ ring: () => undefined }));
vi.mock("../src/play/seats", () => ({ seatNames: () => [] }));

it("nothing stays staged", async () => {
  const calls: string[] = [];
  const staging = {
    begin: (before: unknown) => void calls.push(`begin with ${before}`),
    done: () => void calls.push("done"),
  } as unknown as Staging<object>;
  const show = following({} as Table<object>, staging);
  await show({ events: [{ event: "built" }] } as unknown as Told, {}, {});
  expect(calls).toEqual(["begin with null", "done"]);
});
