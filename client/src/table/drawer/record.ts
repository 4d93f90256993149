// The record of a table as a file: whole after the game, until then what this seat has seen.

interface RecordFile {
  name: string;
  text: string;
}

/** Null if it is not available right now. */
export async function fetchRecord(code: string, key: string): Promise<RecordFile | null> {
  const headers: HeadersInit = key ? { authorization: `Bearer ${key}` } : {};
  try {
    const answer = await fetch(`/api/tables/${encodeURIComponent(code)}/record`, { headers });
    if (!answer.ok) return null;
    const named = /filename="?([^";]+)"?/.exec(answer.headers.get("content-disposition") ?? "");
    return { name: named?.[1] ?? `${code}.game`, text: await answer.text() };
  } catch {
    return null;
  }
}

/** Download a file with this text. */
function saveFile({ name, text }: RecordFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export async function downloadRecord(code: string, key: string): Promise<boolean> {
  const file = await fetchRecord(code, key);
  if (file) saveFile(file);
  return file !== null;
}
