// Which games this browser has played: the first spin of a first game waits for it (HSE-CLK-3).

const PLAYED = "kartki.played";

function played(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLAYED) ?? "[]");
    return Array.isArray(kept) ? kept.filter((name) => typeof name === "string") : [];
  } catch {
    return []; // rubbish, or nothing may be kept here
  }
}

export const isFirstGame = (game: string): boolean => !played().includes(game);

export function notePlayed(game: string): void {
  if (!isFirstGame(game)) return;
  try {
    localStorage.setItem(PLAYED, JSON.stringify([...played(), game]));
  } catch {
    return; // where nothing may be kept, every game is a first one
  }
}
