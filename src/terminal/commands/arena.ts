/** `switchyard arena`: players and bots against each other over many games, scored against the truth. */

import { join, resolve } from "node:path";
import type { Game } from "../../core/game.ts";
import { ok, type Result } from "../../core/result.ts";
import { quote } from "../../core/text.ts";
import { countOf } from "../../core/words/values.ts";
import { recordFolder } from "../../disk/record-folder.ts";
import { killAllBots } from "../../measure/arena/bots/bot-process.ts";
import { type Contestant, readContestant } from "../../measure/arena/contestant.ts";
import { firstOf, formatPlan, readPlan, readPlayers, startOf } from "../../measure/arena/plan.ts";
import { reportPage } from "../../measure/arena/report/page.ts";
import { arenaReport, playsOf, type ScoredGame } from "../../measure/arena/report/report.ts";
import { describeRun, reportTables } from "../../measure/arena/report/tables.ts";
import {
  type CheckedGame,
  checkBot,
  openGameLog,
  runArena,
  type Transcript,
} from "../../measure/arena/run.ts";
import { oracleOf } from "../../solver/oracle.ts";
import type { Task } from "../../solver/task.ts";
import {
  arenaCounts,
  commandFields,
  type Flags,
  readFlags,
  readNumber,
  requireGame,
} from "../flags/flags.ts";
import { dataPath, exitCodes, type Given, type Host, need, print, printAnswer, Refusal } from "../host.ts";
import { writeOver } from "../saves/new-file.ts";
import { runUntilStopped, watchForStop } from "../stop-signals.ts";
import { progressBar, runTask } from "../text/progress.ts";
import { formatTable, styleFor } from "../text/text-table.ts";

type ArenaFlags = Flags &
  Given<"a" | "b" | "out" | "resume" | "html" | "check" | "openings" | keyof typeof arenaCounts, "json"> & {
    readonly players?: readonly string[] | undefined;
  };

type RunningArena = ReturnType<typeof reopen>;

export async function arena(host: Host, id: string | undefined, flags: ArenaFlags): Promise<number> {
  if (flags.check !== undefined) return check(host, id, flags);
  const concurrency = readNumber(arenaCounts.concurrency, flags.concurrency);
  const opened = flags.resume === undefined ? newArena(host, id, flags) : reopen(host, flags.resume);
  await prepare(host, opened);
  const played = await playAll(host, opened, concurrency);
  const resume = `Resume with: ${resumeCommand(host, opened)}`;
  if (!played.ok) throw new Refusal(`${played.problem.message} ${resume}`, exitCodes.stopped);
  const { value: games, code } = played.value;
  if (code !== null) throw new Refusal(`Stopped after ${countOf(games.length, "game")}. ${resume}`, code);
  const report = arenaReport(opened.plan, await runTask(host, scoreAll(games)));
  if (flags.html !== undefined) need(writeOver(flags.html, reportPage(report)), exitCodes.stopped);
  const end = `The games are in ${join(opened.path, "games.jsonl")}`;
  return printAnswer(host, flags, report, () => [...reportLines(host, report), end]);
}

function newArena(host: Host, id: string | undefined, flags: ArenaFlags): RunningArena {
  const plan = readArena(host, id, flags);
  const path = flags.out === undefined ? arenaPath(host, plan.id) : resolve(flags.out);
  const written = recordFolder(path).create("arena", formatPlan(plan));
  if (written.ok) return { plan, path };
  if (written.problem.code !== "exists")
    throw new Refusal(`Could not write to ${quote(path)}: ${written.problem.message}.`);
  throw new Refusal(`${path} already holds an arena; resume it with --resume, or choose another folder.`);
}

function reopen(host: Host, name: string) {
  const own = arenaPath(host, name);
  const path = /^[a-z0-9]+$/.test(name) && recordFolder(own).read("arena").ok ? own : resolve(name);
  const text = recordFolder(path).read("arena");
  if (!text.ok) throw new Refusal(`There is no arena ${quote(name)} to resume.`);
  return { plan: need(readPlan(text.value, host.games)), path };
}

function arenaPath(host: Host, id: string): string {
  return dataPath(host, "arena", id);
}

function readArena(host: Host, id: string | undefined, flags: ArenaFlags) {
  const game = requireGame(host, id, "arena");
  const players = readOpponents(flags);
  const time = flags.time ?? slowTime(players);
  const plan = readTerms(host, game, time === undefined ? flags : { ...flags, time });
  const arena = { ...plan, id: host.newId(), players };
  need(startOf(arena, 0));
  return arena;
}

function readTerms(host: Host, game: Game, flags: ArenaFlags) {
  const values = need(readFlags(host.games, game, commandFields.arena, flags));
  const games = readNumber(arenaCounts.games, flags.games);
  const limits = {
    moveMs: readNumber(arenaCounts.time, flags.time),
    plies: readNumber(arenaCounts.plies, flags.plies),
  };
  const openings = flags.openings === undefined ? 0 : readNumber(arenaCounts.openings, flags.openings);
  const { options, from, first, seed = host.newSeed() } = values;
  const setup = { options, from, ...firstOf(first === "random" ? undefined : first) };
  const isGiven = flags.openings !== undefined || flags.start !== undefined || (from ?? null) !== null;
  return { game, setup, games, limits, seed, openings: isGiven ? openings : null };
}

/** Models take longer to answer than bots. */
export function slowTime(players: readonly Contestant[]): string | undefined {
  return players.some(({ kind }) => kind === "chat") ? "120000" : undefined;
}

