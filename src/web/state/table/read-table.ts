/** Who sits at the table of a match from outside: a computer of a level that there is not cannot play. */

import type { Match } from "../../../core/match.ts";
import { ok, type Result } from "../../../core/result.ts";
import { findLevelName } from "../../../players/level-names.ts";

export function readTable(match: Result<Match>): Result<Match> {
  if (!match.ok) return match;
  for (const { level } of match.value.players) {
    const known = level === undefined ? ok(undefined) : findLevelName(level);
    if (!known.ok) return known;
  }
  return match;
}
