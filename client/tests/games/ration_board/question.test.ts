// What the tag and the headline say: always about whoever is on stage.

import { beforeEach, describe, expect, it } from "vitest";
import { questionOf } from "$client/games/ration_board/bar/question";
import type { Box } from "$client/games/ration_board/box/box";
import type { Play } from "$client/kit/play";
import type { RoadView, WireEvent } from "$client/wire";
import { readBox } from "./box";
import { Followed, OTHER, told, viewWith } from "./followed.svelte";

const box = readBox() as Box;
let table: Followed;
const asked = () => questionOf(table as unknown as Play<RoadView>, table.stage, box);
const say = (id: string): string => id;
const event = (code: string, seat: number, facts: WireEvent["facts"] = {}): WireEvent => ({
  code,
  facts: { seat: { who: seat }, ...facts },
});
const term = (name: string) => ({ kind: "space", name, number: 0 });

beforeEach(() => {
  localStorage.clear();
  table = new Followed("R1", "R2");
  Object.assign(table.speech, { say });
});

describe("the tag and the headline", () => {
  it("name who drew the last card while the pack is shuffled", () => {
    const card = event("drew", OTHER, { card: { kind: "card", name: "rc07", number: 4 } });
    table.tells(told(1, card, { code: "shuffled", facts: {} }), viewWith("R1", "R2"));
    table.clock.move(2_850);
    expect(table.stage.current?.code).toBe("shuffled");
    expect(asked()).toMatchObject({ seat: OTHER, tag: "rb-tag-other" });
  });

  it("say Home, not a window, of a car that comes Home with all five", () => {
    const view = viewWith("R1", "B17");
    view.cars[OTHER]!.granted = 5;
    table.stands(view);
    const over = { from: term("B17"), way: { terms: [term("HOME")], choose: 0 } };
    table.tells(told(1, event("came_home", OTHER, over), event("won", OTHER)), { ...view });
    expect(asked().head).toBe("rb-head-other_home");
  });
});
