/** Factor Frenzy without its family, so it has too many positions to explore, like an author's game. */

import type { Game } from "../../src/core/game.ts";
import { changedGame, findGameOf } from "./find-game.ts";

export const hiddenFamily: Game = changedGame(
  { ...findGameOf("factor-frenzy"), id: "hidden-family" },
  { family: () => ({ kind: "hidden" }), reasons: () => [] },
);
