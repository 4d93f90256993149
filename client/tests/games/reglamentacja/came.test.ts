// What has just come into my hand is marked, and my last deal can be read, for a while.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AGREED, Came, FRESH } from "$client/games/reglamentacja/hand/came.svelte";
import type { WireEvent } from "$client/wire";
import { stamps as number } from "./deal_shop";
import { event, stamps, told, who } from "./told";

const [ME, MAREK, EMILY] = [0, 1, 2];
const [SUGAR, BUTTER, SOAP] = [0, 4, 5];
const drew = (seat: number, name: string) =>
  event("drew", { seat: who(seat), stamp: { kind: "stamp", name, number: 0 } });
const dealt = (maker: number, taker: number, place = "no") =>
  event("dealt", {
    seat: who(maker),
    taker: who(taker),
    number: 4,
    gave: stamps("butter"),
    paid: stamps("sugar"),
    place,
  });

/** At the table since telling 1; then these come, each in a telling of its own. */
function heard(...events: WireEvent[]): Came {
  const came = new Came();
  const past = [told(1, drew(ME, "soap"))];
  came.hear(past, ME);
  for (const one of events) {
    past.push(told(past.length + 1, one));
    came.hear(past, ME);
  }
  return came;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a new stamp", () => {
  it("is one that I drew or got since I came; not what others have", () => {
    const came = heard(drew(ME, "soap"), drew(ME, "soap"), dealt(ME, MAREK), drew(MAREK, "meat"));
    expect(came.fresh).toEqual(number({ [SOAP]: 2, [SUGAR]: 1 }));
    expect(heard().fresh).toEqual(number({}));
  });

  it("is marked for a while, and no longer when I act", () => {
    const came = heard(drew(ME, "soap"));
    vi.advanceTimersByTime(FRESH - 1);
    expect(came.fresh[SOAP]).toBe(1);
    vi.advanceTimersByTime(1);
    expect(came.fresh[SOAP]).toBe(0);
    const acting = heard(drew(ME, "soap"));
    acting.settle();
    expect(acting.fresh[SOAP]).toBe(0);
  });

  it("is none where a replay goes back", () => {
    const came = heard(drew(ME, "soap"));
    came.hear([told(1, drew(ME, "soap"))], ME);
    expect(came.fresh).toEqual(number({}));
  });
});

describe("my last deal", () => {
  it("says what I gave and got, whether I made the offer or took it", () => {
    const [butter, sugar] = [number({ [BUTTER]: 1 }), number({ [SUGAR]: 1 })];
    expect(heard(dealt(ME, MAREK)).deal).toMatchObject({ with: MAREK, gave: butter, got: sugar });
    expect(heard(dealt(EMILY, ME, "yes")).deal).toMatchObject({
      with: EMILY,
      gave: sugar,
      got: butter,
      places: true,
    });
    expect(heard(dealt(EMILY, MAREK)).deal).toBeNull();
  });

  it("stays to be read although I act", () => {
    const came = heard(dealt(EMILY, ME));
    came.settle();
    vi.advanceTimersByTime(AGREED - 1);
    expect(came.deal).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(came.deal).toBeNull();
  });
});
