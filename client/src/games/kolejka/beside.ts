// What the pages around a table say of Kolejka.

import type { BesideTable } from "../game";
import { result, stepName } from "./ending/result";
import { moveWords } from "./moves/hint_words";
import { isNews } from "./news/announced";

export default { moveWords, isNews, result, stepName } satisfies BesideTable;
