/** The flags of `host`, checked here as far as the program can; the server checks everything again. */

import type { Game } from "../../core/game.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import type { Seat } from "../../core/seat.ts";
import { cleanName, quote } from "../../core/text.ts";
import { findLevelName, type LevelName } from "../../players/level-names.ts";
import type { ClockSettings } from "../../protocol/online/events.ts";
import type { CreateRequest } from "../../protocol/online/messages.ts";
import { readGameOptions } from "./game-options.ts";
import { readBestOf, readFirst, readSeed } from "./play-flags.ts";

export interface HostFlags {
  readonly seat?: string;
  readonly first?: string;
  readonly vs?: string;
  readonly clock?: string;
  readonly bestOf?: string;
  readonly name?: string;
  readonly seed?: string;
  readonly from?: string;
  readonly plain?: boolean;
  readonly screenReader?: boolean;
  readonly [gameOption: string]: unknown;
}

export function readCreateRequest(
  games: readonly Game[],
  game: Game,
  flags: HostFlags,
): Result<CreateRequest> {
  const options = readGameOptions(games, game, flags);
  if (!options.ok) return options;
  const first = readFirst(flags.first);
  if (!first.ok) return first;
  const seat = readSeat(flags.seat);
  if (!seat.ok) return seat;
  const level = readLevel(flags.vs);
  if (!level.ok) return level;
  const clock = readClock(flags.clock);
  if (!clock.ok) return clock;
  const bestOf = readBestOf(flags.bestOf);
  if (!bestOf.ok) return bestOf;
  const seed = readSeed(flags.seed);
  if (!seed.ok) return seed;
  return ok({
    game: game.id,
    options: options.value,
    ...given("from", flags.from),
    ...given("first", first.value),
    ...given("seat", seat.value),
    ...given("name", flags.name === undefined ? undefined : cleanName(flags.name)),
    ...given("vs", level.value),
    ...given("clock", clock.value),
    ...given("bestOf", bestOf.value),
    ...given("seed", seed.value),
  });
}

/** A field that is there only where it has a value. */
function given<K extends string, V>(name: K, value: V | undefined): { readonly [name in K]?: V } {
  const field: { [name in K]?: V } = {};
  if (value !== undefined) field[name] = value;
  return field;
}

function readSeat(text: string | undefined): Result<Seat | "random" | undefined> {
  const seat = readFirst(text);
  return seat.ok ? seat : fail("bad-option", `--seat is 1, 2 or random, not ${quote(text ?? "")}.`);
}

function readLevel(vs: string | undefined): Result<LevelName | undefined> {
  if (vs === undefined || vs === "friend") return ok(undefined);
  const level = findLevelName(vs);
  return level.ok ? level : fail("bad-option", `--vs is friend or a computer. ${level.problem.message}`);
}

const clockPattern = /^(\d{1,4}(?:\.\d{1,2})?)(?:\+(\d{1,3}))?$/;

/** "5+3": five minutes for the game, and three seconds more for each move. */
export function readClock(text: string | undefined): Result<ClockSettings | undefined> {
  if (text === undefined) return ok(undefined);
  const [, minutes, seconds = "0"] = clockPattern.exec(text) ?? [];
  const initialMs = Math.round(Number(minutes ?? "0") * 60_000);
  const incrementMs = Number(seconds) * 1000;
  if (minutes !== undefined && initialMs >= 1000 && initialMs <= 24 * 3_600_000 && incrementMs <= 600_000)
    return ok({ initialMs, incrementMs });
  return fail(
    "bad-option",
    `--clock is minutes for the game and seconds for each move, such as 5+3 or 10, not ${quote(text)}.`,
  );
}
