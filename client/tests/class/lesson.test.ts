// At a table of a class: the clock that runs down, how one may talk, what one writes afterwards.

import { beforeEach, expect, it } from "vitest";
import { answering } from "$client/class/lesson/answering.svelte";
import { clockOf } from "$client/class/time_running.svelte";
import { chatOf } from "$client/table/drawer/chat_mode";
import { USUAL_SETTINGS, type LessonInfo } from "$client/wire";

const LESSON: LessonInfo = {
  ...{ code: "K7MPQX", table: "kiosk", round: 1, ends_in: -1, paused: false },
  ...{ message: "", chat: "phrases" },
};

beforeEach(() => localStorage.clear());

it("tells the time in minutes, and in hours where there are some", () => {
  expect(clockOf(0)).toBe("0:00");
  expect(clockOf(245_000)).toBe("4:05");
  expect(clockOf(244_001)).toBe("4:05");
  expect(clockOf(3_661_000)).toBe("1:01:01");
});

it("talks as the teacher says, and nowhere where the table has no chat", () => {
  const manners = USUAL_SETTINGS.live;
  expect(chatOf({ manners })).toBe("free");
  for (const chat of ["off", "phrases", "free"] as const)
    expect(chatOf({ manners, lesson: { ...LESSON, chat } })).toBe(chat);
  expect(chatOf({ manners: { ...manners, chat: false }, lesson: LESSON })).toBe("off");
});

it("knows who still writes, round by round", () => {
  const next = { ...LESSON, round: 2 };
  expect(answering.isWriting(LESSON)).toBe(false);
  answering.write(LESSON, 1, "A lot.");
  expect(answering.draft(LESSON)).toEqual(["", "A lot.", ""]);
  expect(answering.isWriting(LESSON)).toBe(true);
  expect(answering.isWriting(next)).toBe(false);
  answering.noteSent(LESSON);
  expect(answering.isWriting(LESSON)).toBe(false);
  expect(answering.isSent(LESSON) && !answering.isSent(next)).toBe(true);
});

it("does not take blanks for writing", () => {
  answering.write({ ...LESSON, round: 3 }, 0, "  \n ");
  expect(answering.isWriting({ ...LESSON, round: 3 })).toBe(false);
});
