/** What the tools of one connection share: the games that can be played, those that are open, and chance. */

import type { Game } from "../core/game.ts";
import { ok, type Result } from "../core/result.ts";
import { otherSeat, type Seat, withSeat } from "../core/seat.ts";
import { findGame } from "../core/setup.ts";
import type { LevelName } from "../players/level-names.ts";
import * as dealer from "../table/deal.ts";
import { type MatchRequest, openRequested } from "../table/open.ts";
import { type AgentGame, openGame } from "./agent-game.ts";
import { limits } from "./limits.ts";
import type { OpenGames } from "./open-games.ts";

export interface AgentSession {
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
export function startGame(session: AgentSession, request: NewGame): Result<AgentGame> {
  const found = findGame(session.games, request.game);
  if (!found.ok) return found;
  const game = found.value;
  const { options = {}, from = null, first, seed = session.newSeed() } = request;
  const made = openRequested(
    { ...session, dealer },
    { game, setup: { options, from }, first, seed, bestOf: undefined, ...playersOf(request) },
  );
  if (!made.ok) return made;
  const opened = openGame(made.value, request.plies ?? limits.plies);
  const added = session.open.add(opened);
  return added.ok ? ok(opened) : added;
}

function playersOf({ seat = 1, opponent = "medium" }: NewGame): Pick<MatchRequest, "names" | "computer"> {
  if (opponent === "none") return { names: undefined };
  const names = withSeat(["Agent", "Agent"], otherSeat(seat), "Computer");
  return { names, computer: { level: opponent, seat } };
}
