/** Runs the plain dialogue on the host's streams: reads, saves each turn before it is shown, prints, and leaves cleanly. */

import { once } from "node:events";
import type { Dialogue } from "../../core/dialogue.ts";
import type { Game } from "../../core/game.ts";
import { hasComputer, type Match } from "../../core/match.ts";
import { toRecord } from "../../core/record.ts";
import type { Job } from "../../players/job.ts";
import type { TableJob } from "../../table/advice.ts";
import type { Opened } from "../../table/open.ts";
import { inexactNote } from "../../table/words.ts";
import { seriesLines } from "../../words/series.ts";
import { dialogueOf } from "../../words/simple-dialogue.ts";
import { askAdvisor } from "../advisor.ts";
import { isTerminal } from "../face.ts";
import { exitCodes, type Host, print, refuse } from "../host.ts";
import { type Autosave, saveAndLeave, saveCopy } from "../saves/autosave.ts";
import { openNextOfSeries } from "../saves/open-saved.ts";
import { watchForStop } from "../stop-signals.ts";
import { runTask } from "../text/progress.ts";
import { readLines } from "./lines.ts";
import { answer, applyAdvice, linesOf, type Reply, type Session, startSession } from "./session.ts";

/** Lines that are already here must not keep a signal waiting. */
const nextTick = () => new Promise<undefined>((done) => setImmediate(() => done(undefined)));

export interface PlainStyle {
  readonly lines?: AsyncGenerator<string>;
  /** The book's words as they stand, or as people listen to them. */
  readonly dialogueFor?: (game: Game) => Dialogue<unknown, unknown>;
}

/** Plays the match, and the rest of its series, to the end or until the players leave. Gives the exit code. */
export async function playPlain(
  host: Host,
  autosave: Autosave,
  opened: Opened,
  { lines = readLines(host.input), dialogueFor = dialogueOf }: PlainStyle = {},
): Promise<number> {
  const { match, notes } = opened;
  const watch = watchForStop(host);
  const stopped = async () => {
    if (host.output.writableNeedDrain) await Promise.race([once(host.output, "drain"), watch.stopped]);
    return Promise.race([nextTick(), watch.stopped]);
  };
  const nextLine = async () => (await stopped()) ?? Promise.race([lines.next(), watch.stopped]);
  try {
    const help = isTerminal(host) ? ["Type help to see what you can do besides moving."] : [];
    const more = [...(await warmUp(host, match)), ...help];
    const opening = startSession({ ...opened, notes: [...notes, ...more] }, dialogueFor(match.game));
    return await converse({ host, autosave, nextLine, stopped }, opening);
  } finally {
    watch.release();
    host.input.destroy();
  }
}

/** What takes long is worked out before the first move. Gives the note that is due where nothing exact is in reach. */
async function warmUp(host: Host, match: Match): Promise<readonly string[]> {
  if (!hasComputer(match)) return [];
  const [{ advise, warmUpFor }, { timeUpAfter }] = await Promise.all([
    import("../../players/advise.ts"),
    import("../../solver/task.ts"),
  ]);
  const job: Job<"warm-up"> = { kind: "warm-up", record: toRecord(match) };
  const run = await runTask(
    host,
    warmUpFor(
      [match.game],
      job,
      timeUpAfter(() => performance.now()),
    ),
  );
  const answer = run.kind === "done" ? advise([match.game], job) : undefined;
  return answer?.ok && !answer.value.exact ? [inexactNote] : [];
}

interface Talk {
  readonly host: Host;
  readonly autosave: Autosave;
  readonly nextLine: () => Promise<IteratorResult<string> | number>;
  /** The exit code where the program was told to stop; it lets signals in. */
  readonly stopped: () => Promise<number | undefined>;
}

async function converse(talk: Talk, opening: Reply): Promise<number> {
  const { host, autosave, nextLine } = talk;
  let reply = await goOn(talk, show(host, opening));
  while (typeof reply !== "number") {
    const read = await nextLine();
    if (typeof read === "number") return leave(host, autosave, reply, read);
    if (read.done === true) return leave(host, autosave, reply, exitCodes.stopped);
    if (!host.input.isTTY) host.output.write("\n");
    reply = await goOn(talk, show(host, keep(autosave, reply, answer(reply.session, read.value))));
  }
  return reply;
}

/** Carries out what a reply asks for, until a person is asked again or, with the exit code, all is over. */
async function goOn(talk: Talk, reply: Reply): Promise<Reply | number> {
  const { host, autosave } = talk;
  let now: Reply | number = reply;
  while (typeof now !== "number") {
    const { request, prompt } = now;
    if (request?.kind === "ask") now = await takeAdvice(talk, now, request.job);
    else if (request?.kind === "quit") return leave(host, autosave, { ...now, prompt: null }, exitCodes.fine);
    else if (prompt !== null) return now;
    else now = await continueSeries(host, autosave, now.session);
  }
  return now;
}

async function takeAdvice(talk: Talk, reply: Reply, job: TableJob): Promise<Reply | number> {
  const { host, autosave, stopped } = talk;
  const { session } = reply;
  const code = await stopped();
  if (code !== undefined) return leave(host, autosave, reply, code);
  const advice = await askAdvisor(session.table.match.game, job);
  return show(host, keep(autosave, reply, applyAdvice(session, advice)));
}

/** A turn is on the disk before anybody sees it. */
function keep(autosave: Autosave, before: Reply, reply: Reply): Reply {
  const { table } = reply.session;
  if (table.match === before.session.table.match) return reply;
  const saved = autosave.save(table.match);
  const session = { ...reply.session, table: { ...table, match: saved.match } };
  return { ...reply, session, notes: [...saved.notes, ...reply.notes] };
}

function show(host: Host, reply: Reply): Reply {
  const told =
    reply.request?.kind === "save" ? saveNamed(host, reply.session.table.match, reply.request.name) : [];
  const gap = reply.request?.kind === "ask" && reply.request.job.kind === "choose" ? [""] : [];
  print(host, [...linesOf(reply), ...told, ...gap]);
  if (reply.prompt !== null && reply.request?.kind !== "quit") host.output.write(reply.prompt);
  return reply;
}

function saveNamed(host: Host, match: Match, name: string): readonly string[] {
  const saved = saveCopy(host, match, name);
  return [saved.ok ? saved.value : saved.problem.message];
}

async function continueSeries(
  host: Host,
  autosave: Autosave,
  { table, dialogue }: Session,
): Promise<Reply | number> {
  const { match } = table;
  print(host, seriesLines(match));
  const next = await openNextOfSeries(host, autosave, match);
  if (next === null) return exitCodes.fine;
  if (!next.ok) return refuse(host, next.problem);
  print(host, [""]);
  return show(host, startSession(next.value, dialogue));
}

function leave(host: Host, autosave: Autosave, reply: Reply, code: number): number {
  if (reply.prompt !== null) print(host, [""]);
  return saveAndLeave(host, autosave, reply.session.table.match) ? code : Math.max(code, exitCodes.stopped);
}
