// Which games this browser has played: the first spin of a first game waits for it (HSE-CLK-3), and
// its table says a little more.

const PLAYED = "kartki.played";
const FIRST = "kartki.first_tables";

function kept(where: string): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(where) ?? "[]");
    return Array.isArray(found) ? found.filter((name) => typeof name === "string") : [];
  } catch {
    return []; // rubbish, or nothing may be kept here
  }
}

export const isFirstGame = (game: string): boolean => !kept(PLAYED).includes(game);

/** Is this the table at which this browser plays the game for the first time? */
export const isFirstTable = (game: string, code: string): boolean =>
  isFirstGame(game) || kept(FIRST).includes(`${game} ${code}`);

export function notePlayed(game: string, code: string): void {
  if (!isFirstGame(game)) return;
  try {
    localStorage.setItem(PLAYED, JSON.stringify([...kept(PLAYED), game]));
    localStorage.setItem(FIRST, JSON.stringify([...kept(FIRST), `${game} ${code}`]));
  } catch {
    return; // where nothing may be kept, every game is a first one
  }
}
