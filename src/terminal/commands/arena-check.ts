/** `switchyard arena --check BOT`: what is wrong with a bot, in words for its author. */

import { killAllBots } from "../../arena/bots/bot-process.ts";
import { type CheckedGame, checkBot } from "../../arena/check.ts";
import { type Contestant, readContestant } from "../../arena/contestant.ts";
import type { Game } from "../../core/game.ts";
import { fail, type Result } from "../../core/result.ts";
import { type ArenaFlags, readPlan } from "../flags/arena-flags.ts";
import { readGame } from "../flags/flags.ts";
import { exitCodes, type Host, print, refuse } from "../host.ts";
import { runUntilStopped } from "../stop-signals.ts";

export async function arenaCheck(host: Host, id: string | undefined, flags: ArenaFlags): Promise<number> {
  const bot = readBot(flags.check ?? "");
  if (!bot.ok) return refuse(host, bot.problem);
  try {
    return await runUntilStopped(host, () => checkGames(host, bot.value, id, flags));
  } finally {
    killAllBots();
  }
}

function readBot(text: string): Result<Contestant> {
  const bot = readContestant(text);
  if (!bot.ok || bot.value.kind === "bot") return bot;
  return fail("bad-option", '--check must be a bot, such as "cmd:python3 bot.py".');
}

/** The game that is named, or all of them one after the other. */
async function checkGames(
  host: Host,
  bot: Contestant,
  id: string | undefined,
  flags: ArenaFlags,
): Promise<number> {
  const game = id === undefined ? undefined : readGame(host.games, id);
  if (game?.ok === false) return refuse(host, game.problem);
  const checked: CheckedGame[] = [];
  const told = new Set<string>();
  for (const one of game === undefined ? host.games : [game.value]) {
    const found = await checkGame(host, bot, one, flags);
    if (!found.ok) return refuse(host, found.problem);
    checked.push(...found.value);
    if (!flags.json)
      print(
        host,
        found.value.flatMap((each) => describe(each, told)),
      );
  }
  const fine = checked.every(({ problems }) => problems.length === 0);
  const verdict = fine ? "The bot is fine." : "The bot would lose games; see above.";
  print(host, [flags.json ? JSON.stringify({ fine, games: checked }) : verdict]);
  return fine ? exitCodes.fine : exitCodes.stopped;
}

async function checkGame(
  host: Host,
  bot: Contestant,
  game: Game,
  flags: ArenaFlags,
): Promise<Result<readonly CheckedGame[]>> {
  const plan = readPlan(host, game, { seed: "1", openings: "0", ...flags });
  return plan.ok ? checkBot(plan.value, bot, () => performance.now()) : plan;
}

/** What was told of an earlier game is not told again. */
function describe(
  { game, seat, plies, slowestMs, problems, remarks }: CheckedGame,
  told: Set<string>,
): readonly string[] {
  const what = `${game}, seat ${seat}, ${plies === 1 ? "1 ply" : `${plies} plies`}`;
  const verdict = problems.length === 0 ? `fine (slowest answer after the first: ${slowestMs} ms)` : "lost";
  const lines = [...problems, ...remarks].map((line) =>
    told.has(line) ? "  The same as above." : `  ${line}`,
  );
  for (const line of [...problems, ...remarks]) told.add(line);
  return [`${what}: ${verdict}`, ...lines];
}
