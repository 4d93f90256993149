// How a game ended, as facts for its sentence, and who stands where. The same as cli/ending.py.

import { listsOf, missing, wishes, type BoxData, type Lists } from "$client/games/kolejka/square";
import { boxOf, type BoxData as ShopBox } from "$client/games/reglamentacja/box";
import { decidedBy, scoresOf } from "$client/games/reglamentacja/ending/score";
import type { RoadView, ShopView, SquareView } from "$client/wire";
import type { Speech } from "$client/words/speech";

/** What every game's view says once it is over. */
export interface Ended {
  reason: string;
  rule: string;
  ranking: number[]; // the place of each seat
}

export interface Standing {
  seat: number;
  place: number; // 0: the game ranks only who won
  note: string; // what it was decided by
}

/** What a box says about winning: Kolejka's shopping lists, Reglamentacja's cards and visits. */
export type Wanted = Lists | ShopBox;

export const isShop = (wanted: Wanted): wanted is ShopBox => "visits" in wanted;

/** Empty where the game needs none, or while the box is being fetched. */
export function wantedIn(game: string, box: unknown): Wanted {
  if (game === "kolejka" && box) return listsOf(box as BoxData);
  if (game === "reglamentacja" && box) return boxOf(box as Parameters<typeof boxOf>[0]);
  return [];
}

export const missingGoods = (view: SquareView, lists: Lists, seat: number): number =>
  missing(wishes(view, lists, seat));

export function ending(speech: Speech, game: string, view: Ended, wanted: Wanted): string {
  const winners = view.ranking.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const names = winners.map((seat) => speech.say("names-one", { seat: { who: seat } }));
  return speech.say(`outcome-${view.reason}`, {
    seat: { who: winners[0] ?? 0 },
    winners: speech.list(names),
    how: winners.length > 1 ? "draw" : tieBreak(game, view, wanted) || "alone",
  });
}

/** What decided: KOL-END-2, KOL-END-3, as few goods missing, but fewer beyond the list; REG-SCO-2. */
function tieBreak(game: string, view: Ended, wanted: Wanted): string {
  if (isShop(wanted)) return decidedBy(scoresOf(view as unknown as ShopView, wanted));
  if (game !== "kolejka" || !wanted.length) return "";
  const short = view.ranking.map((_, seat) => missingGoods(view as never, wanted, seat));
  const tied = view.ranking.some((place, seat) => place > 1 && short[seat] === Math.min(...short));
  return tied ? "tie_break" : "";
}

export function standings(speech: Speech, game: string, view: Ended, wanted: Wanted): Standing[] {
  return view.ranking
    .map((place, seat) => ({ seat, place, note: noteOf(speech, game, view, wanted, seat) }))
    .sort((one, other) => one.place - other.place || left(one.seat) - left(other.seat))
    .map(onlyWinners);

  /** On equal places whoever was nearer to the end stands higher. */
  function left(seat: number): number {
    if (game !== "kolejka" || isShop(wanted) || !wanted.length) return 0;
    return missingGoods(view as unknown as SquareView, wanted, seat);
  }
}

/** Several who share a place with different results were not ranked: no number says they were. */
function onlyWinners(one: Standing, _: number, all: Standing[]): Standing {
  const beside = all.filter((other) => other.place === one.place);
  const alike = beside.every((other) => other.note === one.note);
  return one.place === 1 || alike ? one : { ...one, place: 0 };
}

function noteOf(speech: Speech, game: string, view: Ended, wanted: Wanted, seat: number): string {
  if (isShop(wanted)) return shopNote(speech, view as unknown as ShopView, wanted, seat);
  if (game === "kolejka" && wanted.length) {
    const number = missingGoods(view as unknown as SquareView, wanted, seat);
    return speech.say("after-missing", { number });
  }
  if (game !== "ration_board") return "";
  const number = (view as unknown as RoadView).cars[seat]!.granted;
  return speech.say("after-rations", { number });
}

/** Points and cards; the stamps only where they had to decide (REG-SCO-2). */
function shopNote(speech: Speech, view: ShopView, box: ShopBox, seat: number): string {
  const scores = scoresOf(view, box);
  const own = scores.find((score) => score.seat === seat)!;
  const level = scores.filter(
    ({ points, lines }) => points === own.points && lines.length === own.lines.length,
  );
  const counted: [string, number][] = [
    ["points", own.points],
    ["cards", own.lines.length],
  ];
  if (level.length > 1) counted.push(["stamps", own.stamps]);
  return counted
    .map(([what, number]) => speech.say(`reg-shop-end_${what}`, { number }))
    .join(" · ");
}
