// Reglamentacja's guided first game: what each of its notes points at on the screen.

import type { Lesson, Places } from "../../game";
import record from "./lesson.game?raw";

const EDGE = ".market .edge > *"; // an offer in the making, or a choice of stamps
const LARGE = ".reglamentacja .large"; // the card that is looked at
const stamp = (kind: string): string => `.tray .hand [data-kind='${kind}']`;
const slip = (number: number): string => `.market [data-offer='${number}']`;

const notes: Places = {
  visit: ".tray .visit",
  shop: ".reglamentacja .shop ol",
  stamps: ".tray .hand",
  queue: ".reglamentacja .queue",
  spin: ".top .spin",
  call: stamp("sugar"),
  offer: slip(1),
  counter: [EDGE, slip(1)],
  any: [EDGE, stamp("chocolate")],
  speculator: [EDGE, ".acts .black"],
  place: slip(4),
  stop: ".top .act",
  discard: stamp("soap"),
  buy: [LARGE, ".shop .buyable"],
  bought: ".reglamentacja .queue",
  decline: slip(5),
  he_shops: ".reglamentacja .queue",
  final: ".top .spin",
  everyone: [EDGE, stamp("soap")],
  silence: ".quiet",
  last_card: [LARGE, ".shop .buyable"],
  scoring: ".guests",
};

const spared = [
  ".shop [data-card], .queue li, .tray .hand, .tray .visit, .acts button, .slip, .player",
  `.table .top, .guests header, .guests .visit, .guests li, ${EDGE}`,
].join(", ");
const moving =
  "[data-staged], .shop .gone, .shop .rolled, .guests .back, .guests [aria-current='true']";
const begun = `${EDGE}, ${LARGE}`; // the screen is laid anew before the lesson goes on

export default {
  record,
  unlisted: ["offer", "counter"],
  bubbleWidth: "312px", // so that it fits beside the people round the table
  places: { notes, spared, moving, begun },
} satisfies Lesson;
