// The first game: a short lesson at a real table.

import type { Given } from "../app";
import { Missing } from "./missing";

export function Learn(_: { given: Given }) {
  return <Missing />;
}
