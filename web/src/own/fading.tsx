// A game that one can hardly win any more: a quiet offer to end it, until one plays on or has switched it off.

import { useState } from "preact/hooks";
import type { Table } from "../play/table";
import { openSide } from "../screens/table/opened";
import { offerEnd } from "../settings";
import { ownWords } from "./words";

export function Fading({ table }: { table: Table }) {
  const w = ownWords.value.fading;
  const [isPutOff, putOff] = useState(false);
  const now = table.now.value;
  if (!now?.fading || now.status !== "playing" || isPutOff || !offerEnd.value) return null;
  return (
    <div class="band own fading">
      <span>{w.said}</span>
      <button class="plain" onClick={() => openSide("menu")}>
        {w.end}
      </button>
      <button class="plain" onClick={() => putOff(true)}>
        {w.play}
      </button>
    </div>
  );
}
