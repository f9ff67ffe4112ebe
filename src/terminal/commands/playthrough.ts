/** `switchyard playthrough GAME`: a whole game at random from a seed, with all that a game says, to be kept and compared. */

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
import { type Host, print, refuse } from "../host.ts";

export async function playthrough(host: Host, id: string, flags: Flags): Promise<number> {
  const found = readGame(host.games, id);
  const values = found.ok ? readFlags(host.games, found.value, arenaFields, flags) : found;
  if (!found.ok) return refuse(host, found.problem);
  if (!values.ok) return refuse(host, values.problem);
  const game = found.value;
  const request = matchRequestOf(game, values.value, 0);
  const opened = await openWithSolver(host, { kind: "new", request });
  if (!opened.ok) return refuse(host, opened.problem);
  let { match } = opened.value;
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
