// What a replay shows of Reglamentacja besides its screen.

import { nextOf } from "$client/kit/coming";
import { SPECTATOR } from "$client/kit/replay_frames";
import type { ShopView } from "$client/wire";
import type { GameReplay } from "../../game";
import OpenStamps from "./OpenStamps.svelte";
import { spunAt } from "./spinning";

export default {
  chapter: (view) => Math.max(1, (view as ShopView).rounds ?? 1), // setting up is of the first
  chapterName: (speech, number) => speech.say("learn-turn", { number }),
  coming(film, at) {
    const { cards_left: left } = film.view(at, SPECTATOR) as unknown as ShopView;
    return [nextOf(film, at, "turned_up", left)];
  },
  cardName: (speech, { name }) => speech.attribute(`card-${name}`, ""),
  pack: "learn-shopping_cards",
  comingFolded: false,
  hands: OpenStamps,
  spunAt,
} satisfies GameReplay;
