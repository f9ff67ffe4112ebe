import { decisionsOf, scorecard } from "../../computer/scorecard.ts";
import {
  addDecisions,
  type Decisions,
  decisionOf,
  formatSkill,
  mean,
  noDecisions,
  skillOf,
  worth,
  z,
} from "../../computer/skill.ts";
import { type Value, valueOfMove } from "../../core/analysis.ts";
import { type Match, playedNames, usualPlyLimit } from "../../core/match.ts";
import { ofSeat, type Pair, type Seat, seats } from "../../core/seat.ts";
import { countOf } from "../../core/words/values.ts";
import { analyzePosition } from "../../solver/analyze.ts";
import type { ForfeitFault } from "./bots/bot.ts";
import type { Contestant } from "./contestant.ts";
import { type ArenaPlan, hasGivenStart, planVersion } from "./plan.ts";
import type { Transcript } from "./run.ts";

export interface ScoredGame {
  readonly game: Transcript;
  readonly decisions: Pair<Decisions>;
}

export type ArenaReport = Readonly<ReturnType<typeof arenaReport>>;

export function arenaReport(plan: ArenaPlan, games: readonly ScoredGame[]) {
  const { id, game, setup, seed, moveMs, players } = plan;
  return {
    arena: planVersion,
    id,
    game: game.id,
    options: { ...setup.options },
    from: setup.from ?? null,
    seed,
    moveMs,
    played: games.length,
    different: new Set(games.map(({ game: { match } }) => lineOf(match))).size,
    forfeits: forfeitsIn(games, players),
    players: players.map((player, index) => ({
      name: player.name,
      player: player.text,
      ...tally(appearances(games, index)),
    })),
  };
}

function lineOf(match: Match): string {
  return JSON.stringify([match.first, match.game.key(match.positions[0]), ...playedNames(match)]);
}

interface ForfeitReport extends ForfeitFault {
  readonly player: string;
  readonly games: number;
}

function forfeitsIn(games: readonly ScoredGame[], players: readonly Contestant[]): readonly ForfeitReport[] {
  const found = new Map<string, ForfeitReport>();
  for (const { game } of games) {
    if (game.forfeit === null) continue;
    const { seat, reason, detail } = game.forfeit;
    const player = players[ofSeat(game.seats, seat)]?.name ?? "";
    const name = JSON.stringify([player, reason, detail]);
    found.set(name, { player, reason, detail, games: (found.get(name)?.games ?? 0) + 1 });
  }
  return [...found.values()].toSorted((a, b) => b.games - a.games);
}

function appearances(games: readonly ScoredGame[], player: number) {
  return games.flatMap(({ game, decisions }) =>
    seats
      .filter((seat) => ofSeat(game.seats, seat) === player)
      .map((seat) => ({ game, seat, decisions: ofSeat(decisions, seat) })),
  );
}

type Appearance = ReturnType<typeof appearances>[number];

export function decisionsIn(match: Match): Pair<Decisions> {
  const { game, positions, moves: played } = match;
  const { moves } = scorecard(game, positions, played);
  // Each position counts once, so going around in circles adds no decisions.
  const seen = new Set<string>();
  const once = moves.filter(
    ({ seat }, at) => seen.size < seen.add(`${seat} ${game.key(positions[at])}`).size,
  );
  const all = (seat: Seat) => addDecisions(decisionsOf(once, seat), endingOf(match, seat));
  return [all(1), all(2)];
}

/** An early end that's worse than its position allows counts as one more decision: a draw, or a loss such as a forfeit. */
function endingOf({ game, positions, outcome }: Match, seat: Seat): Decisions {
  if (outcome === null || outcome.reason === "finished" || outcome.winner === seat) return noDecisions;
  const chosen: Value = { kind: outcome.winner === null ? "draw" : "loss" };
  const { toMove, value, moves } = analyzePosition(game, positions.at(-1));
  const own = toMove === seat ? value : value && valueOfMove(value);
  if (own === null || worth(own) <= worth(chosen)) return noDecisions;
  const values = toMove === seat ? moves.map((move) => move.value) : [own];
  return decisionOf(chosen, [...values, chosen]) ?? noDecisions;
}

function tally(appearances: readonly Appearance[]) {
  const games = appearances.length;
  const count = (wanted: Standing) => appearances.filter((one) => standing(one) === wanted).length;
  const share = (wanted: Standing) => wilson(count(wanted), games);
  const forfeits = appearances.filter(({ game: { forfeit }, seat }) => forfeit?.seat === seat);
  return {
    games,
    wins: share("won"),
    losses: share("lost"),
    draws: share("drawn"),
    /** Games stopped at the ply limit. Each gives half a point, but isn't a draw. */
    unfinished: share("unfinished"),
    forfeits: wilson(forfeits.length, games),
    points: count("won") + (count("drawn") + count("unfinished")) / 2,
    meanPlies: games === 0 ? null : mean(appearances.map(({ game }) => game.match.moves.length)),
    skill: skillOf(appearances.map(({ decisions }) => decisions).reduce(addDecisions, noDecisions)),
    tokens: appearances
      .flatMap(({ game, seat }) => ofSeat(game.tokens, seat) ?? [])
      .reduce<number | null>((sum, tokens) => (sum ?? 0) + tokens, null),
    msPerMove: timing(appearances),
  };
}

