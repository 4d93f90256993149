// "From here on against bots": a new table that begins with a finished game up to some line.

import { newId, newKey, remember } from "$client/net/seat_keys";
import type { MadeTable } from "$client/wire";

interface Description {
  components?: { schemas?: { NewTable?: { properties?: Record<string, unknown> } } };
}

/** Does this server support such tables? */
export async function knowsWhatIf(): Promise<boolean> {
  try {
    const told = (await (await fetch("/api/openapi.json")).json()) as Description;
    return "from" in (told.components?.schemas?.NewTable?.properties ?? {});
  } catch {
    return false;
  }
}

interface Moment {
  code: string;
  n: number; // the last line of the log that counts
  seat: number; // whose seat is taken by whoever asks
}

/** The code of the new table, or null if there is none. */
export async function layTable(game: string, seats: number, from: Moment): Promise<string | null> {
  const key = newKey();
  const body = JSON.stringify({ id: newId(), game, seats, key, from });
  const headers = { "content-type": "application/json" };
  const answer = await fetch("/api/tables", { method: "POST", headers, body }).catch(() => null);
  if (!answer?.ok) return null;
  const { code } = (await answer.json()) as MadeTable;
  remember(code, game, [key]);
  return code;
}
