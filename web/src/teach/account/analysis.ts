// The analysis of a game as it comes: asked for, worked on, done.

import { useEffect, useState } from "preact/hooks";
import { house } from "../../play/house";
import type { AnalysisNow } from "../../wire";

const LOOK_AGAIN = 1200; // milliseconds, while it is worked on

export interface Analysis {
  now: AnalysisNow | null;
  problem: string;
  ask(): void;
}

const isUnderWay = (now: AnalysisNow | null): boolean => now?.status === "waiting" || now?.status === "working";

export function useAnalysis(table: string): Analysis {
  const [now, setNow] = useState<AnalysisNow | null>(null);
  const [problem, setProblem] = useState("");
  const take = (asked: Promise<AnalysisNow>) => asked.then(setNow, (trouble: Error) => setProblem(trouble.message));
  useEffect(() => void take(house.analysis(table)), [table]);
  useEffect(() => {
    if (!isUnderWay(now)) return;
    const timer = setTimeout(() => void take(house.analysis(table)), LOOK_AGAIN);
    return () => clearTimeout(timer);
  }, [now, table]);
  const ask = () => {
    setProblem("");
    void take(house.analyse(table));
  };
  return { now, problem, ask };
}
