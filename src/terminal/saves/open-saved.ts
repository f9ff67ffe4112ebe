/** A saved game, ready to be played on. */

import type { Match } from "../../core/match.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { cleanText, quote } from "../../core/text.ts";
import { lendDealer } from "../../table/dealer.ts";
import { type Opened, openResumed, openSeriesNext } from "../../table/open.ts";
import type { Host } from "../host.ts";
import type { Autosave } from "./autosave.ts";
import { checkGame, loadMatch } from "./load-match.ts";

/** Takes up a saved game as it was left. */
export async function openSaved(
  host: Host,
  autosave: Autosave,
  name: string,
  wanted?: string,
): Promise<Result<Opened>> {
  const saved = await loadMatch(host, name);
  if (!saved.ok) return saved;
  const { match, stored } = saved.value;
  const fitting = checkGame(host, match, wanted);
  if (!fitting.ok) return fitting;
  if (match.outcome !== null)
    return fail(
      "game-over",
      `${quote(name)} is over. See it with: switchyard replay ${cleanText(name, 200)}`,
    );
  const opened = openResumed(await lendDealer(host, match.game, match), match);
  if (!opened.ok) return opened;
  if (stored !== null) autosave.resume(match.id, stored);
  const resumed = `Resumed game ${match.id} at move ${match.moves.length + 1}.`;
  return ok({ match, notes: [resumed, ...opened.value.notes] });
}

/** The next game of a series, saved as it opens: the score of the series stands in its record. Null where there is none. */
export async function openNextOfSeries(
  host: Host,
  autosave: Autosave,
  match: Match,
): Promise<Result<Opened> | null> {
  const next = openSeriesNext(await lendDealer(host, match.game, match, match.series?.deal), match);
  if (next === null || !next.ok) return next;
  const saved = autosave.save(next.value.match);
  return ok({ ...next.value, match: saved.match, notes: [...next.value.notes, ...saved.notes] });
}
