/** The whole command line for a list of games, our own or an author's. It loads only what the typed command needs. */

import { isMainThread, workerData } from "node:worker_threads";
import type { Game } from "./core/game.ts";
import { nodeProblem, type ProgramName, switchyard } from "./core/program.ts";
import { cleanText, errorText } from "./core/text.ts";
import type { Host } from "./terminal/host.ts";
import type { Faces } from "./terminal/program/help.ts";

/** The server runs this program again as the solver's thread. `data` tells the thread what it's for. */
const thisProgram = { path: process.argv[1] ?? "", data: "switchyard-solver" };

/** The environment variable that tells a process to check games. */
const checkMark = "SWITCHYARD_CHECK";

const pageWithoutGames =
  'Your games are in the terminal, but not on the page. Set "page" in runCommandLine to the module that exports them.';

function facesOf(module: URL | undefined): Faces {
  const ownPage = async ({ games, program: { name, title }, errors }: Host, address?: string) => {
    if (module === undefined && title !== switchyard.title) errors.write(`${name}: ${pageWithoutGames}\n`);
    const { pageContents } = await import("./author/page-contents.ts");
    return pageContents(games, { title, module, address });
  };
  return {
    serve: async (host, request) => {
      const page = await ownPage(host, request.publicUrl);
      if (!page.ok) return page;
      const own = { games: host.games, page: page.value, solver: thisProgram };
      return (await import("./server/serve.ts")).serve({ ...own, ...request });
    },
    page: (host) => ownPage(host),
    check: async (_host, file, onPlace, signal) => {
      const { checkInProcess } = await import("./author/review-games.ts");
      return checkInProcess({ path: thisProgram.path, mark: checkMark }, file, onPlace, signal);
    },
    dev: async ({ program: { title } }, port) =>
      (await import("./author/dev-page.ts")).openDevPage(title, port),
    mcp: async (host, exam) => (await import("./measure/agents/mcp-server.ts")).serveAgent({ ...host, exam }),
  };
}

/** The name, the title and the page of your own program. */
export interface Program {
  /** What people type to run it. Replaces `switchyard` in all texts. */
  readonly name?: string;
  /** Replaces "Switchyard" in all texts. The default is `name`. */
  readonly title?: string;
  /** The module that exports this list of games as `games`, for the page: `new URL("./games.js", import.meta.url)`. */
  readonly page?: URL;
}

/** Runs the whole program for a list of games of your own, and returns its exit code. */
export function runCommandLine(
  games: readonly Game[],
  words: readonly string[],
  { name, title = name, page }: Program = {},
): Promise<number> {
  if (!isMainThread) return runWords(games, words);
  const program = { name: name ?? switchyard.name, title: title ?? switchyard.title };
  return guardProcess(async () => {
    const isFit = words[0] === "check" || (await isUsable(games, program));
    return isFit ? runWords(games, words, { program, page }) : exitForUsage;
  }, program);
}

const exitForUsage = 2;

/** After one of these faults, only `check` works. After any other, the program reports the fault and runs. */
const fatal = ["id-twice", "option-reserved", "option-name", "option-default", "member"];

async function isUsable(games: readonly Game[], { name }: ProgramName): Promise<boolean> {
  const { reviewGames } = await import("./author/check/check-game.ts");
  const { faults } = reviewGames(games, { sizes: [] });
  const [first, ...others] = faults;
  const more = others.length === 0 ? "" : ` And ${others.length} more. See all of them with: ${name} check`;
  if (first !== undefined) process.stderr.write(`${name}: ${first.message}${more}\n`);
  return !faults.some(({ code }) => fatal.includes(code));
}

const hangup = 129;

/** If Node is too old or `main` throws, prints the reason and returns an error code. */
export async function guardProcess(main: () => Promise<number>, program = switchyard): Promise<number> {
  process.stdout.on("error", onBrokenOutput);
  process.stderr.on("error", () => {});
  const problem = nodeProblem(process.versions.node, program.title);
  if (problem !== undefined) {
    process.stderr.write(`${program.name}: ${problem}\n`);
    return exitForUsage;
  }
  try {
    const code = await main();
    // Node aborts when it restores the settings of a closed terminal, so this lets the signal end the process.
    if (code === hangup && process.stdin.isTTY) process.kill(process.pid, "SIGHUP");
    return code;
  } catch (error) {
    const reason = cleanText(errorText(error), 200);
    process.stderr.write(`${program.name}: something went wrong inside ${program.title}: ${reason}\n`);
    return 1;
  }
}

/** The reader may close the pipe early. Any other problem with the output is an error. */
function onBrokenOutput(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") process.on("exit", () => process.exit(1));
}

interface Running {
  readonly program?: ProgramName;
  readonly page?: URL | undefined;
}

/** The games may still be loading. */
export async function runWords(
  games: readonly Game[] | Promise<readonly Game[]>,
  words: readonly string[],
  { program = switchyard, page }: Running = {},
): Promise<number> {
  if (!isMainThread && workerData === thisProgram.data)
    return (await import("./server/worker/solver-thread.ts")).runSolverThread(await games);
  if (process.env[checkMark] !== undefined && process.send !== undefined)
    return (await import("./author/review-games.ts")).runCheckProcess(await games, words[1]);
  const spoken = words.length === 1 && words[0] === "--screen-reader";
  const isMenu = spoken || (words.length === 0 && process.stdin.isTTY && process.stdout.isTTY);
  const [{ processHost }, list] = await Promise.all([import("./terminal/host.ts"), games]);
  const host = processHost(list, program);
  return isMenu
    ? (await import("./terminal/show.ts")).showMenu(host, { screenReader: spoken })
    : (await import("./terminal/program.ts")).runProgram(host, facesOf(page), words);
}
