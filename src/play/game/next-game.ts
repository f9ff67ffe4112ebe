import { type Match, type MatchDetails, newMatch, type Player, takeBackTo } from "../../core/match.ts";
import { mapResult, ok, type Result } from "../../core/result.ts";
import { setUp } from "../../core/setup.ts";
import { withoutStart } from "../../core/starts.ts";
import type { Outside } from "../contract.ts";
import { nextRequest, type OpeningHost, openGame, recommendedRequest } from "../open.ts";
import { newTable, playNamed, type Table } from "../table.ts";
import { openingNotes } from "../words.ts";
import { nextLevel } from "./review.ts";

type TableOpening = (outside: Outside) => Promise<Result<Table>>;

export function nextGame({ match, deal = match.series?.deal }: Table): TableOpening {
  return async (outside) => mapResult(await openGame(outside, nextRequest(match, deal)), newTable);
}

export function gameAtNextLevel(table: Table): TableOpening {
  const { match } = table;
  const level = nextLevel(match);
  const change = (player: Player) => ({ ...player, ...(player.level && level ? { level } : {}) });
  const [one, two] = match.players;
  return nextGame({ ...table, match: { ...match, players: [change(one), change(two)], series: null } });
}

export function recommendedGame({ match: { game, players } }: Table): TableOpening {
  const [one, two] = players;
  const levels = [one.level ?? null, two.level ?? null] as const;
  return async (outside) => {
    const request = { ...recommendedRequest(game.of, "easy", outside.newSeed()), levels };
    return mapResult(await openGame(outside, request), newTable);
  };
}

export function branchAt({ match, deal }: Table, ply: number, move?: string): TableOpening {
  return async (outside) => {
    const own = { ...newDetails(match, outside), series: null };
    const earlier = match.watched ? gameFrom(match, ply, own) : ok({ ...takeBackTo(match, ply), ...own });
    return mapResult(earlier, (from) => {
      const branch = newTable({ match: from, notes: [branchNote], deal });
      return move === undefined ? branch : { ...branch, match: playNamed(branch, move).match };
    });
  };
}

/** The visitor didn't make the moves of a shared game, so the new game begins after them. */
function gameFrom({ game, positions }: Match, ply: number, own: MatchDetails): Result<Match> {
  const position = positions[ply];
  const [options, from] = [withoutStart(game.options), game.key(position)];
  const setup = setUp(game.of, { options, from, first: game.toMove(position) });
  return mapResult(setup, (found) => newMatch(found, own));
}

const branchNote = "This is a new game from that position. The old one hasn't changed.";

export function restartedGame({ match, deal }: Table) {
  const { game, from, first, positions } = match;
  return async (outside: OpeningHost): Promise<Result<Table>> => {
    const fresh = newMatch({ game, from, first, start: positions[0] }, newDetails(match, outside));
    return ok(newTable({ match: fresh, notes: openingNotes(fresh, false), deal }));
  };
}

function newDetails({ players, seed, series }: Match, { newId, now }: OpeningHost): MatchDetails {
  return { id: newId(), startedAt: now().toISOString(), players, seed, series };
}
