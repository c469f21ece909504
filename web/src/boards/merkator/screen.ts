// How much of the board a screen has room for; board.css has the same sizes.

import { useEffect, useState } from "preact/hooks";

/** One part at a time, under tabs. */
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
