/** `switchyard games`: the games, their options and limits. */

import { gameAsJson } from "../../protocol/game-message.ts";
import { describeOption } from "../flags/flags.ts";
import { exitCodes, type Host, print } from "../host.ts";
import { styleFor } from "../text/style.ts";
import { wrap } from "../text/wrap.ts";

export function listGames(host: Host, flags: { readonly json?: true }): number {
  if (flags.json) {
    print(host, [JSON.stringify({ games: host.games.map(gameAsJson) })]);
    return exitCodes.fine;
  }
  const style = styleFor(host);
  const blocks = host.games.flatMap((game) => [
    `${style.bold(game.title)}  ${style.dim(game.id)}`,
    ...wrap(game.summary, style.width, "  "),
    ...Object.entries(game.options).flatMap(([name, spec]) =>
      wrap(describeOption(name, spec), style.width, "  "),
    ),
    "",
  ]);
  print(host, [
    ...blocks,
    "Play one with: switchyard play GAME     Read its rules with: switchyard rules GAME",
  ]);
  return exitCodes.fine;
}
