// What there is a drawing of, by the words of the box; the prefix says on which sheet it stands.

export const KINDS = ["sugar", "meat", "flour", "alcohol", "butter", "soap", "chocolate"] as const;
export const CATEGORIES = ["fix_up", "meal", "cake", "event"] as const;

/** The twenty shopping cards in the order of the box. */
export const CARDS = [
  "sweet_yeast_cake",
  "butter_biscuits",
  "cheesecake",
  "brownie",
  "birthday_cake",
  "meat_roulade",
  "meat_balls",
  "breakfast_for_children",
  "home_dumplings",
  "three_course_meal",
  "tea_sugar",
  "buffet",
  "something_to_the_coffee",
  "name_day_consumption",
  "a_serving_for_guests",
  "great_laundry",
  "for_chimney_sweep",
  "for_landlords_electrician",
  "starching_bed_sheets",
  "for_mr_henry_handyman",
] as const;

/** The colour of a seat's coat, always with its letter and headgear; white letters stand on it. */
export const SEAT_INKS = ["#a92d25", "#1c5fa8", "#2d6e45", "#7a3f8c", "#a8580c"] as const;

/** counter: the shop's; swap: give and take; onward: where the queue goes; hand: stop. */
type Sign = "counter" | "swap" | "onward" | "hand" | "mitten";

export type Drawn =
  | `stamp-${string}` // a kind, or `any`
  | `category-${string}`
  | `seat-${string}`
  | "speculator"
  | `card-${string}`
  | `visit-${string}`
  | `die-${number}`
  | Sign;

export type Sheet = "goods" | "people" | "cards" | "visits" | "signs";

const SHEETS: Record<string, Sheet> = {
  stamp: "goods",
  seat: "people",
  speculator: "people",
  card: "cards",
  visit: "visits",
};

export const sheetOf = (drawn: Drawn): Sheet => SHEETS[drawn.split("-")[0]!] ?? "signs";
