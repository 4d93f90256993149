// What the market sounds like: a rubber stamp at a deal, paper when somebody offers me something.

import { sound } from "$client/kit/sound.svelte";
import type { WireEvent } from "$client/wire";
import { isWho } from "$client/words/speech";

export function soundOf({ code, facts }: WireEvent, me: number): void {
  if (code === "dealt") sound.stamp();
  else if (
    code === "offer_made" &&
    facts.to !== undefined &&
    isWho(facts.to) &&
    facts.to.who === me
  )
    sound.paper();
}
