/** `switchyard mcp`: the Model Context Protocol on standard input and output, for agents. */

import { basename, resolve } from "node:path";
import { cleanName } from "../../core/text.ts";
import type { AgentRequest } from "../../measure/exam/run-folder.ts";
import { exitCodes, type Given, type Host, need, notify, Refusal } from "../host.ts";
import type { Faces } from "../program/help.ts";
import { watchForStop } from "../stop-signals.ts";

type McpFlags = { readonly analysis: boolean } & Given<"exam" | "out">;

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
    host.input.destroy();
  }
}

const notSealed =
  "--no-analysis isn't sealed: the agent chooses its games and opponents, and can find the best move by playing a second game. For an evaluation, use --exam.";

async function readRequest(host: Host, { analysis, exam, out }: McpFlags): Promise<AgentRequest> {
  if (exam === undefined && out === undefined) return { analysis };
  if (exam === undefined || out === undefined)
    throw new Refusal("A sealed exam needs --exam FILE and --out FOLDER.");
  const { readExamFile } = await import("./exam/grade.ts");
  const { openRunFolder } = await import("../../measure/exam/run-folder.ts");
  const { rows, hash } = readExamFile(exam);
  const folder = resolve(out);
  const about = { player: "mcp", name: cleanName(basename(folder)), exam: hash, rows: rows.length };
  const run = need(openRunFolder(folder, { ...about, startedAt: host.now().toISOString() }));
  return { analysis: false, exam: { rows, folder: run } };
}
