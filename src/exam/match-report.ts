/** Goes through a sealed match: the chain of its log, the rules of every game, the plan, and how well the agent decided. */

import type { Game } from "../core/game.ts";
import { version } from "../core/program.ts";
import type { MatchRecord } from "../core/record.ts";
import { fail, ok, type Result } from "../core/result.ts";
import { otherSeat } from "../core/seat.ts";
import { cleanText } from "../core/text.ts";
import { advise } from "../players/advise.ts";
import { addDecisions, type Decisions, noDecisions, skillOf } from "../players/skill.ts";
import type { MatchLog } from "./match-folder.ts";
import { type MatchPlan, type PlannedGame, plannedGames, readPlan } from "./match-plan.ts";
import { replayGame } from "./match-replay.ts";

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
