// Text for the clipboard; pages without https have no clipboard of their own.

/** True if it lies there now. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text);
  }
}

/** The old way: out of a field that nobody sees. */
function copyFromField(text: string): boolean {
  const before = document.activeElement;
  const field = document.body.appendChild(document.createElement("textarea"));
  field.value = text;
  field.className = "unseen";
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
