export { analyzePosition } from "./analyze.ts";
export type {
  CertifiedEntry,
  DistanceCount,
  ForcedLine,
  Solution,
  StartCounts,
  ValueTally,
} from "./solution.ts";
export { estimateBytes, type GameSize, resolveSize, solveSize } from "./solve.ts";
export { type Progress, runToEnd, type Task } from "./task.ts";
