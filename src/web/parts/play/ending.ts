/** What belongs to the solver's values and to the end of a game. */

export { Insight } from "./insight.tsx";
export { Review, TurningPart } from "./review.tsx";
export { ShareDialog } from "./share.tsx";
