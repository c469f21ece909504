// How much of a table a screen has room for; board.css and table.css have the same sizes.

import { useEffect, useState } from "preact/hooks";

/** One part of the board at a time, and the buttons in a line of their own. */
export const PHONE = "(max-width: 559px), (max-width: 760px) and (orientation: portrait)";

export function useMedia(query: string): boolean {
  const media = matchMedia(query);
  const [isSo, set] = useState(media.matches);
  useEffect(() => {
    const changed = () => set(media.matches);
    media.addEventListener("change", changed);
    return () => media.removeEventListener("change", changed);
  }, []);
  return isSo;
}
