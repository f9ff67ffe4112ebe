/** Deals the rows that a game starts from when nobody names one. A record always holds the row that was dealt. */

import type { Game } from "../core/game.ts";
import { dealAsked, type Options, type RowOption, rowOption } from "../core/options.ts";
import type { Random } from "../core/random.ts";
import { resolveOptions } from "../core/resolve-options.ts";
import { fail, ok, type Result } from "../core/result.ts";
import { type SetupRequest, setUp } from "../core/setup.ts";

/** The request with an explicit row in place of `random`, or of a start that the book itself leaves to chance. */
export function dealStart(game: Game, request: SetupRequest, random: Random): Result<SetupRequest> {
  const found = rowOption(game.options);
  if (found === undefined || (request.from ?? null) !== null) return ok(request);
  const [name, spec] = found;
  const deal = dealAsked(spec, request.options?.[name]);
  if (deal === undefined) return ok(request);
  if (deal === "fair")
    return fail("bad-option", "A fair start needs exact analysis, which Switchyard does not have yet.");
  if (!spec.everyRowWinnable) return fail("bad-option", needsAnalysis(game, name));
  const size = rowSize(game, spec, request.options?.[spec.size]);
  if (!size.ok) return size;
  const row = () => Array.from({ length: size.value }, () => spec.symbols[random.below(2)]).join("");
  return firstLive(game, () => ({ ...request, options: { ...request.options, [name]: row() } }));
}

const mostTries = 64;

/** Uniform over the rows in which somebody is to move: a finished one is dealt again. */
function firstLive(game: Game, deal: () => SetupRequest): Result<SetupRequest> {
  let request = deal();
  let setup = setUp(game, request);
  for (let tries = 1; !setup.ok && tries < mostTries; tries++) {
    request = deal();
    setup = setUp(game, request);
  }
  return setup.ok ? ok(request) : setup;
}

function rowSize(game: Game, spec: RowOption, given: Options[string] | undefined): Result<number> {
  const sizeSpec = game.options[spec.size];
  if (sizeSpec === undefined) throw new Error(`A row needs the option ${spec.size}.`);
  const resolved = resolveOptions(
    { [spec.size]: sizeSpec },
    given === undefined ? {} : { [spec.size]: given },
  );
  return resolved.ok ? ok(Number(resolved.value[spec.size])) : resolved;
}

function needsAnalysis(game: Game, name: string): string {
  return (
    `In some rows of ${game.title} nobody can win any more. To leave those out, a random start needs exact analysis, ` +
    `which Switchyard does not have yet; give a row, or leave ${name} out.`
  );
}
