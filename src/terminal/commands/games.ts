/** `switchyard games`: the games, their options and limits. */

import type { Game } from "../../core/game.ts";
import { gameAsJson } from "../../measure/protocol/messages.ts";
import { type Host, type JsonFlag, printAnswer } from "../host.ts";
import { describeOptions } from "../text/rules-text.ts";
import { styleFor } from "../text/text-table.ts";

export function listGames(host: Host, flags: JsonFlag): number {
  return printAnswer(host, flags, { games: host.games.map(gameAsJson) }, () => gameLines(host));
}

function gameLines(host: Host): readonly string[] {
  const { name } = host.program;
  const style = styleFor(host);
  const blocks = host.games.flatMap((game) => [
    `${style.bold(game.title)}  ${style.dim(game.id)}`,
    `  ${game.summary}`,
    ...describeOptions(game).map((option) => `  ${option}`),
    ...recommendedLine(game),
    "",
  ]);
  return [...blocks, `Play one with: ${name} play GAME`, `Read its rules with: ${name} rules GAME`];
}

function recommendedLine({ recommended }: Game): readonly string[] {
  if (recommended === undefined) return [];
  const flags = Object.entries(recommended.options).map(([name, value]) => `--${name} ${value}`);
  return [`  recommended: ${flags.join(" ")}. ${recommended.text}`];
}
