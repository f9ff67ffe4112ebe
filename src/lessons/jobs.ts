/** The advisor's answers to the jobs of lessons. */

import type { Handlers } from "../computer/computer.ts";
import type { Game } from "../core/game.ts";
import type { Statement } from "../core/lesson.ts";
import type { Options } from "../core/options.ts";
import { andThen, fail, mapResult, ok, type Result } from "../core/result.ts";
import { findGame } from "../core/setup.ts";
import { atSize, checkStatement } from "./check.ts";
import { languageOf, lessonOf } from "./lesson.ts";
import type { Verdict } from "./verdict.ts";

export const lessonHandlers: Handlers<"lesson" | "check-statement"> = {
  lesson: (games, { game }) => mapResult(findGame(games, game), (found) => ({ lesson: lessonOf(found) })),
  "check-statement": (games, { game, options, statement }) =>
    andThen(findGame(games, game), (found) => check(found, options, statement)),
};

function check(game: Game, given: Options, statement: Statement): Result<Verdict> {
  const [language, options] = [languageOf(game), atSize(game, given)];
  if (language === null || options === undefined)
    return fail("bad-request", "Statements about this game and size cannot be checked.");
  return ok(checkStatement({ game, language, options }, statement));
}
