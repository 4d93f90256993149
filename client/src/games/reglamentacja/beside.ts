// What the pages around a table say of Reglamentacja.

import type { BesideTable } from "../game";
import { result, stepName } from "./ending/result";
import { moveWords } from "./moves/move_words";
import { isNews, isOfferTo } from "./news/announced";

export default {
  moveWords,
  isNews,
  isUrgent: isOfferTo,
  result,
  tellsTheEnd: true,
  stepName,
} satisfies BesideTable;
