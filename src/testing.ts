export type { Fault } from "./library/check/report.ts";
export { checkGame, checkGames, type Review, type ReviewSettings, reviewGame } from "./library/check-game.ts";
