// A first game: a real table with one bot, and a lesson beside it.

import { useEffect, useState } from "preact/hooks";
import { house } from "../play/house";
import type { Params } from "../route";
import { go } from "../route";
import { words } from "../words";
import { Frame } from "./frame";

export function Learn({ params }: { params: Params }) {
  const [problem, setProblem] = useState("");
  useEffect(() => {
    const seats = [{ kind: "me" as const }, { kind: "bot" as const, level: "apprentice" }];
    house.open({ title: params["title"]!, seats }).then(
      (table) => go(`/tables/${table.id}?lesson`),
      (trouble: Error) => setProblem(trouble.message),
    );
  }, [params]);
  return <Frame>{problem || words.value.loading}</Frame>;
}
