// A request for a seat in words: to whoever asks, to whoever is to answer, to all others.

import type { SeatRequestInfo } from "$client/wire";
import type { Table } from "$client/net/table.svelte";
import { say } from "$client/words/language.svelte";

export function requestWords(table: Table, request: SeatRequestInfo): string {
  const seats = table.room.seats;
  const without = request.others ? [say("seats-without", { number: request.others })] : [];
  const silent = [...request.waits_for.map((seat) => seats[seat]?.name ?? ""), ...without];
  const facts = { name: request.name, seat: seats[request.seat]?.name ?? "" };
  if (request.asked) return say(request.held_it ? "seats-asks_again" : "seats-asks_new", facts);
  const list = table.speech.list(silent);
  return say(request.mine ? "seats-waiting" : "seats-others", { ...facts, list });
}
