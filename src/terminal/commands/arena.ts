import { resolve } from "node:path";
import type { Result } from "../../core/result.ts";
import { quote } from "../../core/text.ts";
import { countOf } from "../../core/words/values.ts";
import { recordFolder } from "../../disk/record-folder.ts";
import { killAllBots } from "../../measure/arena/bots/bot-process.ts";
import type { Contestant } from "../../measure/arena/contestant.ts";
import { type ArenaPlan, formatPlan, readPlayers, resumedPlan, startOf } from "../../measure/arena/plan.ts";
import {
  arenaReport,
  decisionsIn,
  describeRun,
  reportTables,
  type ScoredGame,
} from "../../measure/arena/report.ts";
import { openGameLog, runArena, type Transcript } from "../../measure/arena/run.ts";
import { oracleOf } from "../../solver/oracle.ts";
import { type Task, timeUpAfter } from "../../solver/task.ts";
import {
  arenaCounts,
  commandFields,
  type Flags,
  readFlags,
  readNumber,
  requireGame,
} from "../flags/flags.ts";
import { dataPath, exitCodes, type Given, type Host, need, printAnswer, Refusal } from "../host.ts";
import { watchForStop } from "../stop-signals.ts";
import { progressBar, runTask } from "../text/progress.ts";
import { formatTable, styleFor } from "../text/text-table.ts";

type ArenaFlags = Flags & Given<"out" | keyof typeof arenaCounts, "json">;

type RunningArena = ReturnType<typeof openArena>;

export async function arena(
  host: Host,
  id: string | undefined,
  players: readonly string[],
  flags: ArenaFlags,
): Promise<number> {
  const concurrency = readNumber(arenaCounts.concurrency, flags.concurrency);
  const opened = openArena(host, readNewPlan(host, id, players, flags), flags);
  await prepare(host, opened);
  const games = await playAll(host, opened, concurrency);
  const report = arenaReport(opened.plan, await runTask(host, scoreAll(games)));
  const end = `Saved the games as games.jsonl in ${opened.path}`;
  return printAnswer(host, flags, report, () => [...reportLines(host, report), end]);
}

function openArena(host: Host, plan: ArenaPlan, { out, seed }: ArenaFlags) {
  const path = out === undefined ? dataPath(host, "arena", plan.id) : resolve(out);
  const folder = recordFolder(path);
  const written = folder.create("arena", formatPlan(plan));
  if (written.ok) return { plan, path };
  if (written.problem.code !== "exists")
    throw new Refusal(`Couldn't write to ${quote(path)}: ${written.problem.message}.`);
  const kept = resumedPlan(plan, need(folder.read("arena")), seed !== undefined);
  if (kept !== undefined) return { plan: kept, path };
  throw new Refusal(`${path} contains a different arena. Choose another folder.`);
}

const mostPlayers = 16;

function readNewPlan(
  host: Host,
  id: string | undefined,
  names: readonly string[],
  flags: ArenaFlags,
): ArenaPlan {
  const game = requireGame(host, id, "arena");
  const example = `Try: ${host.program.name} arena ${host.games[0]?.id} easy hard`;
  if (names.length < 2) throw new Refusal(`An arena needs at least two players. ${example}`);
  if (names.length > mostPlayers) throw new Refusal(`An arena takes at most ${mostPlayers} players.`);
  const players = need(readPlayers(names));
  const values = need(readFlags(host.games, game, commandFields.arena, flags));
  const games = readNumber(arenaCounts.games, flags.games);
  const { options, from, first, seed = host.newSeed() } = values;
  const setup = { options, from, ...(first === 1 || first === 2 ? { first } : {}) };
  const plan = {
    id: host.newId(),
    game,
    setup,
    players,
    games,
    seed,
    moveMs: replyTime(players, flags.time),
  };
  need(startOf(plan, 0));
  return plan;
}

export function replyTime(players: readonly Contestant[], time?: string): number {
  const usual = players.some(({ kind }) => kind === "chat") ? "120000" : "1000";
  return readNumber(arenaCounts.time, time ?? usual);
}

export function chatKey({ env }: Host): string | undefined {
  return env.SWITCHYARD_CHAT_KEY;
}

/** Stops the bots at the end or on a signal. If the work isn't finished then, `resume` tells the user how to go on. */
export async function holdContest<T>(
  host: Host,
  unit: string,
  resume: string,
  work: (onDone: (done: number, total: number) => void, isStopped: () => boolean) => Promise<Result<T>>,
): Promise<T> {
  const watch = watchForStop(host);
  const bar = progressBar(host);
  void watch.stopped.then(killAllBots);
  try {
    let done = 0;
    const onDone = (count: number, total: number) => {
      done = count;
      bar.show({ unit: `${unit}s`, done, total });
    };
    const result = await work(onDone, () => watch.code !== undefined);
    if (!result.ok) throw new Refusal(`${result.problem.message} ${resume}`, exitCodes.stopped);
    if (watch.code === undefined) return result.value;
    throw new Refusal(`Stopped after ${countOf(done, unit)}. ${resume}`, watch.code);
  } finally {
    killAllBots();
    bar.clear();
    watch.release();
  }
}

/** Warms up the solver, so the first player loses no time. */
async function prepare(host: Host, { plan }: RunningArena): Promise<void> {
  const start = startOf(plan, 0);
  if (start.ok)
    await runTask(host, oracleOf(start.value.game).prepare([start.value.start], timeUpAfter(performance)));
}

function playAll(host: Host, { plan, path }: RunningArena, concurrency: number) {
  // Games between our own levels can be replayed from their seeds, so they don't wait for the disk.
  const hasBots = plan.players.some(({ kind }) => kind !== "level");
  const resume = `To resume, run the same command with --out ${path.includes(" ") ? `"${path}"` : path}`;
  return holdContest(host, "game", resume, async (onGame, isStopped) => {
    const log = openGameLog(path, plan.game, hasBots);
    if (!log.ok) return log;
    const terms = { plan, log: log.value, concurrency, key: chatKey(host), now: host.now };
    try {
      return await runArena({ ...terms, onGame, isStopped });
    } finally {
      log.value.close();
    }
  });
}

function* scoreAll(games: readonly Transcript[]): Task<readonly ScoredGame[]> {
  const scored: ScoredGame[] = [];
  for (const game of games) {
    scored.push({ game, decisions: decisionsIn(game.match) });
    yield { unit: "games scored", done: scored.length, total: games.length };
  }
  return scored;
}

function reportLines(host: Host, report: ReturnType<typeof arenaReport>): readonly string[] {
  const style = styleFor(host);
  const tables = reportTables(report).flatMap(({ title, header, rows }) => [
    "",
    style.bold(title),
    ...formatTable(header, rows),
  ]);
  return [style.bold(`${report.game}: ${describeRun(report)}`), ...tables, ""];
}
