/** A game ready to be played on any face, with what its players should know first. */

import type { Game } from "../core/game.ts";
import { currentPosition, type Match } from "../core/match.ts";
import { type DealtStart, rowOption } from "../core/options.ts";
import { fail, ok, type Result } from "../core/result.ts";
import { cleanText, quote } from "../core/text.ts";
import { findLevelName } from "../players/level-names.ts";
import type { Autosave } from "./autosave.ts";
import type { Host } from "./host.ts";
import { openingNotes, seatNotes } from "./notes.ts";
import { dealOf, type MatchRequest, openNewMatch, openNextMatch } from "./open-match.ts";
import { loadMatch } from "./saved-match.ts";

export interface Opened {
  readonly match: Match;
  readonly notes: readonly string[];
  /** How the row was dealt, where it was; a rematch deals again. */
  readonly deal?: DealtStart | undefined;
}

export async function openRequested(host: Host, request: MatchRequest): Promise<Result<Opened>> {
  const match = await openNewMatch(host, request);
  if (!match.ok) return match;
  if (request.game.moves(currentPosition(match.value)).length === 0)
    return fail(
      "bad-key",
      `In ${match.value.from} the game is over; choose a position in which somebody is to move.`,
    );
  const notes = [
    ...seatNotes(match.value, request.computer?.seat === "random"),
    ...openingNotes(match.value, request.first === "random"),
    ...(await hopeNotes(match.value)),
  ];
  return ok({ match: match.value, notes, deal: dealOf(request.game, request.setup) });
}

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
  return ok({ match, notes: [...notes, ...(await hopeNotes(match))] });
}

/** In some rows of some games nobody can win, and no move changes that; the players should know before they begin. */
async function hopeNotes(match: Match): Promise<readonly string[]> {
  const { game, options } = match;
  const found = rowOption(game.options);
  if (found === undefined || found[1].everyRowWinnable) return [];
  const [name, spec] = found;
  if (options[name] === spec.book?.(Number(options[spec.size]))) return [];
  const { canWin } = await import("../solver/analyze.ts");
  const hopeless = canWin(game, currentPosition(match), options).every((can) => can === false);
  return hopeless
    ? ["Nobody can win from this row, whatever both do. The game can only be given up or drawn: draw"]
    : [];
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
