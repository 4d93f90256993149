// The names and inks of the box, by the numbers that the view uses.

import { figureOf } from "$client/kit/seats/figures.svelte";
import { KOLEJKA_FORMS } from "$client/wire";

export const SHOPS = ["groceries", "rtv_agd", "furniture", "clothing", "kiosk"] as const;
export const QUEUES = [...SHOPS, "market"] as const;
export const SHOP_NUMBERS = [0, 1, 2, 3, 4] as const;
export const MARKET = 5;
export const SPECULATOR = 5; // stands in a queue like a seat
export const DAYS = 5;
export const ROUNDS = 3; // of queue jumping

/** Of the pawns in the box; the last is the speculators'. */
export const INKS = ["red", "green", "brown", "yellow", "blue", "spec"] as const;

/** How each queue card is played, as the game describes it. */
export const PLAYS = KOLEJKA_FORMS.filter((form) => form.verb === "play");
export const CARDS = PLAYS.map((form) => form.only.card);
export type Card = (typeof CARDS)[number];

/** Of the cards' pictures; a card that is not named here has the usual ink. */
const CARD_INKS: Partial<Record<Card, string>> = {
  list: "#8fa3b8",
  sir: "#e3b11f",
  mother: "#e3b11f",
  criticise: "#e2553f",
  lucky: "#35998f",
  counter: "#35998f",
  stocktaking: "#e2553f",
  committee: "#8fa3b8",
};
const USUAL_INK = "#d9772b";

export const PHASES = [
  "setup",
  "queue_up",
  "delivery",
  "jumping",
  "opening",
  "market",
  "close",
  "recall",
] as const;

/** The sixty goods in the order of their pictures, twelve to a shop; in the rules all are alike. */
export const ITEMS: readonly (readonly string[])[] = [
  "white_cheese bread sugar chocolates tea coffee blood_sausage vinegar orangeade paprika beer tinned_ham",
  "camera gas_cooker fridge reel_recorder sewing_machine mixer projector radio_cassette siphon telephone television table_thermos",
  "armchair chair lamp table_lamp wall_unit picture cabinet stool coffee_table folding_table sofa_bed chandelier",
  "felt_cap fur shirt boots tie glasses overcoat belt sandals dress handbag shirts",
  "razor electronic_game crayons doll soap cigarettes perfume washing_up_liquid washing_powder cologne guidebook toothbrush",
].map((row) => row.split(" "));

export const shopName = (shop: number): string => QUEUES[shop] ?? "none";
export const inkOf = (owner: number): string => INKS[figureOf(owner)] ?? "spec";
export const cardName = (card: number): Card => CARDS[card] ?? "list";
export const cardInk = (card: number): string => CARD_INKS[cardName(card)] ?? USUAL_INK;
/** A queue card has its rule: KOL-CRD-1 is that of the first. */
export const cardRule = (card: number): string => `KOL-CRD-${card + 1}`;
export const deliveryShop = (card: number): number => Math.floor(card / 10);
export const deliveryGoods = (card: number): number => card % 10;
