// A button that copies a text, and says so for a while.

import { useEffect, useState } from "preact/hooks";
import { Icon, type IconName } from "../pieces/icon";
import { words } from "../words";
import { copy } from "./copy";

const SHOWN = 2500;

interface Props {
  /** What is copied; asked for when it has to be made first, null where that failed. */
  text: string | (() => Promise<string | null>);
  name: string;
  icon?: IconName;
}

export function CopyButton({ text, name, icon }: Props) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const press = async () => {
    const found = typeof text === "string" ? text : await text();
    if (found === null) return;
    await copy(found);
    setCopied(true);
  };
  return (
    <button
      type="button"
      class="plain"
      aria-label={isCopied ? words.value.waiting.copied : name}
      onClick={() => void press()}
    >
      {icon && <Icon name={isCopied ? "check" : icon} />}{" "}
      <span role="status">{isCopied ? words.value.waiting.copied : name}</span>
    </button>
  );
}
