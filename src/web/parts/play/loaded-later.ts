/** Parts that a first move doesn't need, in two files. */

import { partsLater } from "../later.tsx";

/** Where these will be needed right away, they are loaded in advance. */
export const Asides = partsLater(() => import("./asides.tsx"));
export const Ending = partsLater(() => import("./ending.ts"));
