// How much of a table a screen has room for; board.css and table.css have the same sizes.

import { useEffect, useState } from "preact/hooks";

/** A tablet, a phone, or a low screen: parts of the board lie under tabs. */
export const SMALL = "(max-width: 1199px), (max-height: 699px)";

/** One part of the board at a time, and the buttons in a line of their own. */
export const PHONE = "(max-width: 559px), (max-width: 760px) and (orientation: portrait)";

/** Parts of the board lie under tabs beside it. */
export const TABLET = "(min-width: 761px) and (max-width: 1199px) and (min-height: 560px)";

/** A tablet held upright: what is told has room beside one part. */
export const UPRIGHT = "(min-width: 761px) and (max-width: 1199px) and (orientation: portrait)";

export function useMedia(query: string): boolean {
  const [isSo, set] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    set(media.matches);
    const changed = () => set(media.matches);
    media.addEventListener("change", changed);
    return () => media.removeEventListener("change", changed);
  }, [query]);
  return isSo;
}
