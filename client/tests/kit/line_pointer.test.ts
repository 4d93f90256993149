// Pointing at a line of "since your last move": with a mouse, by keys, with a finger that goes away.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LinePointer } from "../../src/kit/since/line_pointer";

const line = { n: 4, event: { code: "bought", facts: {} } };
const point = vi.fn();
let pointer: LinePointer;

beforeEach(() => {
  vi.useFakeTimers();
  point.mockClear();
  pointer = new LinePointer(point);
});
afterEach(() => vi.useRealTimers());

it("lasts as long as a mouse is over the line", () => {
  pointer.moved("mouse", line);
  vi.advanceTimersByTime(60_000);
  expect(point.mock.calls).toEqual([[4, line.event]]);
  pointer.left("mouse");
  expect(point).toHaveBeenLastCalledWith(-1);
});

it("goes by itself after the finger has gone", () => {
  pointer.pressed();
  pointer.focused(line); // a tap brings the focus along
  expect(point).not.toHaveBeenCalled();
  pointer.tapped("touch", line);
  pointer.left("touch");
  expect(point).toHaveBeenLastCalledWith(4, line.event);
  vi.advanceTimersByTime(2_000);
  expect(point).toHaveBeenLastCalledWith(-1);
});

it("follows the focus that keys lead, also after a swipe", () => {
  pointer.pressed();
  pointer.cancelled(); // a swipe
  pointer.focused(line);
  expect(point).toHaveBeenCalledWith(4, line.event);
});

it("ends what this list points at, and nothing that others point at", () => {
  pointer.end();
  expect(point).not.toHaveBeenCalled();
  pointer.tapped("mouse", line);
  pointer.end();
  expect(point).toHaveBeenLastCalledWith(-1);
});
