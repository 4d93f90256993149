// What the pages around a table say of Kolejka.

import type { BesideTable } from "../game";
import { resultOf, stepName } from "./ending/result";
import { moveWords } from "./moves/hint_words";
import { isNews } from "./news/announced";

export default { moveWords, isNews, result: resultOf, stepName } satisfies BesideTable;
