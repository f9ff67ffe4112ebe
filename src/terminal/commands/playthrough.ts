/** `switchyard playthrough GAME`: a whole random game from a seed, with all its texts, to keep and compare. */

import { currentPosition, playMove, tableOf, usualPlyLimit } from "../../core/match.ts";
import { pick, randomFrom } from "../../core/random.ts";
import { moveNames } from "../../core/rules.ts";
import { ofSeat } from "../../core/seat.ts";
import { openWithSolver } from "../../table/open.ts";
import { matchRequestOf } from "../../table/read-form.ts";
import { endingLines } from "../../words/endings.ts";
import { standingLines } from "../../words/simple-dialogue.ts";
import { arenaFields } from "../flags/fields.ts";
import { type Flags, readFlags, readGame } from "../flags/flags.ts";
import { type Host, need, print } from "../host.ts";

export async function playthrough(host: Host, id: string, flags: Flags): Promise<number> {
  const game = need(readGame(host.games, id));
  const values = need(readFlags(host.games, game, arenaFields, flags));
  const request = matchRequestOf(game, values, 0);
  let { match } = need(await openWithSolver(host, { kind: "new", request }));
  const random = randomFrom(match.seed);
  print(host, [`${game.id} ${JSON.stringify(match.options)} seed ${match.seed}`]);
  while (match.outcome === null && match.moves.length < usualPlyLimit) {
    const position = currentPosition(match);
    const mover = game.toMove(position);
    const move = pick(random, game.moves(position));
    print(host, [
      "",
      ...standingLines(game, position),
      `key ${game.key(position)}, player ${mover} to move: ${game.goal(position, mover, match.options)}`,
      `moves ${moveNames(game, position).join(" ")}`,
      `> ${game.formatMove(position, move)}`,
      ...game.describeMove(position, move, ofSeat(tableOf(match), mover)),
    ]);
    match = playMove(match, move);
  }
  const end = currentPosition(match);
  return print(host, ["", ...standingLines(game, end), `key ${game.key(end)}`, ...endingLines(match)]);
}
