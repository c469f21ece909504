// "Your turn", or what is asked in another's, in the title of the tab, as a browser's notice, and as a bell.

import { effect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Board } from "../../boards/board";
import type { Table } from "../../play/table";
import { notify, sound } from "../../settings";
import { words } from "../../words";
import { isMyTurn, myPart } from "./pennant";

export function useTurnNotice(table: Table, board: Board | null): void {
  const was = useRef(false);
  useEffect(() => {
    const stop = effect(() => {
      const now = table.newest.value;
      const w = words.value;
      const isMine = now !== null && isMyTurn(now);
      const part = isMine ? myPart(now, board) : "";
      document.title = isMine ? `● ${part} – ${now.name}` : `${now?.name ?? w.name}`;
      if (isMine && !was.current) announce(part, now.name);
      was.current = isMine;
    });
    return () => {
      stop();
      document.title = words.value.name;
    };
  }, [table, board]);
}

function announce(text: string, game: string): void {
  if (sound.value) void import("../../look/sound").then(({ ring }) => ring("bell"));
  if (!document.hidden || !notify.value || !("Notification" in window)) return;
  if (Notification.permission === "granted") new Notification(text, { body: game, tag: "fondaco" });
}
