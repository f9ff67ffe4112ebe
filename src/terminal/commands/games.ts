/** `switchyard games`: the games, their options and limits. */

import type { Game } from "../../core/game.ts";
import { gameAsJson } from "../../protocol/game-message.ts";
import { describeOptions } from "../flags/flags.ts";
import { type Given, type Host, printAnswer } from "../host.ts";
import { styleFor } from "../text/text-table.ts";

export async function listGames(host: Host, flags: Given<never, "json">): Promise<number> {
  const { advise } = await import("../../players/advise.ts");
  const sharpness = host.games.map(({ id }) => {
    const told = advise(host.games, { kind: "sharpness", game: id, options: {} });
    return told.ok ? told.value.words : "";
  });
  const games = host.games.map((game, at) => ({ ...gameAsJson(game), sharpness: sharpness[at] ?? "" }));
  return printAnswer(host, flags, { games }, () => gameLines(host, sharpness));
}

function recommendedLine({ recommended }: Game): readonly string[] {
  if (recommended === undefined) return [];
  const flags = Object.entries(recommended.options).map(([name, value]) => `--${name} ${value}`);
  return [`  recommended: ${flags.join(" ")}. ${recommended.text}`];
}

function gameLines(host: Host, sharpness: readonly string[]): readonly string[] {
  const { name } = host.program;
  const style = styleFor(host);
  const blocks = host.games.flatMap((game, at) => [
    `${style.bold(game.title)}  ${style.dim(game.id)}`,
    `  ${game.summary}`,
    ...describeOptions(game).map((option) => `  ${option}`),
    ...recommendedLine(game),
    ...(sharpness[at] ? [`  by default, ${sharpness[at]}`] : []),
    "",
  ]);
  return [...blocks, `Play one with: ${name} play GAME`, `Read its rules with: ${name} rules GAME`];
}
