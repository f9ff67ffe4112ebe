/** What an author can test a game with. */

export { checkGame, checkGames, type Fault } from "./library/check-game.ts";
