// Something that is asked of the house when a screen opens, and now and then again.

import { useEffect, useState } from "preact/hooks";

export interface Fetched<T> {
  found: T | null;
  problem: string;
  again(): void;
}

export function useFetched<T>(ask: () => Promise<T>, key: string, everySeconds = 0): Fetched<T> {
  const [found, setFound] = useState<T | null>(null);
  const [problem, setProblem] = useState("");
  const [round, setRound] = useState(0);
  useEffect(() => {
    let wanted = true;
    ask().then(
      (answer) => {
        if (!wanted) return;
        setFound(() => answer);
        setProblem("");
      },
      (trouble: Error) => wanted && setProblem(trouble.message),
    );
    return () => void (wanted = false);
  }, [key, round]);
  useEffect(() => {
    if (everySeconds === 0) return;
    const timer = setInterval(() => !document.hidden && setRound((n) => n + 1), everySeconds * 1000);
    return () => clearInterval(timer);
  }, [everySeconds]);
  return { found, problem, again: () => setRound((n) => n + 1) };
}
