// The analysis of a game in its account; it comes when the account is opened.

import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Table } from "../../play/table";
import type { Analysis } from "../../teach/account/analysis";

interface Props {
  table: Table;
  analysis: Analysis;
  race: ComponentChildren;
}

export function Analysed(props: Props) {
  const [Found, found] = useState<ComponentType<Props> | null>(null);
  useEffect(() => void import("../../teach/account").then(({ GameAccount }) => found(() => GameAccount)), []);
  return Found && <Found {...props} />;
}
