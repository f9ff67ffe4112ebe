/** Other authors' games import the package. On the page, they get this copy. */

export * from "../core/index.ts";
export * from "../games/index.ts";
