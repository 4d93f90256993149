// The sentence for an error of the server.

import { Trouble } from "./api";
import { reading } from "$client/words/language.svelte";

const NO_ANSWER = new Trouble("house.away");

/** An error code without words of its own gets a general sentence: the server cannot help now. */
export function troubleWords(error: unknown): string {
  const trouble = error instanceof Trouble ? error : NO_ANSWER;
  const known = reading.speech?.has(`refusal-${trouble.code.replaceAll(".", "-")}`);
  return reading.speech?.refusal(known ? trouble : NO_ANSWER) ?? "";
}
