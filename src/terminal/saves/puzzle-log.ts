/** What this machine keeps about puzzles: a small file for each that was solved. */

import { ok, type Result } from "../../core/result.ts";
import { parseJson } from "../../core/text.ts";
import { readSolved, type SolvedPuzzle } from "../../table/puzzle/solved.ts";
import type { Host } from "../host.ts";

/** A daily puzzle counts once, however often it is solved. */
export function logPuzzle(host: Host, solved: SolvedPuzzle): Result<void> {
  const name = solved.daily ? `daily-${solved.date}` : `puzzle-${solved.date}-${host.newId()}`;
  const written = host.puzzles().create(name, `${JSON.stringify(solved)}\n`);
  return written.ok || written.problem.code !== "exists" ? written : ok(undefined);
}

export function readPuzzles(host: Host): readonly SolvedPuzzle[] {
  const folder = host.puzzles();
  const names = folder.list();
  if (!names.ok) return [];
  return names.value.flatMap((name) => {
    const text = folder.read(name);
    return text.ok ? readSolved(parseJson(text.value)) : [];
  });
}

export function utcDate(host: Host): string {
  return host.now().toISOString().slice(0, 10);
}
