/** The truth about positions and whole sizes. */

export {
  analyze,
  bestFirst,
  canWin,
  isFair,
  positionValue,
} from "./analyze.ts";
export type { Check, DistanceCount, Line, Solution, StartCounts, Tally } from "./solution.ts";
export { estimateBytes, type SolveTask, solve, solveTask } from "./solve.ts";
export { finish, type Progress, type Steps } from "./steps.ts";
export { type Truth, truthOf } from "./truth.ts";
export { type Verification, verify } from "./verify.ts";
