/** The page's entry. */

import { games } from "./games.ts";
import { startPage } from "./start.tsx";

void startPage(games);
