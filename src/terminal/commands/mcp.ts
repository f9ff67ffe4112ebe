import { basename, resolve } from "node:path";
import { cleanName } from "../../core/text.ts";
import type { SealedExam } from "../../measure/exam/run-folder.ts";
import { exitCodes, type Given, type Host, need, notify, Refusal } from "../host.ts";
import type { Faces } from "../program/help.ts";
import { watchForStop } from "../stop-signals.ts";

export async function mcp(
  host: Host,
  faces: Faces,
  file: string | undefined,
  { out }: Given<"out">,
): Promise<number> {
  const exam = await openExam(host, file, out);
  if (host.input.isTTY)
    notify(host, "Waiting for an agent on standard input (see docs/models.md). Press Ctrl-C to stop.");
  const watch = watchForStop(host);
  const service = await faces.mcp(host, exam);
  try {
    // If the service ends while the agent's input is still open, something went wrong.
    const ended = () => (host.input.readableEnded ? exitCodes.fine : exitCodes.stopped);
    return await Promise.race([watch.stopped, service.gone.then(ended)]);
  } finally {
    watch.release();
    await service.close();
    host.input.destroy();
  }
}

async function openExam(host: Host, file?: string, out?: string): Promise<SealedExam | undefined> {
  if (file === undefined && out === undefined) return undefined;
  if (file === undefined || out === undefined)
    throw new Refusal(
      `To give an agent an exam, name the exam file and a folder for the answers: ${host.program.name} mcp EXAM --out FOLDER`,
    );
  const { readExamFile } = await import("./exam/grade.ts");
  const { openRunFolder } = await import("../../measure/exam/run-folder.ts");
  const { rows, hash } = readExamFile(file);
  const folder = resolve(out);
  const about = { player: "mcp", name: cleanName(basename(folder)), exam: hash, rows: rows.length };
  const run = need(openRunFolder(folder, { ...about, startedAt: host.now().toISOString() }));
  // The server shows a question's legal moves next to its prompt, so an exam that hides them must not list them.
  return { rows: rows.map((row) => (row.unlisted ? { ...row, legal: [] } : row)), folder: run };
}
