export {
  checkGame,
  checkGames,
  type Fault,
  type Review,
  type ReviewSettings,
  reviewGame,
} from "./library/check-game.ts";
