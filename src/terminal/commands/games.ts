/** `switchyard games`: the games, their options and limits. */

import type { Game } from "../../core/game.ts";
import { gameAsJson } from "../../protocol/game-message.ts";
import { describeOption } from "../flags/flags.ts";
import { type Host, printAnswer } from "../host.ts";
import { styleFor } from "../text/style.ts";

export function listGames(host: Host, flags: { readonly json?: true }): number {
  return printAnswer(host, flags, { games: host.games.map(gameAsJson) }, () => gameLines(host));
}

function recommendedLine({ recommended }: Game): readonly string[] {
  if (recommended === undefined) return [];
  const flags = Object.entries(recommended.options).map(([name, value]) => `--${name} ${value}`);
  return [`  recommended: ${flags.join(" ")}. ${recommended.text}`];
}

function gameLines(host: Host): readonly string[] {
  const style = styleFor(host);
  const blocks = host.games.flatMap((game) => [
    `${style.bold(game.title)}  ${style.dim(game.id)}`,
    `  ${game.summary}`,
    ...Object.entries(game.options).map(([name, spec]) => `  ${describeOption(name, spec)}`),
    ...recommendedLine(game),
    "",
  ]);
  return [...blocks, "Play one with: switchyard play GAME     Read its rules with: switchyard rules GAME"];
}
