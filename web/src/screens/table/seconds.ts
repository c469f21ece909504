// Seconds that have passed since something arrived, counted on while it runs.

import { useEffect, useState } from "preact/hooks";

export function useSeconds(of: object, isRunning: boolean): number {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    setPassed(0);
    if (!isRunning) return;
    const begin = Date.now();
    const timer = setInterval(() => setPassed((Date.now() - begin) / 1000), 1000);
    return () => clearInterval(timer);
  }, [of, isRunning]);
  return passed;
}
