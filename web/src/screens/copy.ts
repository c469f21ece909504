// Copying a text, also where the browser has no clipboard to offer; who types goes on typing where he was.

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const focused = document.activeElement;
    const box = document.createElement("textarea");
    box.value = text;
    document.body.append(box);
    box.select();
    document.execCommand("copy");
    box.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
