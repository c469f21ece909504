// A band under the top of a table.

import type { ComponentChildren } from "preact";

export function Band({ look, children }: { look: string; children: ComponentChildren }) {
  return <div class={`band ${look}`}>{children}</div>;
}
