/** The part of the package that the page has, for modules with other games: everything a game is made of. */

export * from "../core/index.ts";
export * from "../games/index.ts";
export { counted } from "../words/subjects.ts";
