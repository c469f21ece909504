// What is shown while something happens: the view after each event, without a word of the rules.

import { describe, expect, it } from "vitest";
import { doer, staged } from "../src/boards/merv/stage";
import type { MervView } from "../src/boards/merv/view";

const site = {
  site: "library_teal",
  row: 1,
  column: 1,
  action: "library",
  resource: "teal",
  owner: null,
  soldier: null,
  upgrade: null,
  walled: false,
};
const view = {
  side: "north",
  step: "slot",
  line: null,
  site: null,
  queue: [0, "magistrate"],
  slots: [1, 2, 3, 4, 5].map((n) => ({ line: `column ${n}`, master: null })),
  city: [site, null],
  walls: [{ slot: "north_1", gate: false, piece: null }],
} as unknown as MervView;

const stagedAfter = (...events: Record<string, unknown>[]) => events.reduce(staged, view);

describe("on the stage", () => {
  it("is done by a seat, or by whom the rules play", () => {
    expect(doer({ seat: 0 })).toBe(0);
    expect(doer({ opponent: "magistrate" })).toBe("magistrate");
  });

  it("a master enters, builds and guards", () => {
    const now = stagedAfter(
      { event: "entered", opponent: "magistrate", line: "column 2" },
      { event: "built", opponent: "magistrate", site: "library_teal" },
      { event: "deployed", seat: 0, site: "library_teal" },
    );
    expect(now.slots[1]!.master).toBe("magistrate");
    expect(now.city[0]).toMatchObject({ owner: "magistrate", soldier: 0 });
    expect(view.city[0]!.owner).toBeNull();
  });

  it("masters line up anew, and the next side has free slots", () => {
    const now = stagedAfter({ event: "entered", seat: 0, line: "column 2" }, { event: "queued", seat: 0, place: 2 });
    expect(now.queue).toEqual([null, 0]);
    expect(now.slots[1]!.master).toBeNull();
    const next = staged(now, { event: "round_began", round: 2 });
    expect([next.side, next.slots[0]!.line]).toEqual(["east", "row 1"]);
  });

  it("walls stand where they were built, and the rest stays", () => {
    expect(stagedAfter({ event: "walled", seat: 0, wall: "gate_tan_3", slot: "north_1" }).walls[0]!.piece).toBe(
      "gate_tan_3",
    );
    expect(stagedAfter({ event: "scored", seat: 0, points: 3 })).toBe(view);
  });
});
