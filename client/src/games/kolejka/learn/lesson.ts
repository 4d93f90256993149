// Kolejka's guided first game: what each of its notes points at on the screen.

import type { Lesson, Places } from "../../game";
import record from "./lesson.game?raw";

const notes: Places = {
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

const small: Places = {
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
};

const spared = ".prompt, .pawn, .stall, .below button, .todo button, .lists .list";

export default { record, places: { notes, small, spared } } satisfies Lesson;
