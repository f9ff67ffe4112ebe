/**
 * The folder of a sealed match: `match.json` holds the plan, `games.jsonl` what was played, each move on the disk before the agent
 * learns the reply. The log is the match: a server that is started again goes on with the game that was open, and a game that is
 * over stays over.
 */

import { join } from "node:path";
import * as z from "zod/mini";
import type { MatchRecord } from "../core/record.ts";
import { parseRecord } from "../core/record-reader.ts";
import { fail, ok, type Result } from "../core/result.ts";
import type { Outcome } from "../core/rules.ts";
import { parseJson, quote } from "../core/text.ts";
import { readSmallFile } from "../storage/disk.ts";
import { openRecordFolder } from "../storage/record-folder.ts";
import { type ChainedLog, type LogLine, openLog, readChain } from "./chained-log.ts";
import type { MatchPlan } from "./match-plan.ts";

const largestLog = 200_000_000;

const manifestSchema = z.object({ plan: z.unknown(), version: z.string(), startedAt: z.string() });

const lineSchema = z.discriminatedUnion("event", [
  z.object({ event: z.literal("server") }),
  z.object({ event: z.literal("start"), number: z.int(), record: z.unknown() }),
  z.object({
    event: z.literal("moves"),
    number: z.int(),
    /** The agent's and the replies to it; none where it resigned. */
    moves: z.array(z.string()),
    /** Null while the game goes on. */
    result: z.unknown(),
  }),
]);

export interface MatchFolder {
  readonly plan: MatchPlan;
  readonly games: readonly MatchRecord[];
  readonly log: Pick<ChainedLog, "append" | "head" | "close">;
}

export interface MatchLog {
  /** The plan's text as JSON. */
  readonly plan: string;
  readonly games: readonly MatchRecord[];
  /** How often a server was started. */
  readonly starts: number;
  /** The last hash of the chain. */
  readonly head: string;
}

export function openMatchFolder(
  path: string,
  plan: MatchPlan,
  about: { readonly version: string; readonly startedAt: string },
): Result<MatchFolder> {
  const created = openRecordFolder(path).create("match", `${JSON.stringify({ plan, ...about })}\n`);
  if (!created.ok && created.problem.code !== "exists")
    return fail("cannot-write", `Could not write to ${quote(path)}: ${created.problem.message}.`);
  const manifest = readManifest(path);
  if (!manifest.ok) return manifest;
  if (manifest.value.plan !== JSON.stringify(plan))
    return fail("exists", `${quote(path)} holds a match with another plan; choose another folder.`);
  const log = openLog(logFile(path), manifest.value.text);
  const games = log.ok ? gamesIn(log.value.lines) : log;
  return log.ok && games.ok ? ok({ plan, games: games.value, log: log.value }) : inFolder(path, games);
}

export function readMatchFolder(path: string): Result<MatchLog> {
  const manifest = readManifest(path);
  if (!manifest.ok) return manifest;
  const text = readSmallFile(logFile(path), `file ${quote(logFile(path))}`, largestLog);
  const chain = text.ok ? readChain(text.value, manifest.value.text) : text;
  if (!chain.ok) return inFolder(path, chain);
  const { lines, head } = chain.value;
  const games = gamesIn(lines);
  if (!games.ok) return inFolder(path, games);
  const starts = lines.filter(({ event }) => event === "server").length;
  return ok({ plan: manifest.value.plan, games: games.value, starts, head });
}

function inFolder(path: string, problem: Result<unknown>): Result<never> {
  if (problem.ok) throw new Error("Only a problem is told.");
  return fail(problem.problem.code, `${quote(logFile(path))}: ${problem.problem.message}`);
}

function readManifest(path: string): Result<{ readonly plan: string; readonly text: string }> {
  const text = readSmallFile(join(path, "match.json"), `match in ${quote(path)}`);
  if (!text.ok) return text;
  const parsed = manifestSchema.safeParse(parseJson(text.value));
  if (!parsed.success) return fail("bad-record", `${quote(path)} holds no match.`);
  return ok({ plan: JSON.stringify(parsed.data.plan), text: text.value });
}

function logFile(path: string): string {
  return join(path, "games.jsonl");
}

/** The games so far, in their order; only the last may be open. */
function gamesIn(lines: readonly LogLine[]): Result<readonly MatchRecord[]> {
  const games: MatchRecord[] = [];
  for (const [at, line] of lines.entries()) {
    const parsed = lineSchema.safeParse(line);
    const fits = parsed.success && applyLine(games, parsed.data);
    if (!fits) return fail("bad-record", `Line ${at + 1} isn't part of a match.`);
  }
  return ok(games);
}

function applyLine(games: MatchRecord[], line: z.infer<typeof lineSchema>): boolean {
  if (line.event === "server") return true;
  const last = games.at(-1);
  const isOpen = last !== undefined && last.result === null;
  if (line.event === "start") {
    const record = parseRecord(JSON.stringify(line.record));
    if (isOpen || line.number !== games.length + 1 || !record.ok) return false;
    games.push(record.value);
    return true;
  }
  if (!isOpen || line.number !== games.length) return false;
  const { moves, result } = line;
  const record = parseRecord(JSON.stringify({ ...last, moves: [...last.moves, ...moves], result }));
  if (record.ok) games[games.length - 1] = record.value;
  return record.ok;
}

export const logLines = {
  server: (client: string, at: string) => ({ event: "server", client, at }),
  start: (number: number, record: MatchRecord) => ({ event: "start", number, record }),
  moves: (number: number, moves: readonly string[], result: Outcome | null) => ({
    event: "moves",
    number,
    moves,
    result,
  }),
};
