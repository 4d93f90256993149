// The link to a table: it comes back, sends again what was not answered, and knows when to stop.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableSocket, type SocketState } from "$client/net/socket";
import type { FromServer } from "$client/wire";
import { FakeSocket, latest } from "./fake_socket";

const welcome = (n: number): object => ({
  ...{ t: "welcome", v: 2, n, missed: [], room: {}, you: {} },
  pulse: 20,
});

let states: SocketState[];
let heard: FromServer[];
let link: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  [states, heard] = [[], []];
  link = new TableSocket(
    "K7MPQX",
    "a-key",
    (message) => heard.push(message),
    (state) => states.push(state),
  );
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function arrive(n = 5): FakeSocket {
  latest().open();
  latest().says(welcome(n));
  return latest();
}

test("it says hello first, and nothing else before it is welcome", () => {
  void link.order({ t: "start" });
  latest().open();
  expect(latest().sent).toEqual([
    { t: "hello", table: "K7MPQX", key: "a-key", last: -1, v: 2, shows: false },
  ]);
  latest().says(welcome(0));
  expect(latest().sent.map((message) => message.t)).toEqual(["hello", "start"]);
  expect(states.at(-1)).toBe("open");
});

test("a command carries the last number seen and is answered by its id", async () => {
  const socket = arrive(5);
  socket.says({ t: "told", n: 9, lines: [], events: [], view: null, mine: null, ask: null });
  const answer = link.order({ t: "act", move: "calls 8" });
  const { id, seen } = socket.sent.at(-1)!;
  expect(seen).toBe(9);
  socket.says({ t: "done", id: "another", n: 9 });
  socket.says({ t: "done", id, n: 10 });
  expect(await answer).toMatchObject({ t: "done", id, n: 10 });
});

test("after a lost connection what was not answered is sent again with the same id", async () => {
  const first = arrive(5);
  const answer = link.order({ t: "act", move: "calls 8" });
  const command = first.sent.at(-1)!;
  first.close(1006);
  expect(states.at(-1)).toBe("lost");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(FakeSocket.made).toHaveLength(2);
  const second = arrive(6);
  expect(second.sent[0]).toMatchObject({ t: "hello", last: 5 });
  expect(second.sent.at(-1)).toEqual(command);
  second.says({ t: "done", id: command.id, n: 6 });
  expect(await answer).toMatchObject({ t: "done" });
});

test("what was answered is not sent again", async () => {
  const first = arrive(5);
  const answer = link.order({ t: "act", move: "calls 8" });
  first.says({
    t: "refused",
    id: first.sent.at(-1)!.id,
    code: "turn.not_yours",
    rule: "",
    facts: {},
    n: 5,
  });
  expect((await answer).t).toBe("refused");
  first.close(1006);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(arrive(5).sent.map((message) => message.t)).toEqual(["hello"]);
});

test("a ping is answered at once with its number", () => {
  const socket = arrive();
  socket.says({ t: "ping", k: 7 });
  expect(socket.sent.at(-1)).toEqual({ t: "pong", k: 7 });
  expect(heard.some((message) => message.t === "ping")).toBe(false);
});

test.each([4404, 4426, 4400])("it gives up at %i", async (code) => {
  latest().open();
  latest().close(code);
  expect(states.at(-1)).toBe("closed");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.made).toHaveLength(1);
});

test("it waits longer each time, but never for ever", async () => {
  for (let i = 0; i < 8; i++) {
    latest().close(1006);
    await vi.advanceTimersByTimeAsync(10_001);
  }
  expect(FakeSocket.made).toHaveLength(9);
  latest().close(1006);
  await vi.advanceTimersByTimeAsync(300);
  expect(FakeSocket.made).toHaveLength(9);
});

test("back on the network it does not wait any longer", () => {
  arrive().close(1006);
  dispatchEvent(new Event("online"));
  expect(FakeSocket.made).toHaveLength(2);
});

test("a closed link stays closed", async () => {
  arrive();
  link.close();
  await vi.advanceTimersByTimeAsync(60_000);
  dispatchEvent(new Event("online"));
  expect(FakeSocket.made).toHaveLength(1);
});

test("a link without a word for far longer than the pulse is dead, and another is opened", async () => {
  const first = arrive(5);
  await vi.advanceTimersByTimeAsync(45_000);
  first.says({ t: "ping", k: 1 });
  await vi.advanceTimersByTimeAsync(45_000);
  expect(FakeSocket.made).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(6_000);
  expect([states.at(-1), first.readyState]).toEqual(["lost", 3]);
  expect(FakeSocket.made).toHaveLength(2);
  first.says({ t: "told", n: 9, lines: [], events: [], view: null, mine: null, ask: null });
  expect(link.last).toBe(5); // what has been given up is not heard any more
});

test("a door that is not opened is not waited at for ever", async () => {
  latest().open(); // but nobody says welcome
  await vi.advanceTimersByTimeAsync(13_000);
  expect(FakeSocket.made).toHaveLength(2);
});

test("a closed link is not listened to", async () => {
  arrive();
  link.close();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(FakeSocket.made).toHaveLength(1);
});