export function chatKey({ env }: Host): string | undefined {
  return env.SWITCHYARD_CHAT_KEY;
}

const mostPlayers = 16;

function readOpponents({ a, b, players = [] }: ArenaFlags): readonly Contestant[] {
  const named = [a, b].flatMap((name) => name ?? []);
  if (players.length > 0 && named.length > 0)
    throw new Refusal("Give --a and --b for two players, or --players for a round robin, not both.");
  const all = players.length > 0 ? players.flatMap(splitPlayers) : named;
  if (all.length < 2)
    throw new Refusal(
      "An arena needs two players, such as --a easy --b hard, or --players easy,medium,hard.",
    );
  if (all.length > mostPlayers) throw new Refusal(`An arena takes at most ${mostPlayers} players.`);
  return need(readPlayers(all));
}

/** Commas inside a command stay: only text that looks like a player starts a new one. */
function splitPlayers(text: string): readonly string[] {
  return /^(?:[^=:,]+=)?(?:cmd|chat):/.test(text)
    ? [text]
    : text
        .split(/,(?=(?:[^=:,]+=)?(?:\w+(?:,|$)|cmd:|chat:))/)
        .flatMap((part) => (part === "" ? [] : [part.trim()]));
}

/** `code` is set if the work was stopped. */
export async function holdContest<T>(
  host: Host,
  unit: string,
  work: (onDone: (done: number, total: number) => void, isStopped: () => boolean) => Promise<Result<T>>,
): Promise<Result<{ readonly value: T; readonly code: number | null }>> {
  const watch = watchForStop(host);
  const bar = progressBar(host);
  void watch.stopped.then(killAllBots);
  try {
    const onDone = (done: number, total: number) => bar.show({ unit, done, total });
    const result = await work(onDone, () => watch.code !== undefined);
    return result.ok ? ok({ value: result.value, code: watch.code ?? null }) : result;
  } finally {
    killAllBots();
    bar.clear();
    watch.release();
  }
}

/** Does the long work before the first game, so that it costs no player time. */
async function prepare(host: Host, { plan }: RunningArena): Promise<void> {
  const start = startOf(plan, 0);
  const work = start.ok ? oracleOf(start.value.game).warmUp(start.value.start) : null;
  if (work !== null) await runTask(host, work);
}

function playAll(host: Host, { plan, path }: RunningArena, concurrency: number) {
  // Games between our own levels can be replayed from their seeds, so nothing waits for the disk.
  const hasBots = plan.players.some(({ kind }) => kind !== "level");
  const log = openGameLog(path, plan.game, hasBots);
  if (!log.ok) return log;
  const terms = { plan, log: log.value, concurrency, key: chatKey(host) };
  const clocks = { now: host.now, clock: () => performance.now() };
  return holdContest(host, "games", async (onGame, isStopped) => {
    try {
      return await runArena({ ...terms, ...clocks, onGame, isStopped });
    } finally {
      log.value.close();
    }
  });
}

function* scoreAll(games: readonly Transcript[]): Task<readonly ScoredGame[]> {
  const scored: ScoredGame[] = [];
  for (const game of games) {
    scored.push({ game, plays: playsOf(game) });
    yield { unit: "games scored", done: scored.length, total: games.length };
  }
  return scored;
}

function resumeCommand(host: Host, { plan, path }: RunningArena): string {
  const name = path === arenaPath(host, plan.id) ? plan.id : path;
  return `${host.program.name} arena --resume ${name}`;
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

/** `switchyard arena --check BOT`: what is wrong with a bot, in words for its author. */
async function check(host: Host, id: string | undefined, flags: ArenaFlags): Promise<number> {
  try {
    return await runUntilStopped(host, () => checkGames(host, id, flags));
  } finally {
    killAllBots();
  }
}

async function checkGames(host: Host, id: string | undefined, flags: ArenaFlags): Promise<number> {
  const bot = need(readContestant(flags.check ?? ""));
  if (bot.kind !== "bot") throw new Refusal('--check must be a bot, such as "cmd:python3 bot.py".');
  const games = id === undefined ? host.games : [requireGame(host, id, "arena")];
  const checked: CheckedGame[] = [];
  const told = new Set<string>();
  for (const game of games) {
    const plan = readTerms(host, game, { seed: "1", openings: "0", ...flags });
    const found = need(await checkBot(plan, bot, () => performance.now()));
    checked.push(...found);
    const lines = found.flatMap((each) => describe(each, told));
    if (!flags.json) print(host, lines);
  }
  const fine = checked.every(({ problems }) => problems.length === 0);
  const verdict = fine ? "The bot is fine." : "The bot would lose games; see above.";
  print(host, [flags.json ? JSON.stringify({ fine, games: checked }) : verdict]);
  return fine ? exitCodes.fine : exitCodes.stopped;
}

/** Problems found in an earlier game aren't repeated. */
function describe(
  { game, seat, plies, slowestMs, problems, remarks }: CheckedGame,
  told: Set<string>,
): readonly string[] {
  const what = `${game}, seat ${seat}, ${plies === 1 ? "1 ply" : `${plies} plies`}`;
  const verdict = problems.length === 0 ? `fine (slowest answer after the first: ${slowestMs} ms)` : "lost";
  const lines = [...problems, ...remarks].map((line) =>
    told.has(line) ? "  The same as above." : `  ${line}`,
  );
  for (const line of [...problems, ...remarks]) told.add(line);
  return [`${what}: ${verdict}`, ...lines];
}
