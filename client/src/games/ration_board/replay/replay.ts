// What a replay shows of Ration Board besides its screen.

import { nextOf } from "$client/kit/coming";
import { SPECTATOR } from "$client/kit/replay_frames";
import type { RoadView } from "$client/wire";
import type { GameReplay } from "../../game";

export default {
  chapter: (view) => Math.max(1, (view as RoadView).rounds ?? 1), // setting up is of the first
  chapterName: (speech, number) => speech.say("after-round", { number }),
  coming(film, at) {
    const { pack } = film.view(at, SPECTATOR) as unknown as RoadView;
    return [nextOf(film, at, "drew", pack.length)];
  },
  cardName: (speech, { name }) => speech.attribute(`card-${name}`, "name"),
  pack: "learn-release_cards",
  comingFolded: false,
} satisfies GameReplay;
