// A websocket that goes nowhere: a test speaks for the server.

import { vi } from "vitest";
import { Table } from "$client/net/table.svelte";

export class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: URL) {
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(code = 1000): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

export const latest = (): FakeSocket => FakeSocket.made.at(-1)!;

/** A table at such a socket, in a test's own time. */
export function layTable(): Table {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  const table = new Table("K7MPQX", "a-key");
  latest().open();
  return table;
}

export function clearAway(table: Table): void {
  table.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
}
