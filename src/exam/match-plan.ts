/** The plan of a sealed match: the games an agent plays, their sizes, opponents and seeds. */

import * as z from "zod/mini";
import type { Game } from "../core/game.ts";
import { usualPlyLimit } from "../core/match.ts";
import { maxSeed, randomAtStep } from "../core/random.ts";
import { fail, ok, type Result } from "../core/result.ts";
import type { Seat } from "../core/seat.ts";
import { findGame } from "../core/setup.ts";
import { parseJson, quote } from "../core/text.ts";
import { levelNames } from "../players/level-names.ts";
import * as dealer from "../table/deal.ts";
import { type Opened, type OpeningHost, openRequested } from "../table/open.ts";

const count = z.int().check(z.gte(1), z.lte(1000));

const planSchema = z.strictObject({
  match: z.literal(1),
  opponent: z.enum(levelNames),
  seed: z.int().check(z.gte(0), z.lte(maxSeed)),
  /** After this many plies a game counts as unfinished. */
  plies: z._default(count, usualPlyLimit),
  games: z
    .array(
      z.strictObject({
        game: z.string(),
        options: z._default(z.record(z.string(), z.union([z.number(), z.string()])), {}),
        /** The agent alternates between the seats, at the same start. */
        count: z._default(count, 2),
      }),
    )
    .check(z.minLength(1), z.maxLength(100)),
});

export type MatchPlan = z.infer<typeof planSchema>;

const example = '{"match":1,"opponent":"hard","seed":7,"games":[{"game":"tower-switch","count":4}]}';

export function readPlan(games: readonly Game[], text: string): Result<MatchPlan> {
  const parsed = planSchema.safeParse(parseJson(text));
  if (!parsed.success) {
    const wrong = wrongPart(parsed.error.issues[0]);
    return fail("bad-record", `This isn't the plan of a match. ${wrong}Write it like this: ${example}`);
  }
  const host = { now: () => new Date(0), newId: () => "plan" };
  for (const planned of plannedGames(parsed.data)) {
    const opened = openPlanned(host, games, planned);
    if (!opened.ok) return fail(opened.problem.code, `Game ${planned.number}: ${opened.problem.message}`);
  }
  return ok(parsed.data);
}

function wrongPart(issue: z.core.$ZodIssue | undefined): string {
  const place = issue?.path ?? [];
  if (issue?.code === "unrecognized_keys")
    return `A plan has no ${quote([...place, ...issue.keys.slice(0, 1)].join("."))}. `;
  return place.length === 0 ? "" : `${quote(place.join("."))} is missing or wrong. `;
}

export interface PlannedGame {
  readonly number: number;
  readonly game: string;
  readonly options: MatchPlan["games"][number]["options"];
  readonly opponent: MatchPlan["opponent"];
  readonly seat: Seat;
  readonly seed: number;
}

export function plannedGames({ games, opponent, seed }: MatchPlan): readonly PlannedGame[] {
  const each = games.flatMap(({ game, options, count }) =>
    Array.from({ length: count }, (_, at) => ({
      game,
      options,
      seat: at % 2 === 0 ? (1 as const) : (2 as const),
    })),
  );
  let pair = 0;
  return each.map((planned, at) => {
    if (planned.seat === 1) pair = at;
    return { ...planned, number: at + 1, opponent, seed: randomAtStep(seed, pair).below(2 ** 31) };
  });
}

export function openPlanned(
  host: OpeningHost,
  games: readonly Game[],
  { game: id, options, opponent, seat, seed }: PlannedGame,
): Result<Opened> {
  const game = findGame(games, id);
  if (!game.ok) return game;
  const levels = seat === 1 ? ([null, opponent] as const) : ([opponent, null] as const);
  const names = seat === 1 ? (["Agent", ""] as const) : (["", "Agent"] as const);
  const request = { game: game.value, setup: { options }, first: undefined, bestOf: undefined };
  return openRequested({ ...host, dealer }, { ...request, levels, names, seed });
}
