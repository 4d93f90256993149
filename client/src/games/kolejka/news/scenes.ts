// What Kolejka shows of a telling, scene by scene: trucks, cards and the pawns they move, buyers,
// the market, the close of the day.

import { SHORTEST, type Scene } from "$client/kit/stage/scene";
import type { SquareView, Told, WireEvent } from "$client/wire";
import { MARKET, SPECULATOR } from "../box/parts";
import { phaseNumber } from "../box/square";
import { cardIn, goodsIn, queueOf, shopIn, who } from "./facts";
import { shifted, Street, type Walked } from "./street";
import { isHit, moodOf, noteHit, shiftsOf, type Mood, type Shift } from "./touched";

export type Kind =
  "truck" | "card" | "moved" | "closed" | "bought" | "carried" | "sold_out" | "traded" | "notice";

export interface StreetScene extends Scene<number> {
  kind: Kind;
  phase: number; // of the day, as the head of the page counts it
  walks: Walked[];
  goods: number; // what is carried, or -1
  shifts: Shift[]; // of my own pawns, by somebody else's card
  mood: Mood;
}

/** The phase that an event belongs to (0: that of what led to it), and how long it is shown. */
const STAGED: Record<string, { kind: Kind; phase: number; lasts: number }> = {
  speculators_came: { kind: "notice", phase: 1, lasts: 1_100 },
  delivery_came: { kind: "truck", phase: 2, lasts: 1_500 },
  card_played: { kind: "card", phase: 3, lasts: 2_400 },
  bought: { kind: "bought", phase: 4, lasts: 1_300 },
  speculator_bought: { kind: "carried", phase: 4, lasts: 1_300 },
  sold_out: { kind: "notice", phase: 4, lasts: 2_400 },
  completed: { kind: "notice", phase: 0, lasts: 1_800 },
  exchanged: { kind: "traded", phase: 5, lasts: 1_400 },
  saturday_came: { kind: "notice", phase: 6, lasts: 2_600 },
  day_ended: { kind: "notice", phase: 6, lasts: 1_600 },
  time_was_up: { kind: "notice", phase: 0, lasts: 2_400 },
};

const MOVE = 1_000; // a pawn that a card moves
const MANY = 3; // pawns that are shown one after the other; more go together
const OWN_CARD = 900; // I know what I have played
const SOLD_OUT = 900;
const STOCKTAKING = 1_100;

export function scenesOf(
  { n, events }: Told,
  before: SquareView | null,
  after: SquareView,
  seat: number,
): StreetScene[] {
  const street = new Street(before ?? after);
  let phase = 0; // of what was shown last
  return events
    .flatMap((event) => staged(n, event, street, seat))
    .map((scene) => {
      phase = scene.phase || phase || phaseNumber(after);
      return { ...scene, phase };
    });
}

function staged(n: number, event: WireEvent, street: Street, seat: number): StreetScene[] {
  const stock = [...street.stock];
  const mine = street.spotsOf(seat);
  const walks = street.after(event);
  const how = STAGED[event.code];
  if (!how) return [];
  if (event.code === "card_played")
    noteHit(event, seat, street, shifted(mine, street.spotsOf(seat)));
  const { kind, phase, lasts } = how;
  const goods = goodsIn(event.facts.goods ?? event.facts.take);
  const touchesMe = isHit(event, seat);
  const shifts = touchesMe ? shiftsOf(event) : [];
  const mood = moodOf(event, shifts);
  const place = queueOf(event);
  const first = { n, kind, event, lasts, touchesMe, phase, walks, goods, shifts, mood, place };
  if (kind === "card") return [...ofCard(first, seat), ...emptied(first, stock, street)];
  return [first, ...emptied(first, stock, street)];
}

/** The card to be read, then what it does: each pawn that it moves, or the shutter. */
function ofCard(card: StreetScene, seat: number): StreetScene[] {
  const { event, walks } = card;
  const mine = who(event.facts.seat) === seat;
  const shown = { ...card, walks: [], lasts: mine ? OWN_CARD : card.lasts };
  const shut = event.facts.kind === "stocktaking";
  if (shut) return [shown, { ...card, kind: "closed", lasts: STOCKTAKING }];
  return [shown, ...inTurns(walks).map((some) => moved(card, some))];
}

const inTurns = (walks: Walked[]): Walked[][] =>
  walks.length > MANY ? [walks] : walks.map((walk) => [walk]);

function moved(card: StreetScene, walks: Walked[]): StreetScene {
  const place = (walks[0]?.to ?? walks[0]?.from)?.queue ?? shopIn(card.event.facts.shop);
  return { ...card, kind: "moved", lasts: Math.max(MOVE, SHORTEST), walks, place };
}

/** "Sold out" stands at each shop whose last goods have just gone. */
function emptied(scene: StreetScene, before: number[], { stock }: Street): StreetScene[] {
  const gone = stock.flatMap((left, shop) => (before[shop]! > 0 && left === 0 ? [shop] : []));
  return gone.map((place) => ({
    ...scene,
    kind: "sold_out",
    lasts: SOLD_OUT,
    place,
    walks: [],
  }));
}

/** Whom a scene is about, to be drawn. */
export function actorOf({ kind, event }: StreetScene): number {
  if (kind === "carried") return SPECULATOR;
  return who(event.facts.seat);
}

export const cardOf = ({ event }: StreetScene): number => cardIn(event);

export const isAtMarket = ({ place }: StreetScene): boolean => place === MARKET;

/** What has been shown of what was told: the list says nothing before it is seen. */
export function seenOf(past: readonly Told[], scene: StreetScene | null): readonly Told[] {
  if (!scene) return past;
  return past.flatMap((told) => {
    if (told.n !== scene.n) return told.n < scene.n ? [told] : [];
    return [{ ...told, events: told.events.slice(0, told.events.indexOf(scene.event) + 1) }];
  });
}

/** Is it read from a large sheet above the street, and not seen at its place? */
export const isLarge = (scene: StreetScene | null): boolean =>
  scene?.kind === "card" || scene?.kind === "notice";

/** Does it need words at its place? A stamp says all by itself. */
export const isSaid = (scene: StreetScene): boolean => !isLarge(scene) && scene.kind !== "sold_out";

/** Is this event shown as a scene, and so heard when its turn comes? */
export const isStaged = (code: string): boolean => code in STAGED;
