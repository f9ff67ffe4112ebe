/** The whole command line for a list of games, the product's own or anybody's: loads the face that the words ask for. */

import { isMainThread, workerData } from "node:worker_threads";
import type { Game } from "./core/game.ts";
import type { AgentService, Faces } from "./terminal/faces.ts";
import type { Host } from "./terminal/host.ts";

/** A server runs its own program once more, on the solver's thread; the mark says which one it is. */
const thisProgram = { path: process.argv[1] ?? "", mark: "switchyard-solver" };

const faces: Faces = {
  serve: async ({ games }, request) =>
    (await import("./server/serve.ts")).serve({ games, solver: thisProgram, ...request }),
  mcp: async (host: Host, { analysis }): Promise<AgentService> =>
    (await import("./agents/serve.ts")).serveAgent({ ...host, analysis }),
};

/** Gives the exit code. The games may still be on their way. */
export async function runCommandLine(
  games: readonly Game[] | Promise<readonly Game[]>,
  words: readonly string[],
): Promise<number> {
  if (!isMainThread && workerData === thisProgram.mark) return runSolverThread(games);
  const spoken = words.length === 1 && words[0] === "--screen-reader";
  if (spoken || (words.length === 0 && process.stdin.isTTY && process.stdout.isTTY))
    return openMenu(games, { screenReader: spoken });
  const [{ runProgram }, { processHost }, list] = await Promise.all([
    import("./terminal/program.ts"),
    import("./terminal/host.ts"),
    games,
  ]);
  return runProgram(processHost(list), faces, words);
}

async function runSolverThread(games: readonly Game[] | Promise<readonly Game[]>): Promise<number> {
  const thread = await import("./server/worker/solver-thread.ts");
  return thread.runSolverThread(await games);
}

async function openMenu(
  games: readonly Game[] | Promise<readonly Game[]>,
  flags: { readonly screenReader: boolean },
): Promise<number> {
  const [{ menu }, { processHost }, list] = await Promise.all([
    import("./terminal/commands/menu.ts"),
    import("./terminal/host.ts"),
    games,
  ]);
  return menu(processHost(list), flags);
}
