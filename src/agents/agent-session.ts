/** What the tools of one connection share: the games that can be played, those that are open, and chance. */

import type { Game } from "../core/game.ts";
import { newMatch, type Player } from "../core/match.ts";
import { randomFrom } from "../core/random.ts";
import { fail, ok, type Result } from "../core/result.ts";
import { otherSeat, type Pair, type Seat, withSeat } from "../core/seat.ts";
import { findGame, type SetupRequest, setUp } from "../core/setup.ts";
import type { LevelName } from "../players/level-names.ts";
import { dealStart } from "../table/deal.ts";
import { type AgentGame, withReplies } from "./agent-game.ts";
import { limits } from "./limits.ts";
import type { OpenGames } from "./open-games.ts";

export interface Desk {
  readonly games: readonly Game[];
  readonly open: OpenGames;
  /** Whether the agent may ask for the truth and take moves back. */
  readonly analysis: boolean;
  readonly now: () => Date;
  readonly newSeed: () => number;
  readonly newId: () => string;
}

export interface NewGame {
  readonly game: string;
  readonly options?: Readonly<Record<string, number | string>> | undefined;
  readonly from?: string | undefined;
  readonly first?: Seat | undefined;
  readonly seat?: Seat | undefined;
  readonly opponent?: LevelName | "none" | undefined;
  readonly seed?: number | undefined;
  readonly plies?: number | undefined;
}

/** Sets up a game, deals where the book does, and lets the opponent open where it moves first. */
export function openGame(desk: Desk, request: NewGame): Result<AgentGame> {
  const found = findGame(desk.games, request.game);
  if (!found.ok) return found;
  const game = found.value;
  const seed = request.seed ?? desk.newSeed();
  const dealt = dealStart(game, setupRequest(request), randomFrom(seed));
  const setup = dealt.ok ? setUp(game, dealt.value) : dealt;
  if (!setup.ok) return setup;
  if (game.outcome(setup.value.start) !== null)
    return fail(
      "game-over",
      "In this position the game is over; start from one in which somebody is to move.",
    );
  const details = { id: desk.newId(), startedAt: desk.now().toISOString(), series: null };
  const match = newMatch(game, setup.value, { ...details, seed, players: playersOf(game, request) });
  const opened = withReplies({ match, plyLimit: request.plies ?? limits.plies, asked: 0 });
  const added = desk.open.add(opened);
  return added.ok ? ok(opened) : added;
}

function setupRequest({ options = {}, from, first }: NewGame): SetupRequest {
  return { options, from: from ?? null, ...(first === undefined ? {} : { first }) };
}

function playersOf({ seats }: Game, { seat = 1, opponent = "medium" }: NewGame): Pair<Player> {
  const [one, two] = seats;
  if (opponent === "none") return [{ name: one }, { name: two }];
  const agents: Pair<Player> = [{ name: "Agent" }, { name: "Agent" }];
  return withSeat<Player>(agents, otherSeat(seat), { name: "Computer", level: opponent });
}
