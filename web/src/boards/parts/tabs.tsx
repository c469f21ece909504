// Where not all has room, the parts of a board lie under tabs.

import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "../../pieces/icon";
import "./parts.css";

export interface Tab<Name extends string> {
  name: Name;
  icon: IconName;
  label: string;
  /** How many things wait there, and what they are called. */
  waiting?: { count: number; label: string };
}

export function Tabs<Name extends string>({
  tabs,
  shown,
  label,
  onShow,
}: {
  tabs: Tab<Name>[];
  shown: Name;
  label: string;
  onShow(name: Name): void;
}) {
  return (
    <nav class="board-tabs" aria-label={label}>
      {tabs.map(({ name, icon, label, waiting }) => (
        <button key={name} class="quiet" data-tab={name} aria-pressed={shown === name} onClick={() => onShow(name)}>
          <Icon name={icon} /> {label}
          {waiting && waiting.count > 0 && <Waiting label={waiting.label}>{waiting.count}</Waiting>}
        </button>
      ))}
    </nav>
  );
}

function Waiting({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <b class="tab-waiting">
      {children}
      <span class="hidden"> {label}</span>
    </b>
  );
}
