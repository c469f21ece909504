// Where the keyboard stands: never nowhere.

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Table } from "../../play/table";

/** Whoever stood at a button that is gone stands at the bar, and at its main button where there is one. */
export function useKeptFocus(bar: { current: HTMLElement | null }, table: Table): void {
  const wasInside = useRef(false);
  useEffect(() => {
    const note = (event: FocusEvent) => void (wasInside.current = isInPlay(event.target as Element));
    addEventListener("focusin", note);
    return () => removeEventListener("focusin", note);
  }, []);
  useLayoutEffect(() => {
    if (!wasInside.current || document.activeElement !== document.body) return;
    const main = bar.current?.querySelector<HTMLElement>(".main[data-move]");
    (main ?? bar.current)?.focus({ preventScroll: true });
  }, [table.now.value?.at, table.legal.value]);
}

const isInPlay = (on: Element): boolean => on.closest(".board-place") !== null;
