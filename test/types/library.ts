/** Mistakes in calls of the library that the compiler must refuse. `npm run check` fails if it accepts one. */

import { choose, type GameId, type OptionsOf, solve, type Value } from "switchyard-games";
import { threeHeaps } from "../../examples/three-heaps.ts";

solve("tower-switch", { blocks: 12 });
solve("switch-and-capture", { switches: 8, switchOne: "chosen" });
solve(threeHeaps, { largest: 4 });
choose("switch-battle", "hard", { options: { start: "0101" }, moves: ["1"] });

// @ts-expect-error: there is no such game
solve("tower-swich");
// @ts-expect-error: there is no such option
solve("tower-switch", { block: 12 });
// @ts-expect-error: an option of another game
solve("tower-switch", { switches: 7 });
// @ts-expect-error: a number is wanted
solve("tower-switch", { blocks: "12" });
// @ts-expect-error: there is no such choice
solve("switch-and-capture", { switchOne: "choose" });
// @ts-expect-error: an option that the outside game does not have
solve(threeHeaps, { blocks: 4 });
// @ts-expect-error: there is no such level
choose("tower-switch", "genius");
// @ts-expect-error: an option of another game
choose("factor-frenzy", "easy", { options: { blocks: 3 } });
// @ts-expect-error: moves are names
choose("factor-frenzy", "easy", { moves: [5] });
// @ts-expect-error: there are two seats
choose("factor-frenzy", "easy", { first: 3 });

export const id: GameId = "factor-frenzy";
export const options: OptionsOf<"factor-frenzy"> = { max: 12 };
// @ts-expect-error: a draw has no distance
export const value: Value = { kind: "draw", plies: 3 };
