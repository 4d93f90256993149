// What this browser keeps, by name. It may come from an older version or from somebody's hand, or nothing may
// be kept here at all: then the usual holds, and one sentence says so (Mended.svelte).

class Keeping {
  mended = $state(false); // something unreadable was put right, and nobody has read that yet

  /** What is kept under this name; null: nothing. */
  text(name: string): string | null {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  }

  /** … if it is one of these; what else is found there gives way to the usual. */
  choice<T extends string>(name: string, known: readonly T[], usual = ""): T | null {
    const kept = this.text(name);
    const found = known.find((one) => one === kept) ?? null;
    if (kept === null || found !== null) return found;
    this.clear(name);
    if (usual) this.keep(name, usual);
    return null;
  }

  /** What is kept under this name as JSON; undefined: nothing that can be read. */
  value(name: string): unknown {
    const kept = this.text(name);
    if (kept === null) return undefined;
    try {
      return JSON.parse(kept) as unknown;
    } catch {
      this.clear(name);
      return undefined;
    }
  }

  /** The good ones of a list; without the others it is kept again. */
  list<T>(name: string, read: (one: unknown) => T | null): T[] {
    const kept = this.value(name);
    if (kept === undefined) return [];
    const all: unknown[] = Array.isArray(kept) ? kept : [];
    const good = all.map(read).filter((one) => one !== null);
    if (!Array.isArray(kept) || good.length < all.length) this.mend(name, good);
    return good;
  }

  keep(name: string, value: string): void {
    try {
      localStorage.setItem(name, value);
    } catch {
      return; // nothing may be kept here, or there is no room left: it holds until the page is closed
    }
  }

  keepValue(name: string, value: unknown): void {
    this.keep(name, JSON.stringify(value));
  }

  /** Unreadable: away with it, so that it is told once. */
  clear(name: string): void {
    this.tell();
    try {
      localStorage.removeItem(name);
    } catch {
      return;
    }
  }

  mend(name: string, value: unknown): void {
    this.tell();
    this.keepValue(name, value);
  }

  /** A little later: whatever is being drawn right now may have asked. */
  private tell(): void {
    queueMicrotask(() => (this.mended = true));
  }
}

export const keeping = new Keeping();

/** An object that is no list, as JSON has them. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
