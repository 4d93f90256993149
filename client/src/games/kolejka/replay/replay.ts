// What a replay shows of Kolejka besides its screen.

import type { SquareView } from "$client/wire";
import type { GameReplay } from "../../game";
import { DAYS } from "../box/parts";
import { coming } from "./coming";
import OpenHands from "./OpenHands.svelte";

export default {
  chapter: (view) => (view as SquareView).days, // that have passed
  chapterName(speech, number) {
    const day = speech.say(`day-${(number % DAYS) + 1}`);
    return speech.say("after-day", { week: Math.floor(number / DAYS) + 1, day });
  },
  coming,
  cardName(speech, { name, number }) {
    if (!number) return speech.attribute(`card-${name}`, "");
    return speech.say("learn-coming_truck", { shop: speech.say(`shop-${name}`), number });
  },
  pack: "learn-deliveries",
  comingFolded: true,
  hands: OpenHands,
} satisfies GameReplay;
