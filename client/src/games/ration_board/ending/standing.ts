// Everybody at the end, the winner first: places as the server gave them.

import type { RoadView } from "$client/wire";

interface Standing {
  seat: number;
  place: number; // 0: shared with others who were still on the road, so it says nothing
  granted: number;
}

export function standingOf({ cars, ranking }: RoadView): Standing[] {
  const alone = (place: number): boolean => ranking.filter((other) => other === place).length === 1;
  return cars
    .map(({ granted }, seat) => ({ seat, place: ranking[seat] ?? 0, granted }))
    .sort((a, b) => a.place - b.place || b.granted - a.granted)
    .map((row) => ({ ...row, place: alone(row.place) ? row.place : 0 }));
}
