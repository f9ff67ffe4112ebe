/** A saved game, ready to be played on. */

import type { Game } from "../../core/game.ts";
import type { Match } from "../../core/match.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { cleanText, quote } from "../../core/text.ts";
import { findLevelName } from "../../players/level-names.ts";
import { type Opened, openNextMatch, winnabilityNotes } from "../../table/open.ts";
import { openingNotes } from "../../words/notes.ts";
import type { Host } from "../host.ts";
import type { Autosave } from "./autosave.ts";
import { loadMatch } from "./load-match.ts";

/** Takes up a saved game as it was left. */
export async function openSaved(
  host: Host,
  autosave: Autosave,
  name: string,
  wanted?: Game["id"],
): Promise<Result<Opened>> {
  const saved = await loadMatch(host, name);
  if (!saved.ok) return saved;
  const { match, stored } = saved.value;
  if (wanted !== undefined && wanted !== match.game.id)
    return fail("bad-request", `${quote(name)} is a game of ${match.game.title}, not of ${quote(wanted)}.`);
  if (match.outcome !== null)
    return fail(
      "game-over",
      `${quote(name)} is over. See it with: switchyard replay ${cleanText(name, 200)}`,
    );
  for (const { level } of match.players) {
    const known = level === undefined ? ok(undefined) : findLevelName(level);
    if (!known.ok) return known;
  }
  if (stored !== null) autosave.resume(match.id, stored);
  const moves = match.moves.length === 1 ? "1 move" : `${match.moves.length} moves`;
  const notes = [`Game ${match.id} goes on after ${moves}.`, ...openingNotes(match, false)];
  return ok({ match, notes: [...notes, ...(await winnabilityNotes(match))] });
}

/** The next game of a series, saved as it opens: the score of the series stands in its record. Null where there is none. */
export async function openNextOfSeries(
  host: Host,
  autosave: Autosave,
  match: Match,
): Promise<Result<Opened> | null> {
  const next = await openNextMatch(host, match);
  if (next === null || !next.ok) return next;
  const saved = autosave.save(next.value);
  const deal = saved.match.series?.deal;
  return ok({ match: saved.match, notes: [...openingNotes(saved.match, false), ...saved.notes], deal });
}
