// A board in two frames: what one needs to begin comes at once, the rest a moment later.

import { useEffect, useState } from "preact/hooks";

/** False for the first frame. */
export function useSecondFrame(): boolean {
  const [isSecond, look] = useState(false);
  useEffect(() => look(true), []);
  return isSecond;
}
