// Whose messages are not shown in this browser. Nobody else learns of it.

const KEPT = "kartki.muted";
const MOST = 100;

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return []; // unreadable data is ignored
  }
}

class Muted {
  private seats = $state.raw<string[]>(read());

  has(code: string, seat: number): boolean {
    return this.seats.includes(`${code}/${seat}`);
  }

  toggle(code: string, seat: number): void {
    const one = `${code}/${seat}`;
    const others = this.seats.filter((other) => other !== one);
    this.seats = others.length < this.seats.length ? others : [one, ...others].slice(0, MOST);
    localStorage.setItem(KEPT, JSON.stringify(this.seats));
  }
}

export const muted = new Muted();
