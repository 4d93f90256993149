// Whose messages are not shown in this browser. Nobody else learns of it.

import { keeping } from "$client/kit/kept.svelte";

const KEPT = "kartki.muted";
const MOST = 100;

const ONE = /^[A-Z0-9]{1,16}\/\d{1,2}$/;

const read = (): string[] =>
  keeping.list(KEPT, (one) => (typeof one === "string" && ONE.test(one) ? one : null));

class Muted {
  private seats = $state.raw<string[]>(read());

  has(code: string, seat: number): boolean {
    return this.seats.includes(`${code}/${seat}`);
  }

  toggle(code: string, seat: number): void {
    const one = `${code}/${seat}`;
    const others = this.seats.filter((other) => other !== one);
    this.seats = others.length < this.seats.length ? others : [one, ...others].slice(0, MOST);
    keeping.keepValue(KEPT, this.seats);
  }
}

export const muted = new Muted();
