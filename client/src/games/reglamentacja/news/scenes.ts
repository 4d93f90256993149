// What Reglamentacja shows of a telling, scene by scene: a purchase, the speculator's raid, and the
// curtain before the final turn. What is traded lies on the table as slips.

import type { Scene } from "$client/kit/stage/scene";
import type { ScenesOf } from "$client/kit/stage/stage.svelte";
import type { ShopView, Told, WireEvent } from "$client/wire";
import { missingOf, slotsOf } from "../board/shop/slots";
import type { BoxData } from "../box/box";
import { SPECULATOR } from "../box/parts";
import { cardIn, who } from "./facts";

export type Kind = "purchase" | "raid" | "curtain";

/** `place` is the card's in the row, from 0; -1: it is not known. */
export interface ShopScene extends Scene<number> {
  kind: Kind;
  row: readonly number[]; // the cards behind the counter while it is shown
  card: number; // that goes; -1: none
  taker: number; // a seat, or the speculator
  lead?: WireEvent | null; // what brought the speculator to the counter, if nothing else shows it
}

/** What is no scene of its own, and after which he may be first: his place was paid for, or left. */
const LEADS = new Set(["paid_speculator", "bought_nothing"]);

/** How long each is shown: a purchase and the raid after it fit into the four seconds of HSE-CLK-2. */
const STAGED: Record<string, { kind: Kind; lasts: number }> = {
  bought: { kind: "purchase", lasts: 1_500 },
  speculator_took: { kind: "raid", lasts: 2_400 },
  final_turn_began: { kind: "curtain", lasts: 6_000 },
};
const OWN_PURCHASE = 900; // I know what I have bought

/** Is this event shown as a scene, and so heard when its turn comes? */
export const isStaged = (code: string): boolean => code in STAGED;

export const scenesWith =
  (box: () => BoxData | null): ScenesOf<ShopView, ShopScene> =>
  (told, before, after, seat) =>
    scenesOf(told, before, after, seat, box());

export function scenesOf(
  { n, events }: Told,
  before: ShopView | null,
  after: ShopView,
  seat: number,
  box: BoxData | null,
): ShopScene[] {
  const hand = seat < 0 ? [] : (before ?? after).hand;
  let row: readonly number[] = (before ?? after).row;
  let lead: WireEvent | null = null;
  return events.flatMap((event) => {
    const card = cardIn(event, box);
    const scene = staged(n, event, row, card, seat);
    if (scene && box && couldPay(box, card, hand)) scene.touchesMe = who(event.facts.seat) !== seat;
    if (scene?.kind === "raid") scene.lead = lead;
    if (LEADS.has(event.code)) lead = event;
    row = rowAfter(event, row, card);
    return scene ? [scene] : [];
  });
}

function staged(
  n: number,
  event: WireEvent,
  row: readonly number[],
  card: number,
  seat: number,
): ShopScene | null {
  const how = STAGED[event.code];
  if (!how) return null;
  const taker = how.kind === "raid" ? SPECULATOR : who(event.facts.seat);
  const mine = how.kind === "purchase" && taker === seat;
  const lasts = mine ? OWN_PURCHASE : how.lasts;
  const place = row.indexOf(card);
  return { n, kind: how.kind, event, lasts, touchesMe: false, row, card, taker, place };
}

/** What is taken leaves the row, what is turned up joins it. */
function rowAfter({ code }: WireEvent, row: readonly number[], card: number): readonly number[] {
  if (code === "bought" || code === "speculator_took") return row.filter((one) => one !== card);
  return code === "turned_up" && card >= 0 && !row.includes(card) ? [...row, card] : row;
}

const couldPay = (box: BoxData, card: number, hand: readonly number[]): boolean =>
  card >= 0 && hand.length > 0 && missingOf(slotsOf(box.cards[card]!, hand)).length === 0;

/** The last raid of what was told, for a table that stands still because of it. */
export function lastRaid(
  past: readonly Told[],
  view: ShopView,
  seat: number,
  box: BoxData | null,
): ShopScene | null {
  const told = past.findLast(({ events }) => events.some(({ code }) => code === "speculator_took"));
  const scenes = told ? scenesOf(told, null, view, seat, box) : [];
  return scenes.findLast(({ kind }) => kind === "raid") ?? null;
}
