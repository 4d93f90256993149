// Pawns that walk: who stands elsewhere hops there, who stayed stands still, who is new arrives.

import { afterEach, beforeEach, expect, test } from "vitest";
import { placesIn, walk } from "$client/games/kolejka/board/pawn_motion.svelte";
import { leave } from "$client/games/kolejka/art/transitions";
import { motion } from "$client/kit/motion.svelte";

interface Walk {
  person: string;
  frames: Keyframe[];
  delay: number;
}
let walks: Walk[] = [];
let road: HTMLElement;

beforeEach(() => {
  motion.choose(false);
  walks = [];
  road = document.createElement("div");
  road.innerHTML = "<ol></ol><ol></ol>";
  document.body.append(road);
});
afterEach(() => {
  road.remove();
  motion.choose(true);
});

/** A person in a queue, so many pixels from the door. */
function stand(queue: number, person: string, left: number, place = 0): HTMLElement {
  const one = document.createElement("li");
  Object.assign(one.dataset, { person, place });
  one.getBoundingClientRect = () => ({ left, top: queue * 100 }) as DOMRect;
  one.animate = (frames, options) => {
    const { delay = 0 } = options as KeyframeAnimationOptions;
    walks.push({ person, frames: frames as Keyframe[], delay });
    return {} as Animation;
  };
  road.children[queue]!.append(one);
  return one;
}

test("who moved up hops from the old place, who stayed stands still", () => {
  stand(0, "p1", 0);
  const behind = stand(0, "p2", 120);
  const before = placesIn(road);
  behind.getBoundingClientRect = () => ({ left: 60, top: 0 }) as DOMRect;
  walk(road, before);
  expect(walks.map((one) => one.person)).toEqual(["p2"]);
  expect(walks[0]!.frames[0]!.transform).toBe("translate(60px, 0px)");
  expect(walks[0]!.frames.at(-1)!.transform).toMatch(/^translate\(0px, /);
});

test("who goes to another queue walks there, and does not fade away at the old one", () => {
  const old = stand(0, "p1", 60);
  const before = placesIn(road);
  const gone = leave(old);
  stand(1, "p1", 0);
  walk(road, before);
  expect(walks.map((one) => one.person)).toEqual(["p1"]);
  expect(walks[0]!.frames[0]!.transform).toBe("translate(60px, -100px)");
  expect(gone().duration).toBe(0);
});

test("who is new arrives; who goes home fades", () => {
  const home = leave(stand(0, "p1", 60));
  const before = placesIn(road);
  stand(0, "p2", 0, 3);
  walk(road, before);
  expect(walks).toMatchObject([{ person: "p2", delay: 120 }]);
  expect(walks[0]!.frames[0]).toMatchObject({ opacity: 0 });
  expect(home().duration).toBeGreaterThan(0);
});

test("nobody walks into the first picture, nor where nothing is to move", () => {
  stand(0, "p1", 60);
  walk(road, null);
  motion.choose(true);
  walk(road, { p1: { left: 0, top: 0 } as DOMRect });
  expect(walks).toEqual([]);
});
