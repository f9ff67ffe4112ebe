import type { Game } from "../../core/game.ts";
import type { ProgramName } from "../../core/program.ts";
import { andThen, fail, mapResult, ok, type Result } from "../../core/result.ts";
import { findGame } from "../../core/setup.ts";
import { cleanName, quote } from "../../core/text.ts";
import { askablesOf } from "../../core/words/options.ts";
import * as dealer from "../../play/deal.ts";
import { formFields } from "../../play/form.ts";
import { type MatchRequest, openRequestedGame } from "../../play/open.ts";
import { byId, matchRequestOf, readForm, refuseOption } from "../../play/read-form.ts";
import { type AgentGame, newAgentGame } from "./agent-game.ts";
import { limits, type NewGame } from "./schemas.ts";

export class SessionGames {
  readonly #games = new Map<string, AgentGame>();

  find(id: string): Result<AgentGame> {
    const game = this.#games.get(id);
    if (game !== undefined) return ok(game);
    const ids = [...this.#games.keys()].join(", ");
    const hint = ids === "" ? "Start one with `new_game`." : `Your games: ${ids}.`;
    return fail("not-found", `There's no game ${quote(id)}. ${hint}`);
  }

  keep(game: AgentGame): AgentGame {
    this.#games.delete(game.match.id);
    this.#games.set(game.match.id, game);
    const [oldest = ""] = this.#games.keys();
    if (this.#games.size > limits.games) this.#games.delete(oldest);
    return game;
  }
}

export interface AgentSession {
  readonly program: ProgramName;
  readonly games: readonly Game[];
  readonly open: SessionGames;
  readonly now: () => Date;
  readonly newSeed: () => number;
  readonly newId: () => string;
}

export function startGame(session: AgentSession, request: NewGame): Result<AgentGame> {
  const game = findGame(session.games, request.game);
  const asked = andThen(game, (found) => readRequest(found, request, session.newSeed()));
  const opened = andThen(asked, (wanted) => openRequestedGame({ ...session, dealer }, wanted));
  return mapResult(opened, (made) => session.open.keep(newAgentGame(made)));
}

/** Reads the request as if a person had filled in the setup form. */
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
