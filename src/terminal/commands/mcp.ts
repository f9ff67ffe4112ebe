/** `switchyard mcp`: the Model Context Protocol on standard input and output, for agents. */

import { basename, resolve } from "node:path";
import { version } from "../../core/program.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { cleanName } from "../../core/text.ts";
import type { AgentRequest, Faces } from "../faces.ts";
import { exitCodes, type Given, type Host, refuse } from "../host.ts";
import { watchForStop } from "../stop-signals.ts";

type McpFlags = { readonly analysis: boolean } & Given<"exam" | "out">;

export async function mcp(host: Host, faces: Faces, flags: McpFlags): Promise<number> {
  const request = await readRequest(host, flags);
  if (!request.ok) return refuse(host, request.problem);
  const watch = watchForStop(host);
  const service = await faces.mcp(host, request.value);
  try {
    return await Promise.race([watch.stopped, service.gone.then(() => exitCodes.fine)]);
  } finally {
    watch.release();
    await service.close();
    host.input.destroy();
  }
}

async function readRequest(
  host: Host,
  { analysis, exam: file, out }: McpFlags,
): Promise<Result<AgentRequest>> {
  if (file === undefined && out === undefined) return ok({ analysis });
  if (file === undefined || out === undefined)
    return fail("bad-option", "A sealed exam needs --exam, its file, and --out, a folder for the answers.");
  const [{ readExamFile }, { openRun }] = await Promise.all([
    import("../exam-file.ts"),
    import("../../exam/run-folder.ts"),
  ]);
  const exam = readExamFile(file);
  if (!exam.ok) return exam;
  const { rows, hash } = exam.value;
  const name = cleanName(basename(resolve(out)));
  const run = { run: 2, player: "mcp", name, exam: hash, rows: rows.length, version } as const;
  const folder = openRun(resolve(out), { ...run, startedAt: host.now().toISOString() });
  if (!folder.ok) return folder;
  return ok({ analysis: false, exam: { rows, folder: folder.value } });
}
