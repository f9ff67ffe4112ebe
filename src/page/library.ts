/** The page's own copy of what modules with other games import from the package. */

export * from "../core/index.ts";
export * from "../games/index.ts";
