/** Plays a game as a conversation: saves each turn before it is shown, and leaves cleanly. */

import { hasComputer, type Match } from "../../core/match.ts";
import { toRecord } from "../../core/record.ts";
import type { Job } from "../../players/job.ts";
import type { Opened } from "../../table/open.ts";
import { inexactNote } from "../../table/words.ts";
import { seriesLines } from "../../words/series.ts";
import { askAdvisor } from "../advisor.ts";
import { isTerminal } from "../face.ts";
import { exitCodes, type Host, refuse } from "../host.ts";
import { type Autosave, saveAndLeave, saveCopy } from "../saves/autosave.ts";
import { openNextOfSeries } from "../saves/open-saved.ts";
import { runTask } from "../text/progress.ts";
import { answer, applyAdvice, linesOf, type Reply, type Session, startSession } from "./session.ts";
import type { Talk } from "./talk.ts";

interface Playing {
  readonly talk: Talk;
  readonly autosave: Autosave;
}

/** Plays the match, and the rest of its series, to the end or until the players leave. Gives the exit code. */
export async function playPlain(talk: Talk, autosave: Autosave, opened: Opened): Promise<number> {
  const { host } = talk;
  const { match, notes } = opened;
  const playing = { talk, autosave };
  const help = isTerminal(host) ? ["Type help to see what you can do besides moving."] : [];
  const more = [...(await warmUp(host, match)), ...help];
  const dialogue = talk.dialogueFor(match.game);
  const opening = startSession(host.program, { ...opened, notes: [...notes, ...more] }, dialogue);
  let reply: Reply | number = show(talk, opening);
  while (typeof reply !== "number") reply = await goOn(playing, reply);
  return reply;
}

/** What takes long is worked out before the first move. Gives the note that is due where nothing exact is in reach. */
async function warmUp(host: Host, match: Match): Promise<readonly string[]> {
  if (!hasComputer(match)) return [];
  const [{ advise, warmUpFor }, { timeUpAfter }] = await Promise.all([
    import("../../players/advise.ts"),
    import("../../solver/task.ts"),
  ]);
  const job: Job<"warm-up"> = { kind: "warm-up", record: toRecord(match) };
  const run = await runTask(host, warmUpFor([match.game], job, timeUpAfter(performance)));
  const answer = run.kind === "done" ? advise([match.game], job) : undefined;
  return answer?.ok && !answer.value.exact ? [inexactNote] : [];
}

/** Carries out what a reply asks for, or asks a person. Gives the exit code when all is over. */
async function goOn(playing: Playing, reply: Reply): Promise<Reply | number> {
  const { talk } = playing;
  const { request, prompt, session } = reply;
  if (request?.kind === "quit") return leave(playing, session, exitCodes.fine);
  if (request?.kind === "ask") {
    if (await talk.isStopped()) return leave(playing, session);
    const advice = await askAdvisor(session.table.match.game, request.job);
    return show(talk, keep(playing, session, applyAdvice(session, advice)));
  }
  if (prompt === null) return continueSeries(playing, session);
  const line = await talk.ask(prompt);
  if (line === undefined) return leave(playing, session);
  return show(talk, keep(playing, session, answer(session, line)));
}

/** A turn is on the disk before anybody sees it. */
function keep({ autosave }: Playing, before: Session, reply: Reply): Reply {
  const { table } = reply.session;
  if (table.match === before.table.match) return reply;
  const saved = autosave.save(table.match);
  const session = { ...reply.session, table: { ...table, match: saved.match } };
  return { ...reply, session, notes: [...saved.notes, ...reply.notes] };
}

function show(talk: Talk, reply: Reply): Reply {
  const { request, session } = reply;
  const told = request?.kind === "save" ? saveNamed(talk.host, session.table.match, request.name) : [];
  const gap = request?.kind === "ask" && request.job.kind === "choose" ? [""] : [];
  talk.say([...linesOf(reply), ...told, ...gap]);
  return reply;
}

function saveNamed(host: Host, match: Match, name: string): readonly string[] {
  const saved = saveCopy(host, match, name);
  return [saved.ok ? saved.value : saved.problem.message];
}

async function continueSeries({ talk, autosave }: Playing, session: Session): Promise<Reply | number> {
  const { match } = session.table;
  talk.say(seriesLines(match));
  const next = await openNextOfSeries(talk.host, autosave, match);
  if (next === null) return exitCodes.fine;
  if (!next.ok) return refuse(talk.host, next.problem);
  talk.say([""]);
  return show(talk, startSession(session.program, next.value, session.dialogue));
}

function leave(
  { talk, autosave }: Playing,
  { table }: Session,
  code = talk.stopCode ?? exitCodes.stopped,
): number {
  talk.put(null);
  return saveAndLeave(talk.host, autosave, table.match) ? code : Math.max(code, exitCodes.stopped);
}
