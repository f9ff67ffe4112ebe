/** `switchyard playthrough GAME`: a whole game at random from a seed, with all that a game says, to be kept and compared. */

import { currentPosition, newMatch, playMove, tableOf, usualPlyLimit } from "../../core/match.ts";
import { moveNames } from "../../core/notation.ts";
import { pick, randomFrom } from "../../core/random.ts";
import { ofSeat } from "../../core/seat.ts";
import { setUp } from "../../core/setup.ts";
import { endingLines } from "../../words/endings.ts";
import { dialogueOf } from "../../words/simple-dialogue.ts";
import { arenaFields } from "../flags/fields.ts";
import { type Flags, readFlags, readGame } from "../flags/flags.ts";
import { exitCodes, type Host, print, refuse } from "../host.ts";

export function playthrough(host: Host, id: string, flags: Flags): number {
  const found = readGame(host.games, id);
  const values = found.ok ? readFlags(host.games, found.value, arenaFields, flags) : found;
  if (!found.ok) return refuse(host, found.problem);
  if (!values.ok) return refuse(host, values.problem);
  const { options, from, first, seed = 0 } = values.value;
  const setup = setUp(found.value, { options, from, ...(first === 1 || first === 2 ? { first } : {}) });
  if (!setup.ok) return refuse(host, setup.problem);
  const game = found.value;
  const random = randomFrom(seed);
  const players = [{ name: game.seatNames[0] }, { name: game.seatNames[1] }] as const;
  let match = newMatch(game, setup.value, { id: "", seed, startedAt: "", series: null, players });
  print(host, [`${game.id} ${JSON.stringify(setup.value.options)} seed ${seed}`]);
  while (match.outcome === null && match.moves.length < usualPlyLimit) {
    const position = currentPosition(match);
    const mover = game.toMove(position);
    const move = pick(random, game.moves(position));
    print(host, [
      "",
      ...dialogueOf(game).standing(position),
      `key ${game.key(position)}, player ${mover} to move: ${game.goal(position, mover)}`,
      `moves ${moveNames(game, position).join(" ")}`,
      `> ${game.formatMove(position, move)}`,
      ...game.describeMove(position, move, ofSeat(tableOf(match), mover)),
    ]);
    match = playMove(match, move);
  }
  const end = currentPosition(match);
  print(host, ["", ...dialogueOf(game).standing(end), `key ${game.key(end)}`, ...endingLines(match)]);
  return exitCodes.fine;
}
