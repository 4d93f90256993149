// A choice in words that follow "the bot would …": what a hint says.

import type { Choice } from "$client/wire";
import type { Speech } from "$client/words/speech";

export function moveWords(speech: Speech, { verb, args }: Choice): string | null {
  if (verb === "call" && "number" in args) return speech.say("deed-call", { number: args.number });
  return verb === "roll" ? speech.say("deed-roll") : null;
}
