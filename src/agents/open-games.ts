/** The games of one connection, by id. */

import { fail, ok, type Result } from "../core/result.ts";
import { quote } from "../core/text.ts";
import type { AgentGame } from "./agent-game.ts";
import { limits } from "./limits.ts";

export class OpenGames {
  readonly #games = new Map<string, AgentGame>();

  /** A finished game makes room, the oldest first; games that are still played are never dropped. */
  add(game: AgentGame): Result<AgentGame> {
    if (this.#games.size >= limits.openGames && !this.#dropFinished())
      return fail(
        "too-large",
        `At most ${limits.openGames} games can be open; finish or resign one of ${this.#ids()} first.`,
      );
    this.replace(game);
    return ok(game);
  }

  find(id: string): Result<AgentGame> {
    const game = this.#games.get(id);
    if (game !== undefined) return ok(game);
    const open = this.#games.size === 0 ? "Start one with new_game." : `The open games are ${this.#ids()}.`;
    return fail("not-found", `There is no game ${quote(id)}. ${open}`);
  }

  /** The game after a change, kept only where there was nothing wrong with it. */
  change(id: string, by: (game: AgentGame) => Result<AgentGame>): Result<AgentGame> {
    const game = this.find(id);
    const changed = game.ok ? by(game.value) : game;
    if (changed.ok) this.replace(changed.value);
    return changed;
  }

  replace(game: AgentGame): void {
    this.#games.set(game.match.id, game);
  }

  #dropFinished(): boolean {
    for (const [id, { match }] of this.#games) if (match.outcome !== null) return this.#games.delete(id);
    return false;
  }

  #ids(): string {
    return Array.from(this.#games.keys()).join(", ");
  }
}
