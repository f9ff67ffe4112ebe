/** Draws puzzles, and keeps the ids of those that were solved, so that each comes once. */

import { mapResult, type Result } from "../../core/result.ts";
import { parseJson } from "../../core/text.ts";
import type { PosedPuzzle } from "../../players/job.ts";
import type { PuzzleSource } from "../../table/puzzle/play.ts";
import type { Outside, Texts } from "../outside.ts";

/** One that `known` does not name, as long as there is one. */
export async function drawPuzzle(
  outside: Outside,
  { game, grade, seed }: Pick<PuzzleSource, "game" | "grade" | "seed">,
  known: ReadonlySet<string>,
): Promise<Result<PosedPuzzle>> {
  const drawn = seed === undefined ? { seed: outside.newSeed(), solved: [...known] } : { seed, solved: [] };
  const request = { by: "seed", ...drawn, game, kind: null, grade } as const;
  return mapResult(await outside.ask({ kind: "pose", request }), ({ puzzle }) => puzzle);
}

const textName = "solved-puzzles";

/** Years of puzzles, in a few hundred kilobytes. */
const mostNames = 10_000;

/** The puzzles that this person has solved, by their ids. What was kept may be damaged; then it is not there. */
export function solvedNames({ read }: Pick<Texts, "read">): Set<string> {
  const kept = parseJson(read(textName) ?? "");
  return new Set(Array.isArray(kept) ? kept.filter((name) => typeof name === "string") : []);
}

export function keepSolvedName(notebook: Pick<Texts, "read" | "write">, puzzle: PosedPuzzle): void {
  const names = [...solvedNames(notebook).add(puzzle.id)];
  notebook.write(textName, JSON.stringify(names.slice(-mostNames)));
}
