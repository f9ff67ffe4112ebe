/** What the page has of the package, for the modules of games from outside: all that a game is made of. */

export * from "../core/index.ts";
export * from "../games/index.ts";
export { counted } from "../words/subjects.ts";
