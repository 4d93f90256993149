// The sentence of something that the server could not do.

import { Trouble } from "./api";
import { reading } from "$client/words/language.svelte";

const NO_ANSWER = new Trouble("house.away");

/** A code without words of ours is told as what it comes to: the server does not help us now. */
export function troubleWords(error: unknown): string {
  const trouble = error instanceof Trouble ? error : NO_ANSWER;
  const known = reading.speech?.has(`refusal-${trouble.code.replaceAll(".", "-")}`);
  return reading.speech?.refusal(known ? trouble : NO_ANSWER) ?? "";
}
