/** Goes through a sealed match: the chain of its log, the rules of every game, the plan, and how well the agent decided. */

import type { Game } from "../core/game.ts";
import type { MatchRecord } from "../core/record.ts";
import { rebuildMatch } from "../core/record.ts";
import { fail, ok, type Result } from "../core/result.ts";
import { otherSeat } from "../core/seat.ts";
import { advise } from "../players/advise.ts";
import { addDecisions, type Decisions, noDecisions, skillOf } from "../players/skill.ts";
import type { MatchLog } from "./match-folder.ts";
import { openPlanned, type PlannedGame, plannedGames, readPlan } from "./match-plan.ts";

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
    const judged = record === undefined ? ok(notPlayed) : judgeGame(games, game, record);
    if (!judged.ok) return fail("bad-record", `Game ${game.number}: ${judged.problem.message}`);
    played.push(judged.value);
  }
  return ok(reportOf(log, planned, played));
}

const notPlayed = { end: "not played", decisions: noDecisions } as const;

function judgeGame(games: readonly Game[], planned: PlannedGame, record: MatchRecord) {
  const opened = openPlanned({ now: () => new Date(0), newId: () => "plan" }, games, planned);
  if (!opened.ok) return opened;
  const { game, options, first, players, seed } = opened.value.match;
  const wanted = [game.id, options, first, players, seed, null];
  const found = [record.game, record.options, record.first, record.players, record.seed, record.from];
  if (JSON.stringify(wanted) !== JSON.stringify(found))
    return fail("bad-record", "It was not set up as the plan says.");
  const match = rebuildMatch(record, games);
  if (!match.ok) return match;
  const review = advise(games, { kind: "review", record, quick: true });
  if (!review.ok) return review;
  const decisions = review.value.card.moves
    .filter(({ seat, assisted }) => seat === planned.seat && !assisted)
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
    /** How often a server was started. */
    starts,
    /** Over all games; what was abandoned counts as far as it was played. */
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
