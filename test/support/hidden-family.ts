/** A game with too many positions to explore, like one from outside: Factor Frenzy without its family. */

import type { Game } from "../../src/core/game.ts";
import { changedGame, findGameOf } from "./find-game.ts";

export const hiddenFamily: Game = changedGame(
  { ...findGameOf("factor-frenzy"), id: "hidden-family" },
  { family: () => ({ kind: "hidden" }), reasons: () => [] },
);
