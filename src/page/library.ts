/** Modules with other games import from the package. In the page, they get this copy of it. */

export * from "../core/index.ts";
export * from "../games/index.ts";
