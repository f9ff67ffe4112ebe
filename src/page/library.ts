/** The part of the package that modules with other games need from the page. */

export * from "../core/index.ts";
export * from "../games/index.ts";
