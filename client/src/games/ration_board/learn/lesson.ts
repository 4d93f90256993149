// Ration Board's guided first game: what each of its notes points at on the screen.

import type { Lesson, Places } from "../../game";
import record from "./lesson.game?raw";

const notes: Places = {
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

const spared = ".turn, .map .window, .map .car, .deed, .others li";
const moving = ".watching button";

export default { record, places: { notes, spared, moving } } satisfies Lesson;
