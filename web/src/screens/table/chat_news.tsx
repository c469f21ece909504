// The chat among the tools: a dot where something new was said, and the last of it read aloud.

import { useLayoutEffect } from "preact/hooks";
import { Icon } from "../../pieces/icon";
import type { Table } from "../../play/table";
import { words } from "../../words";
import { opened, openSide } from "./opened";

export function ChatTool({ table }: { table: Table }) {
  const w = words.value.table;
  const isOpen = opened.value.side === "chat";
  const unread = isOpen ? 0 : table.chat.unread.value;
  useLayoutEffect(() => {
    if (isOpen) table.chat.unread.value = 0;
  }, [table, isOpen, table.chat.unread.value]);
  const label = unread > 0 ? w.newChat(unread) : w.chat;
  return (
    <button
      class="quiet chat-tool"
      aria-label={label}
      title={label}
      aria-pressed={isOpen}
      onClick={() => openSide("chat")}
    >
      <Icon name="chat" />
      {unread > 0 && <i class="dot" />}
    </button>
  );
}

export function ChatAloud({ table }: { table: Table }) {
  const heard = table.chat.heard.value;
  return (
    <div class="hidden" role="status" aria-live="polite">
      {heard && words.value.table.heard(heard.name, heard.text)}
    </div>
  );
}
