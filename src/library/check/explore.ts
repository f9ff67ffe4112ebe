/**
 * Plays one size of a game: first at random from seeds, to reach the ends of games, then move by move through
 * everything within reach, as far as the effort goes. Looks at each position once.
 */

import { pick, type Random, randomFrom } from "../../core/random.ts";
import { type Seat, seats } from "../../core/seat.ts";
import { boardFaults } from "./board.ts";
import { keep } from "./elsewhere.ts";
import { type Findings, fault, showAny, warning } from "./finding.ts";
import { canonical, isSame, jsonFault, textOf } from "./json.ts";
import { nameFaults, playFaults, readFaults } from "./moves.ts";
import {
  collisionFaults,
  copyFaults,
  junkKeyFaults,
  keyFaults,
  meet,
  mutator,
  symmetryFaults,
  turnFaults,
} from "./position.ts";
import { type Effort, type Met, movesIn, type Size } from "./size.ts";
import { guarded } from "./watched.ts";
import { dialogueFaults, moveWordFaults, positionWordFaults } from "./words.ts";

/** No new random game begins once the games have this many moves in total. */
const mostPlies = 1_500;

/** Returns true if every reachable position was examined, with all its moves. */
export function* explore(size: Size, effort: Effort): Findings<boolean> {
  const { trace } = size;
  for (let seed = 1; seed <= effort.walks && size.count.plies < mostPlies; seed++)
    for (const first of seats) {
      trace.key = null;
      yield* guarded(walkFrom(size, first, randomFrom(seed), effort), trace);
    }
  while (size.ahead.length > 0) {
    if (isSpent(size, effort)) return false;
    yield* guarded(visit(size, size.ahead.pop()), trace);
  }
  return size.count.skipped === 0;
}

function isSpent({ positions, count }: Size, effort: Effort): boolean {
  return positions.size >= effort.positions || count.moves >= effort.moves;
}

function* walkFrom(size: Size, first: Seat, random: Random, effort: Effort): Findings {
  const { game, options, trace } = size;
  const chosen = canonical(options);
  const start: unknown = game.start(options, first);
  if (canonical(options) !== chosen) yield fault("mutates", "start changes the options that it is given.");
  const mover: unknown = game.toMove(start);
  if (mover !== first)
    yield fault("start-first", `start(options, ${first}) lets player ${showAny(mover)} move first.`);
  if (jsonFault(start) === null && !isSame(start, game.start(options, first)))
    yield fault("start-chance", "start returns a different position each time.");
  if (game.outcome(start) !== null)
    yield fault(
      "over-at-once",
      `With ${trace.size || "the defaults"} the game is over before it starts; change the limits of the options, or say so in refusal.`,
    );
  yield* walk(size, start, random, effort);
}

/** Beyond the effort a walk continues without a closer look, to see whether the game ends. */
const longestGame = 5_000;
/** Shorter for a game that has returned to an earlier position, as its rules allow. */
const mostEndlessPlies = 300;

function* walk(size: Size, start: unknown, random: Random, effort: Effort): Findings {
  const { game, trace, count } = size;
  const line = new Set<string>();
  for (let position = start, ply = 0; ply < longestGame; ply++) {
    trace.key = String(game.key(position));
    const name = `${game.toMove(position)} ${trace.key}`;
    if (line.has(name)) yield* returnFaults(size, trace.key);
    if (line.has(name) && ply > mostEndlessPlies) return;
    line.add(name);
    if (ply < 2 || !isSpent(size, effort)) yield* guarded(visit(size, position), trace);
    const moves = movesIn(size, position);
    if (moves.length === 0) return yield* guarded(visit(size, position), trace);
    position = game.play(position, pick(random, moves));
    count.plies++;
  }
  if (game.endless !== true)
    yield warning(
      "too-long",
      `Random play didn't end within ${longestGame} moves; if play can go on forever, set endless: true.`,
    );
}

function* returnFaults({ game, count }: Size, key: string): Findings {
  count.returns++;
  if (game.endless !== true)
    yield fault(
      "endless",
      `Play comes back to ${key}, so it may never end; if that is intended, set endless: true.`,
    );
}

const mostKept = 40;

function* visit(size: Size, position: unknown): Findings {
  const { game, trace, positions, kept } = size;
  trace.key = String(game.key(position));
  const json = jsonFault(position);
  if (json !== null) {
    yield fault("json", `The position ${trace.key} doesn't survive JSON: ${json}.`);
    return;
  }
  const name = `${game.toMove(position)} ${trace.key}`;
  const text = canonical(position);
  const before = positions.get(name);
  positions.set(name, before ?? text);
  if (before !== undefined) {
    if (before !== text) yield* collisionFaults(size, position, trace.key);
    return;
  }
  const asGiven = textOf(position);
  const met = yield* meet(size, position);
  if (met === undefined) return;
  yield* lookAt(size, met, asGiven);
  if (kept.length < mostKept) keep(size, met);
}

/** Only the first positions get the slow checks: what holds for some usually holds for all. */
const closely = 150;

function* lookAt(size: Size, met: Met, text: string): Findings {
  const parts = [
    turnFaults(size, met),
    keyFaults(size, met),
    nameFaults(size, met),
    playFaults(size, met),
    boardFaults(size, met),
    positionWordFaults(size, met),
    moveWordFaults(size, met),
  ];
  const closer = [junkKeyFaults, readFaults, copyFaults, dialogueFaults, symmetryFaults].map((part) =>
    part(size, met),
  );
  for (const part of size.positions.size <= closely ? [...parts, ...closer] : parts)
    yield* guarded(part, size.trace);
  if (textOf(met.position) === text) return;
  const member = mutator(size, text) ?? "A function of the game";
  yield fault("mutates", `${member} changes the position ${met.key} that it is given.`);
}
