/** `switchyard engine`: JSON lines on standard input and output, for programs in any language. */

import { once } from "node:events";
import { engineFor, longestEngineLine } from "../../protocol/engine.ts";
import { LineSplitter } from "../../protocol/line-splitter.ts";
import { exitCodes, type Host } from "../host.ts";
import { runUntilStopped } from "../stop-signals.ts";

export async function engine(host: Host): Promise<number> {
  return runUntilStopped(host, () => answerAll(host));
}

/** One answer per line, in order; nothing more is read while the caller does not take the answers. */
async function answerAll(host: Host): Promise<number> {
  const answer = engineFor(host.games);
  const splitter = new LineSplitter(longestEngineLine + 1);
  for await (const chunk of host.input) await send(host, splitter.push(chunk).map(answer));
  await send(host, splitter.end().map(answer));
  return exitCodes.fine;
}

async function send(host: Host, answers: readonly string[]): Promise<void> {
  if (answers.length === 0) return;
  const taken = host.output.write(`${answers.join("\n")}\n`);
  if (!taken) await once(host.output, "drain");
}
