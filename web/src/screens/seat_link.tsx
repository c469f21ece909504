// A seat link: sit down with it.

import { useState } from "preact/hooks";
import type { Given } from "../app";
import { house } from "../play/house";
import { go } from "../route";
import { words } from "../words";
import { useAsked } from "./asked";
import { Frame } from "./frame";

export function SeatLink({ given }: { given: Given }) {
  const { table = "", seat = "0", key = "" } = given;
  const w = words.value.waiting;
  const found = useAsked(() => house.table(table), table);
  const [problem, setProblem] = useState("");
  const sit = async () => {
    const message = { type: "sit", seat: Number(seat), link: key };
    await house.send(table, message).then(() => go(`/tables/${table}`), (trouble: Error) => setProblem(trouble.message));
  };
  return (
    <Frame heading={found.found?.name ?? ""}>
      <p>{words.value.setUp.seat(Number(seat) + 1)}</p>
      <button class="main" onClick={() => void sit()}>
        {w.sit}
      </button>
      <p class="problem" role="alert">
        {problem || found.problem}
      </p>
    </Frame>
  );
}
