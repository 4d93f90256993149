// What happened to my own pawns, in words: which place they had, and which they have now.

import type { Speech } from "$client/words/speech";
import { shopName } from "../box/parts";
import type { Shift } from "./touched";

type Saying = Pick<Speech, "say">;

const TO = "\u00a0→\u00a0"; // on one line

const isWithin = ({ from, to }: Shift): boolean => from.queue === to.queue;

/** One line for those that stay in their queue, and one for each that goes to another. */
export function saidOfShifts(shifts: readonly Shift[], speech: Saying): string[] {
  const within = shifts.filter(isWithin);
  const others = shifts.filter((shift) => !isWithin(shift));
  return [
    ...(within.length ? [inQueue(within, speech)] : []),
    ...others.map(({ to }) => elsewhere(to.queue, to.place, speech)),
  ];
}

function inQueue(shifts: readonly Shift[], speech: Saying): string {
  const ways = [...shifts]
    .sort((one, other) => one.from.place - other.from.place)
    .map(({ from, to }) => `${from.place + 1}${TO}${to.place + 1}`);
  return speech.say("kolst-mine", { number: ways.length, ways: ways.join(", ") });
}

const elsewhere = (queue: number, place: number, speech: Saying): string =>
  speech.say("kolst-mine_other", {
    shop: { kind: "shop", name: shopName(queue), number: 0 },
    to: place + 1,
  });
