/** What a puzzle can ask; `players/puzzles/kinds.ts` says how. Bets on the winner are placed in lessons only. */
export const puzzleKinds = ["line", "safe", "winner", "pairs", "threats", "plan", "hold"] as const;
export type PuzzleKind = (typeof puzzleKinds)[number] | "bet";