type Standing = "won" | "lost" | "drawn" | "unfinished";

function standing({ game: { match }, seat }: Appearance): Standing {
  const { winner = null, reason } = match.outcome ?? {};
  if (reason === "unfinished") return "unfinished";
  if (winner === null) return "drawn";
  return winner === seat ? "won" : "lost";
}

function timing(appearances: readonly Appearance[]) {
  const times = appearances.flatMap(({ game, seat }) => ofSeat(game.times, seat));
  const longest = times.reduce((most, time) => Math.max(most, time), 0);
  return times.length === 0 ? { mean: null, longest: null } : { mean: mean(times), longest };
}

/** Wilson's score interval, which also works for few games and for shares near 0 and 1 (E. B. Wilson, 1927). */
export function wilson(count: number, total: number) {
  if (total === 0) return { count, share: 0, low: 0, high: 1 };
  const share = count / total;
  const spread = z * Math.sqrt((share * (1 - share)) / total + z ** 2 / (4 * total ** 2));
  const center = share + z ** 2 / (2 * total);
  const scale = 1 + z ** 2 / total;
  return {
    count,
    share,
    low: count === 0 ? 0 : (center - spread) / scale,
    high: count === total ? 1 : (center + spread) / scale,
  };
}

export function formatInterval({ share, low, high }: ReturnType<typeof wilson>): string {
  const [middle, from, to] = [share, low, high].map((part) => Math.round(part * 100));
  return `${middle}% (${from}-${to})`;
}

export function reportTables(report: ArenaReport) {
  return [
    skillTable(report),
    resultTable(report),
    conductTable(report),
    ...(report.forfeits.length === 0 ? [] : [forfeitTable(report)]),
  ];
}

export function describeRun(report: ArenaReport): string {
  const { played, different, seed, moveMs } = report;
  const from = hasGivenStart(report) ? "" : ", from positions where a mistake is possible";
  return `${countOf(played, "game")} (${different} unique)${from}, seed ${seed}, ${moveMs} ms per move, at most ${usualPlyLimit} plies`;
}

function skillTable(report: ArenaReport) {
  const title = `Skill in ${report.game}, with 95% intervals (1 is perfect, 0 is no better than random)`;
  const columns = ["Skill", "Decisions that mattered"];
  return playerTable(report, title, columns, ({ skill }) => [
    formatSkill(skill) ?? "no decision mattered",
    String(skill.decisions),
  ]);
}

function resultTable(report: ArenaReport) {
  const columns = ["Games", "Won", "Lost", "Drawn", "Unfinished", "Plies per game", "Points"];
  return playerTable(report, "Results, with 95% intervals", columns, (tally) => [
    String(tally.games),
    ...[tally.wins, tally.losses, tally.draws, tally.unfinished].map(formatInterval),
    rounded(tally.meanPlies, 1),
    String(tally.points),
  ]);
}

function conductTable(report: ArenaReport) {
  const hasModels = report.players.some(({ tokens }) => tokens !== null);
  const columns = ["Forfeited", ...(hasModels ? ["Tokens"] : []), "Time per move (ms)", "Longest (ms)"];
  const title = "Forfeits (counted as losses) and time";
  return playerTable(report, title, columns, ({ forfeits, tokens, msPerMove }) => [
    formatInterval(forfeits),
    ...(hasModels ? [String(tokens ?? "-")] : []),
    rounded(msPerMove.mean, 1),
    rounded(msPerMove.longest, 0),
  ]);
}

const mostForfeits = 20;

function forfeitTable({ forfeits }: ArenaReport) {
  const rows = forfeits
    .slice(0, mostForfeits)
    .map(({ player, reason, detail, games }) => [player, String(games), reason, detail]);
  return { title: "Why games were forfeited", header: ["Player", "Games", "Reason", "What happened"], rows };
}

type Cells = (player: ArenaReport["players"][number]) => readonly string[];

function playerTable({ players }: ArenaReport, title: string, columns: readonly string[], cells: Cells) {
  const rows = players.map((player) => [player.name, ...cells(player)]);
  return { title, header: ["Player", ...columns], rows };
}

function rounded(value: number | null, digits: number): string {
  return value === null ? "-" : value.toFixed(digits);
}
