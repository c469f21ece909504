// "Your turn" in the title of the tab, as a browser's notice, and as a bell.

import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ring } from "../../look/sound";
import type { Table } from "../../play/table";
import { notify } from "../../settings";
import { words } from "../../words";
import { isMyTurn } from "./pennant";

export function useTurnNotice(table: Table): void {
  useEffect(() => {
    let was = false;
    const stop = effect(() => {
      const now = table.newest.value;
      const w = words.value;
      const isMine = now !== null && isMyTurn(now);
      document.title = isMine ? `● ${w.table.yourTurn} – ${now.name}` : `${now?.name ?? w.name}`;
      if (isMine && !was) announce(w.table.yourTurn, now.name);
      was = isMine;
    });
    return () => {
      stop();
      document.title = words.value.name;
    };
  }, [table]);
}

function announce(text: string, game: string): void {
  ring("bell");
  if (!document.hidden || !notify.value || !("Notification" in window)) return;
  if (Notification.permission === "granted") new Notification(text, { body: game, tag: "fondaco" });
}
