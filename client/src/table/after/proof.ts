// Checking a record: the server plays it again, line by line, in a process of its own.

import type { Verdict } from "$client/wire";
import type { Speech } from "$client/words/speech";
import { fetchRecord } from "../drawer/record";

/** Null if it cannot be checked right now. */
export async function checkRecord(code: string, key: string): Promise<Verdict | null> {
  const record = await fetchRecord(code, key);
  if (!record) return null;
  const headers = { "content-type": "text/plain" };
  const answer = await fetch("/api/verify", { method: "POST", headers, body: record.text }).catch(
    () => null,
  );
  return answer?.ok ? ((await answer.json()) as Verdict) : null;
}

/** Sentences about what was verified, or about the first fault. */
export function proofWords(speech: Speech, { proof, fault }: Verdict): string[] {
  if (!proof) return [speech.say("proof-fails"), fault?.sentence ?? ""];
  const chances = proof.dealer === "hand" ? "verify-hand" : `verify-${proof.dealer}`;
  return [
    speech.say("proof-holds"),
    speech.say("proof-lines", { number: proof.lines }),
    speech.say(proof.dealer === "sealed" ? "proof-sealed" : chances, { number: proof.chances }),
    ...(proof.by_time ? [speech.say("verify-by_time")] : []),
  ];
}
