// The names and inks of the box, by the numbers that the view uses.

export const SHOPS = ["groceries", "rtv_agd", "furniture", "clothing", "kiosk"] as const;
export const QUEUES = [...SHOPS, "market"] as const;
export const SHOP_NUMBERS = [0, 1, 2, 3, 4] as const;
export const MARKET = 5;
export const SPECULATOR = 5; // stands in a queue like a seat
export const DAYS = 5;
export const ROUNDS = 3; // of queue jumping

/** Of the players by seat; the last is the speculators'. */
const INKS = ["red", "green", "brown", "yellow", "blue", "spec"] as const;

export const CARDS = [
  "list",
  "sir",
  "mother",
  "criticise",
  "lucky",
  "error",
  "increased",
  "counter",
  "stocktaking",
  "committee",
] as const;

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
  "camera gas_cooker fridge reel_recorder sewing_machine mixer playback radio_cassette siphon telephone television table_thermos",
  "armchair chair lamp table_lamp wall_unit picture cabinet stool coffee_table folding_table sofa_bed chandelier",
  "felt_cap fur shirt boots tie glasses overcoat belt sandals dress handbag shirts",
  "razor electronic_game crayons doll soap cigarettes perfume washing_up_liquid washing_powder cologne guidebook toothbrush",
].map((row) => row.split(" "));

export const shopName = (shop: number): string => QUEUES[shop] ?? "none";
export const inkOf = (owner: number): string => INKS[owner] ?? "spec";
export const cardName = (card: number): string => CARDS[card] ?? "list";
/** A queue card has its rule: KOL-CRD-1 to 10. */
export const cardRule = (card: number): string => `KOL-CRD-${card + 1}`;
export const deliveryShop = (card: number): number => Math.floor(card / 10);
export const deliveryGoods = (card: number): number => card % 10;
