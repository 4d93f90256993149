// The line to a class: who one is follows from the key, what was told stays, commands are answered once.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AtClass } from "$client/class/at_class.svelte";
import { FakeSocket, latest } from "../net/fake_socket";

const now = { code: "K7MPQX", phase: "gathering", tables: [], ends_in: -1 };
const told = { t: "class", role: "teacher", revision: 1, now, teacher: { pupils: [] } };
let room: AtClass;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  room = new AtClass("K7MPQX", "a-key");
  latest().open();
});
afterEach(() => {
  room.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("says which class and which key, over a socket of its own", () => {
  expect(latest().url.pathname).toBe("/ws/class");
  expect(latest().sent).toEqual([{ t: "hello", class: "K7MPQX", key: "a-key", v: 1 }]);
  expect(room.ready).toBe(false);
  latest().says(told);
  expect(room.ready && room.teacher !== null && room.pupil === null).toBe(true);
});

it("answers pings, and keeps what was told while the line comes back", () => {
  latest().says(told);
  latest().says({ t: "ping", k: 7 });
  expect(latest().sent.at(-1)).toEqual({ t: "pong", k: 7 });
  latest().close(1006);
  expect(room.connection).toBe("lost");
  expect(room.ready).toBe(true);
});

it("sends a command again with the same id, until it is answered", async () => {
  latest().says(told);
  const done = room.command({ t: "pause" });
  const { id } = latest().sent.at(-1)!;
  latest().close(1006);
  vi.advanceTimersByTime(1_000);
  latest().open();
  latest().says(told);
  expect(latest().sent.at(-1)).toEqual({ t: "pause", id });
  latest().says({ t: "done", id, n: 2 });
  expect(await done).toBe(true);
});

it("keeps why something was refused, with what it was about", async () => {
  latest().says(told);
  const done = room.command({ t: "begin" });
  const { id } = latest().sent.at(-1)!;
  latest().says({ t: "refused", id, code: "class.too_few", rule: "HSE-CLA-1", facts: {}, n: 1 });
  expect(await done).toBe(false);
  expect(room.refusal).toMatchObject({ code: "class.too_few", about: "begin" });
});

it("stops where the door is shut for good, and says why", () => {
  latest().says({ t: "fault", code: "class.stranger", facts: {}, close: true });
  latest().close(4403);
  expect(room.shut).toMatchObject({ code: "class.stranger" });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made.length).toBe(1);
});
