export {
  checkGame,
  checkGames,
  type Review,
  type ReviewSettings,
  reviewGame,
} from "./author/check/check-game.ts";
export type { Fault } from "./author/check/report.ts";
