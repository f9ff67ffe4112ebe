/** `switchyard arena --check BOT`: what is wrong with a bot, in words for its author. */

import { killAllBots } from "../../arena/bots/bot-process.ts";
import { type CheckedGame, checkBot } from "../../arena/check.ts";
import { type Contestant, readContestant } from "../../arena/contestant.ts";
import { type ArenaFlags, readPlan } from "../flags/arena-flags.ts";
import { readGame } from "../flags/flags.ts";
import { exitCodes, type Host, need, print, Refusal } from "../host.ts";
import { runUntilStopped } from "../stop-signals.ts";

export async function arenaCheck(host: Host, id: string | undefined, flags: ArenaFlags): Promise<number> {
  const bot = need(readContestant(flags.check ?? ""));
  if (bot.kind !== "bot") throw new Refusal('--check must be a bot, such as "cmd:python3 bot.py".');
  try {
    return await runUntilStopped(host, () => checkGames(host, bot, id, flags));
  } finally {
    killAllBots();
  }
}

async function checkGames(
  host: Host,
  bot: Contestant,
  id: string | undefined,
  flags: ArenaFlags,
): Promise<number> {
  const games = id === undefined ? host.games : [need(readGame(host.games, id))];
  const checked: CheckedGame[] = [];
  const told = new Set<string>();
  for (const game of games) {
    const plan = readPlan(host, game, { seed: "1", openings: "0", ...flags });
    const found = need(await checkBot(plan, bot, () => performance.now()));
    checked.push(...found);
    if (!flags.json)
      print(
        host,
        found.flatMap((each) => describe(each, told)),
      );
  }
  const fine = checked.every(({ problems }) => problems.length === 0);
  const verdict = fine ? "The bot is fine." : "The bot would lose games; see above.";
  print(host, [flags.json ? JSON.stringify({ fine, games: checked }) : verdict]);
  return fine ? exitCodes.fine : exitCodes.stopped;
}

/** Problems found in an earlier game aren't repeated. */
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
