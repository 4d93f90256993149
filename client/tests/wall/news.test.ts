// What just happened: one thing after the other, every table in its turn, and little of it aloud.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { News } from "$client/wall/news.svelte";
import type { WallTable, WireEvent } from "$client/wire";

const event = (code: string): WireEvent => ({ code, facts: {} });
const table = (k: number, n: number, ...codes: string[]): WallTable => ({
  k,
  name: `table${k}`,
  watch: `watch${k}`,
  happened: [{ n, events: codes.map(event) }],
});
const codes = (news: News): string[] => news.shown.map((item) => item.event.code);
const isNews = ({ code }: WireEvent): boolean => code !== "passed";

describe("the news of the wall", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("shows the last thing worth telling of each table, one after the other", () => {
    const news = new News(isNews);
    news.hear([table(0, 3, "bought", "completed", "passed"), table(1, 5, "sold_out")], 1);
    expect(codes(news)).toEqual(["completed"]);
    vi.advanceTimersByTime(4_000);
    expect(codes(news)).toEqual(["sold_out", "completed"]);
    news.stop();
  });

  it("tells nothing twice, and nothing that is not worth it", () => {
    const news = new News(isNews);
    news.hear([table(0, 3, "bought")], 1);
    news.hear([table(0, 3, "bought")], 1);
    news.hear([table(0, 4, "passed")], 1);
    vi.advanceTimersByTime(60_000);
    expect(codes(news)).toEqual(["bought"]);
    news.stop();
  });

  it("lets what is new at a table take the place of what nobody has read yet", () => {
    const news = new News(isNews);
    news.hear([table(0, 1, "bought")], 1);
    for (let n = 1; n <= 9; n++) news.hear([table(1, n, `card${n}`), table(2, n, `deal${n}`)], 1);
    vi.advanceTimersByTime(60_000);
    expect(codes(news)).toEqual(["deal9", "card9", "bought"]);
    news.stop();
  });

  it("tells nothing of the last round with the names of this one", () => {
    const news = new News(isNews);
    news.hear([table(0, 3, "bought"), table(1, 5, "sold_out")], 1);
    news.hear([table(2, 1, "queued")], 2);
    expect(codes(news)).toEqual(["queued"]);
    vi.advanceTimersByTime(60_000);
    expect(codes(news)).toEqual(["queued"]);
    expect(news.spoken).toBeNull(); // politely: something was read aloud a moment ago
    news.stop();
  });

  it("is read aloud now and then only", () => {
    const news = new News(isNews);
    news.hear([table(0, 1, "bought"), table(1, 1, "completed"), table(2, 1, "sold_out")], 1);
    vi.advanceTimersByTime(7_500);
    expect(codes(news)[0]).toBe("sold_out");
    expect(news.spoken?.event.code).toBe("bought");
    vi.advanceTimersByTime(20_000);
    news.hear([table(0, 2, "day_ended")], 1);
    expect(news.spoken?.event.code).toBe("day_ended");
    news.stop();
  });
});
