/** What the tools of one connection share: the games that can be played, those that are open, and chance. */

import type { Game } from "../core/game.ts";
import { askablesOf } from "../core/option-words.ts";
import type { ProgramName } from "../core/program.ts";
import { ok, type Result } from "../core/result.ts";
import { findGame } from "../core/setup.ts";
import { cleanName } from "../core/text.ts";
import * as dealer from "../table/deal.ts";
import { formFields } from "../table/form.ts";
import { type MatchRequest, openRequested } from "../table/open.ts";
import { byId, matchRequestOf, readForm, refuseOption } from "../table/read-form.ts";
import { type AgentGame, openGame } from "./agent-game.ts";
import { limits } from "./limits.ts";
import type { OpenGames } from "./open-games.ts";
import type { NewGame } from "./schemas.ts";

export interface AgentSession {
  /** The program that serves. */
  readonly program: ProgramName;
  readonly games: readonly Game[];
  readonly open: OpenGames;
  /** Whether the agent may ask for the truth and take moves back. */
  readonly analysis: boolean;
  readonly now: () => Date;
  readonly newSeed: () => number;
  readonly newId: () => string;
}

/** Sets up a game, deals where the book does, and lets the opponent open where it moves first. */
export function startGame(session: AgentSession, request: NewGame): Result<AgentGame> {
  const found = findGame(session.games, request.game);
  if (!found.ok) return found;
  const game = found.value;
  const asked = readRequest(game, request, session.newSeed());
  const made = asked.ok ? openRequested({ ...session, dealer }, asked.value) : asked;
  if (!made.ok) return made;
  return session.open.add(openGame(made.value, request.plies ?? limits.plies));
}

/** What the agent asks for, as the set-up form reads it; a person here is the agent. */
function readRequest(game: Game, request: NewGame, seed: number): Result<MatchRequest> {
  const { options = {}, opponent = "medium", from, first, seat, seed: given } = request;
  const name = cleanName(request.name ?? "") || "Agent";
  const vs = opponent === "none" ? "friend" : opponent;
  const foreign = Object.keys(options).find((name) => !Object.hasOwn(askablesOf(game), name));
  if (foreign !== undefined) return refuseOption(game, foreign, byId);
  const asked = Object.entries({ ...options, vs, from, first, seat, seed: given });
  const texts = asked.flatMap(([id, value]) => (value === undefined ? [] : [[id, String(value)]]));
  const fields = formFields(game, ["vs", "seat", "first", "seed", "from"]);
  const values = readForm(game, fields, Object.fromEntries(texts), byId);
  if (!values.ok) return values;
  const { levels } = values.value;
  const names = [levels[0] === null ? name : "", levels[1] === null ? name : ""] as const;
  return ok({ ...matchRequestOf(game, values.value, seed), names: opponent === "none" ? undefined : names });
}
