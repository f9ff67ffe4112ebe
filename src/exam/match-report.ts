/**
 * Checks a sealed match: the chain of its log, the rules of every game, the plan; and measures how well the
 * agent decided.
 */

import { isDeepStrictEqual } from "node:util";
import type { Game } from "../core/game.ts";
import { breakOff, currentPosition, type Match, playMove, seatToMove } from "../core/match.ts";
import { version } from "../core/program.ts";
import { type MatchRecord, toRecord } from "../core/record.ts";
import { fail, ok, type Result } from "../core/result.ts";
import { otherSeat } from "../core/seat.ts";
import { findMove } from "../core/setup.ts";
import { cleanText, quote } from "../core/text.ts";
import { advise } from "../players/advise.ts";
import { chooseMove, warmUpMatch } from "../players/computer.ts";
import type { LevelName } from "../players/level-names.ts";
import { addDecisions, type Decisions, noDecisions, skillOf } from "../players/skill.ts";
import { runToEnd, type TimeUp, withoutLimit } from "../solver/task.ts";
import type { MatchLog } from "./match-folder.ts";
import { type MatchPlan, openPlanned, type PlannedGame, plannedGames, readPlan } from "./match-plan.ts";

export type MatchReport = ReturnType<typeof reportOf>;
type GameEnd = "won" | "lost" | "drawn" | "unfinished" | "abandoned" | "not played";

export function reportMatch(games: readonly Game[], log: MatchLog): Result<MatchReport> {
  const plan = readPlan(games, log.plan);
  if (!plan.ok) return plan;
  const planned = plannedGames(plan.value);
  if (log.games.length > planned.length)
    return fail("bad-record", `The plan has ${planned.length} games, the log ${log.games.length}.`);
  const played: { readonly end: GameEnd; readonly decisions: Decisions }[] = [];
  for (const game of planned) {
    const record = log.games[game.number - 1];
    const judged = record === undefined ? ok(notPlayed) : judgeGame(games, plan.value, game, record);
    if (!judged.ok)
      return fail("bad-record", `Game ${game.number}: ${judged.problem.message}${otherVersion(log)}`);
    played.push(judged.value);
  }
  return ok(reportOf(log, planned, played));
}

/** Another version's computers may choose other moves. */
function otherVersion(log: MatchLog): string {
  if (log.version === version) return "";
  return ` The match was played with version ${cleanText(log.version, 40)}, and this is ${version}: check it with the version it was played with.`;
}

const notPlayed = { end: "not played", decisions: noDecisions } as const;

function judgeGame(games: readonly Game[], plan: MatchPlan, planned: PlannedGame, record: MatchRecord) {
  const replayed = replayGame(games, plan, planned, record);
  if (!replayed.ok) return replayed;
  const review = advise(games, { kind: "review", record, quick: true });
  if (!review.ok) return review;
  const decisions = review.value.card.moves
    .filter(({ seat }) => seat === planned.seat)
    .flatMap(({ decision }) => decision ?? [])
    .reduce(addDecisions, noDecisions);
  return ok({ end: endOf(record, planned), decisions });
}

function endOf({ result }: MatchRecord, { seat }: PlannedGame): GameEnd {
  if (result === null) return "abandoned";
  if (result.reason === "unfinished") return "unfinished";
  return result.winner === seat ? "won" : result.winner === otherSeat(seat) ? "lost" : "drawn";
}

function reportOf(
  { head, starts }: MatchLog,
  planned: readonly PlannedGame[],
  played: readonly { readonly end: GameEnd; readonly decisions: Decisions }[],
) {
  return {
    head,
    starts,
    /** Over all games; an abandoned game counts as far as it was played. */
    skill: skillOf(played.map(({ decisions }) => decisions).reduce(addDecisions, noDecisions)),
    games: planned.map(({ number, game, seat }, at) => ({
      number,
      game,
      seat,
      end: played[at]?.end ?? "not played",
      skill: skillOf(played[at]?.decisions ?? noDecisions),
    })),
  };
}

/**
 * Replays a game of a sealed match: the agent's moves from the log, the opponent's as its level chooses them
 * from the plan's seed. So even a rewritten log with a valid chain can't contain a move that the opponent
 * never made, or an end that the game didn't have.
 */
export function replayGame(
  games: readonly Game[],
  { plies }: MatchPlan,
  planned: PlannedGame,
  record: MatchRecord,
): Result<void> {
  const opened = openPlanned({ now: () => new Date(0), newId: () => "plan" }, games, planned);
  if (!opened.ok) return opened;
  let { match } = opened.value;
  const { id, startedAt, moves } = record;
  if (!isDeepStrictEqual({ ...toRecord(match), id, startedAt }, { ...record, moves: [], result: null }))
    return fail("bad-record", "It was not set up as the plan says.");
  for (const [at, name] of moves.entries()) {
    const after = replayMove(match, name, planned);
    if (!after.ok) return fail("bad-record", `Move ${at + 1}: ${after.problem.message}`);
    match = breakOff(after.value, plies);
  }
  return isEndOf(match, record, planned)
    ? ok(undefined)
    : fail("bad-record", "It cannot have ended as the log says.");
}

function replayMove(match: Match, name: string, { seat, opponent }: PlannedGame): Result<Match> {
  if (match.outcome !== null) return fail("bad-record", "The game was already over.");
  const move = findMove(match.game, currentPosition(match), name);
  if (!move.ok) return move;
  return seatToMove(match) === seat || isChosen(match, opponent, name)
    ? ok(playMove(match, move.value))
    : fail("bad-record", `A computer at level ${opponent} does not play ${quote(name)} here.`);
}

/**
 * A computer's choice depends on what its process has already computed, which a restart forgets, and in games
 * without a fast method on its time. So this also accepts the choice of a fresh computer, and of one without
 * time.
 */
function isChosen(match: Match, level: LevelName, name: string): boolean {
  const anew = () => ({ ...match, game: { ...match.game } });
  return (
    choose(match, level, withoutLimit) === name ||
    choose(anew(), level, withoutLimit) === name ||
    choose(anew(), level, () => true) === name
  );
}

function choose(match: Match, level: LevelName, timeUp: TimeUp): string {
  runToEnd(warmUpMatch(match, timeUp));
  return match.game.formatMove(currentPosition(match), chooseMove(match, level).move);
}

/** A game ends on the board or at the limit, the agent resigns, or it stays open with the agent to move. */
function isEndOf(match: Match, { result }: MatchRecord, { seat }: PlannedGame): boolean {
  if (match.outcome !== null) return isDeepStrictEqual(result, match.outcome);
  const isResigned = result?.reason === "resigned" && result.winner === otherSeat(seat);
  return seatToMove(match) === seat && (result === null || isResigned);
}
