import { gamesModule } from "./effects/named.ts";
import { gamesFrom } from "./games.ts";
import { startPage } from "./start.tsx";

void gamesFrom(gamesModule()).then(startPage);
