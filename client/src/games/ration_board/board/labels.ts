// Words on the map: the names of the land, and a label for each space with the cars on it.

import type { CarView } from "$client/wire";
import type { Speech } from "$client/words/speech";
import type { Box, Space } from "../box/box";

const LAND = ["map", "woods", "suburbs", "storm", "detour_road", "exit", "home", "release"];
const POSTER = ["poster_1", "poster_2", "poster_3"];

export function labelsOf(
  box: Box,
  cars: readonly CarView[],
  pack: number,
  speech: Speech,
): Record<string, string> {
  const words = [...LAND, ...POSTER].map((word) => [word, speech.say(`rb-map-${word}`)]);
  const rations = box.boards.map(({ ration }) => [ration, speech.say(`ration-${ration}`)]);
  const spaces = box.spaces.map((space) => [space.id, labelOf(space, cars, speech)]);
  return {
    ...Object.fromEntries([...words, ...rations, ...spaces]),
    cards: speech.say("rb-map-cards", { number: pack }),
  };
}

/** `red 13, Short Cut: June and Hank` */
function labelOf(space: Space, cars: readonly CarView[], speech: Speech): string {
  const name = speech.attribute(`space-${space.id}`, "short");
  const plain = ["road", "home", "exit"].includes(space.kind);
  const what = space.ration
    ? speech.say(`ration-${space.ration}`)
    : speech.say(`kind-${space.kind}`);
  const who = cars.flatMap((car, seat) => (car.space === space.id ? [speech.name(seat)] : []));
  const label = plain ? name : `${name}, ${what}`;
  return who.length ? `${label}: ${speech.list(who)}` : label;
}
