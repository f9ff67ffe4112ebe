/** A game as people name it: by its id, by its title, or by the beginning of either. */

import type { Game } from "../../core/game.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { findGame } from "../../core/setup.ts";
import { listWords, quote } from "../../core/text.ts";

export function readGame(games: readonly Game[], name: string): Result<Game> {
  const wanted = name.trim().toLowerCase().replace(/\s+/g, "-");
  const exact = games.find(({ id, title }) =>
    [id, title.toLowerCase().replace(/\s+/g, "-")].includes(wanted),
  );
  const begun = wanted === "" ? [] : games.filter(({ id }) => id.startsWith(wanted));
  const [game, ...others] = exact === undefined ? begun : [exact];
  if (game === undefined) return findGame(games, name);
  if (others.length === 0) return ok(game);
  const ids = begun.map(({ id }) => id);
  return fail("unknown-game", `${quote(name)} could be ${listWords(ids, "or")}; type more of it.`);
}

/** The same for a command that cannot do without a game. */
export function requireGame(games: readonly Game[], name: string | undefined, command: string): Result<Game> {
  if (name !== undefined) return readGame(games, name);
  const ids = games.map(({ id }) => id);
  return fail("bad-request", `Which game? switchyard ${command} GAME, with ${listWords(ids, "or")}.`);
}
