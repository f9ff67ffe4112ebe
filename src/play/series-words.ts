/** The sentences about a series after each of its games. */

import type { Match } from "../core/match.ts";
import type { Pair } from "../core/seat.ts";
import { nextPlace, scoreAfter } from "../core/series.ts";

export function seriesLines(
  { series, outcome, players }: Match,
  names: Pair<string> = [players[0].name, players[1].name],
): readonly string[] {
  if (series === null || outcome === null) return [];
  const score = scoreAfter(series, outcome);
  const [one, two] = names;
  const standing = `Score: ${one} ${score[0]}, ${two} ${score[1]}.`;
  if (nextPlace(series, outcome) !== null) return [standing];
  if (score[0] === score[1]) return [standing, `The match is drawn ${score[0]} to ${score[1]}.`];
  const [winner, most, least] = score[0] > score[1] ? [one, ...score] : [two, score[1], score[0]];
  return [standing, `${winner} ${winner === "You" ? "win" : "wins"} the match ${most} to ${least}.`];
}

export function hasNextGame({ series, outcome }: Match): boolean {
  return series !== null && outcome !== null && nextPlace(series, outcome) !== null;
}
