export {
  checkGame,
  type Review,
  type ReviewSettings,
  reviewGame,
  reviewGames,
} from "./author/check/check-game.ts";
export type { Fault } from "./author/check/report.ts";
