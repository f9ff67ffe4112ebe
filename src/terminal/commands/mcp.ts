/** `switchyard mcp`: the Model Context Protocol on standard input and output, for agents. */

import { basename, resolve } from "node:path";
import { version } from "../../core/program.ts";
import { cleanName, quote } from "../../core/text.ts";
import type { AgentRequest } from "../../exam/agent-request.ts";
import { readSmallFile } from "../../storage/disk.ts";
import type { Faces } from "../faces.ts";
import { exitCodes, type Given, type Host, need, notify, Refusal } from "../host.ts";
import { watchForStop } from "../stop-signals.ts";

type McpFlags = { readonly analysis: boolean } & Given<"exam" | "match" | "out">;

export async function mcp(host: Host, faces: Faces, flags: McpFlags): Promise<number> {
  const request = await readRequest(host, flags);
  if (!flags.analysis) notify(host, notSealed);
  if (host.input.isTTY)
    notify(host, "Waiting for an agent on standard input (see docs/agents.md); Ctrl-C stops it.");
  const watch = watchForStop(host);
  const service = await faces.mcp(host, request);
  try {
    return await Promise.race([watch.stopped, service.gone.then(() => exitCodes.fine)]);
  } finally {
    watch.release();
    await service.close();
    const { match } = request;
    if (match !== undefined) notify(host, `The log of the match ends with ${match.log.head()}.`);
    host.input.destroy();
  }
}

const notSealed =
  "--no-analysis isn't sealed: the agent chooses its games and opponents, and can find the best move by playing a second game. For an evaluation, use --match or --exam.";

async function readRequest(host: Host, flags: McpFlags): Promise<AgentRequest> {
  const { analysis, exam, match, out } = flags;
  if (exam !== undefined && match !== undefined) throw new Refusal("Give --exam or --match, not both.");
  if (exam === undefined && match === undefined && out === undefined) return { analysis };
  if (out === undefined || (exam === undefined && match === undefined))
    throw new Refusal(
      "A sealed exam needs --exam FILE and --out FOLDER; a sealed match needs --match PLAN and --out FOLDER.",
    );
  return exam === undefined ? readMatchRequest(host, match ?? "", out) : readExamRequest(host, exam, out);
}

async function readExamRequest(host: Host, file: string, out: string): Promise<AgentRequest> {
  const [{ readExamFile }, { openRun }] = await Promise.all([
    import("../exam-file.ts"),
    import("../../exam/run-folder.ts"),
  ]);
  const { rows, hash } = readExamFile(file);
  const name = cleanName(basename(resolve(out)));
  const run = { run: 2, player: "mcp", name, exam: hash, rows: rows.length, version } as const;
  const folder = openRun(resolve(out), { ...run, startedAt: host.now().toISOString() });
  return { analysis: false, exam: { rows, folder: need(folder) } };
}

async function readMatchRequest(host: Host, file: string, out: string): Promise<AgentRequest> {
  const [{ readPlan }, { openMatchFolder }] = await Promise.all([
    import("../../exam/match-plan.ts"),
    import("../../exam/match-folder.ts"),
  ]);
  const text = need(readSmallFile(file, `plan ${quote(file)}`));
  const plan = need(readPlan(host.games, text));
  const about = { version, startedAt: host.now().toISOString() };
  return { analysis: false, match: need(openMatchFolder(resolve(out), plan, about)) };
}
