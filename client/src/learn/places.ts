// What each note of a lesson speaks of: a part of the game's own screen.

import type { Area } from "./beside";

type Places = Record<string, string | string[]>; // a note, and a selector, or the first of several

const KOLEJKA: Places = {
  list: ["div.mine", ".mine, .lists .list"],
  pawns: ".road",
  furniture: "#lane-furniture",
  kiosk: "#lane-kiosk",
  rest: ".road",
  market: "#lane-market",
  speculators: "#lane-groceries",
  delivery: "#lane-furniture",
  cards: ".below",
  mother: ".below",
  criticised: "#lane-furniture",
  sir: "#lane-furniture",
  error: "#lane-furniture",
  increased: "#lane-furniture",
  opening: "#lane-furniture",
  take: "#lane-furniture",
  bought: "#lane-rtv_agd",
  exchange: "#lane-market",
  home: ".todo",
  recall: "#lane-clothing",
  done: ".todo",
};

const RATION_BOARD: Places = {
  trip: ".map",
  call: ".deed",
  roll: ".deed",
  woods: ".deed",
  two: ".deed",
  board: ".deed",
  again: ".deed",
  blue: ".deed",
  nearly: ".deed",
  hold: ".others li:not(.mine)",
  approved: ".others li.mine",
};

const EDGE = ".market .edge > *"; // an offer in the making, or a choice of stamps
const LARGE = ".reglamentacja .large"; // the card that is looked at
const stamp = (kind: string): string => `.tray .hand [data-kind='${kind}']`;
const slip = (number: number): string => `.market [data-offer='${number}']`;

const REGLAMENTACJA: Places = {
  visit: ".tray .visit",
  shop: ".reglamentacja .shop ol",
  stamps: ".tray .hand",
  queue: ".reglamentacja .queue",
  spin: ".top .spin",
  call: stamp("sugar"),
  offer: slip(1),
  counter: [EDGE, slip(1)],
  any: [EDGE, stamp("chocolate")],
  speculator: [EDGE, ".acts .black"],
  place: slip(4),
  stop: ".top .act",
  discard: stamp("soap"),
  buy: [LARGE, ".shop .buyable"],
  bought: ".reglamentacja .queue",
  decline: slip(5),
  he_shops: ".reglamentacja .queue",
  final: ".top .spin",
  everyone: [EDGE, stamp("soap")],
  silence: ".quiet",
  last_card: [LARGE, ".shop .buyable"],
  scoring: ".guests",
};

const PLACES: Record<string, Places> = {
  kolejka: KOLEJKA,
  ration_board: RATION_BOARD,
  reglamentacja: REGLAMENTACJA,
};

/** On a small screen the bubble leaves free what has to be tapped first. */
const SMALL: Record<string, Places> = {
  kolejka: {
    list: "div.mine",
    furniture: ".below",
    kiosk: ".below",
    market: ".below",
    mother: ".below",
    sir: ".below",
    increased: ".below",
    take: ".below",
    exchange: ".below",
    home: ".todo",
    done: ".todo",
  },
};
/** What a learner may want to see or to tap meanwhile: the bubble keeps off it where it can. */
const SPARED: Record<string, string> = {
  kolejka: ".prompt, .pawn, .stall, .below button, .todo button, .lists .list",
  ration_board: ".turn, .map .window, .map .car, .deed, .others li",
  reglamentacja: `.shop [data-card], .queue li, .tray .hand, .tray .visit, .acts button, .slip, .player, .table .top, .guests header, .guests .visit, .guests li, ${EDGE}`,
};

export function sparedIn(game: string): Area[] {
  const parts = isSmall() ? [] : [...document.querySelectorAll(SPARED[game] ?? "none")];
  return parts.map(areaOf).filter(({ width }) => width > 0);
}

export function areaOf(part: Element): Area {
  const { left, top, width, height } = part.getBoundingClientRect();
  return { left, top, width, height };
}

export const isSmall = (): boolean => innerWidth < 700;

/** What is there only as long as the screen still shows what happened last. */
const MOVING: Record<string, string> = {
  ration_board: ".watching > button",
  reglamentacja: ".shop .gone, .shop .rolled, .guests .back, .guests [aria-current='true']",
};

/** What a learner may have begun and left open: the screen is laid anew before the lesson goes on. */
const BEGUN: Record<string, string> = { reglamentacja: `${EDGE}, ${LARGE}` };

export const isBegun = (game: string): boolean =>
  BEGUN[game] !== undefined && document.querySelector(BEGUN[game]) !== null;

export function isMoving(game: string): boolean {
  const selector = MOVING[game];
  return selector !== undefined && document.querySelector(selector) !== null;
}

export function spokenOf(game: string, note: string): Element | null {
  const small = isSmall() ? SMALL[game]?.[note] : undefined;
  const selectors = [small ?? PLACES[game]?.[note] ?? []].flat();
  const found = selectors.flatMap((selector) => [...document.querySelectorAll(selector)]);
  return found.find((part) => part.getClientRects().length > 0) ?? null; // one that is shown
}

/** Some things stand beside each other in a strip that is swiped. */
export function bringIntoSight(part: Element | null): void {
  const strip = part?.parentElement;
  if (!(part instanceof HTMLElement) || !strip) return;
  const swiped = strip.scrollWidth > strip.clientWidth + 1;
  const left = part.offsetLeft - (strip.clientWidth - part.clientWidth) / 2;
  if (swiped) strip.scrollTo({ left, behavior: "instant" });
  else part.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
}
