/** Checks one position against the rules and the notation of the contract. */

import { isSeat } from "../../core/seat.ts";
import { longestKey } from "../../core/setup.ts";
import { quote } from "../../core/text.ts";
import { symmetryFault } from "../../solver/general/symmetry-fault.ts";
import { type Findings, fault, isRecord, showAny, textProblem } from "./finding.ts";
import { canonical, isSame, jsonFault, textOf } from "./json.ts";
import { chosenPlaces, type Met, movesIn, type Question, questionsAbout, type Size } from "./size.ts";

/** Undefined if the answers are unusable, which is reported. */
export function* meet(size: Size, position: unknown): Findings<Met | undefined> {
  const { game } = size;
  const key: unknown = game.key(position);
  if (typeof key !== "string") {
    yield fault("key", `key must return a string; it returned ${showAny(key)}.`);
    return undefined;
  }
  const [mover, outcome]: unknown[] = [game.toMove(position), game.outcome(position)];
  const moves: unknown = game.moves(position);
  if (!isSeat(mover)) yield fault("mover", `toMove must be 1 or 2; in ${key} it is ${showAny(mover)}.`);
  if (outcome !== null && outcome !== "drawn" && !isSeat(outcome))
    yield fault("outcome", `outcome must be 1, 2, "drawn" or null; in ${key} it is ${showAny(outcome)}.`);
  if (!Array.isArray(moves))
    yield fault("moves", `moves must return a list; in ${key} it returns ${showAny(moves)}.`);
  if (!isSeat(mover) || !Array.isArray(moves)) return undefined;
  // Before the names, where time may run out.
  size.count.skipped += moves.length - chosenPlaces(moves.length).length;
  const names = yield* namesOf(size, position, moves, key);
  return { position, key, mover, outcome, moves, names };
}

const mostNames = 500;

function* namesOf(
  { game, names: met }: Size,
  position: unknown,
  moves: readonly unknown[],
  key: string,
): Findings<readonly string[]> {
  const names: string[] = [];
  for (const move of moves) {
    const name: unknown = game.formatMove(position, move);
    if (typeof name !== "string")
      yield fault("move-name", `formatMove must return a string; in ${key} it returns ${showAny(name)}.`);
    names.push(String(name));
    if (met.size < mostNames) met.add(String(name));
  }
  return names;
}

export function* turnFaults(size: Size, { key, mover, outcome, moves, names }: Met): Findings {
  const { over, movers, count } = size;
  if (outcome !== null && moves.length > 0)
    yield fault("moves-after-end", `${key} is over, but ${names[0]} can still be played.`);
  if (outcome === null && moves.length === 0)
    yield fault("no-moves", `${key} has no moves, but no outcome either.`);
  if (outcome === null) movers.add(mover);
  else count.ends++;
  over.set(`${mover} ${key}`, outcome !== null);
}

/** For two positions that share a key and a mover. */
export function* collisionFaults({ game, over }: Size, position: unknown, key: string): Findings {
  const isOver = game.outcome(position) !== null;
  yield over.get(`${game.toMove(position)} ${key}`) === !isOver
    ? fault("key-over", `The key ${key} names a finished position and a live one.`)
    : fault("key-collides", `The key ${key} names two different positions.`);
}

const saysResult = "must return ok(position) or fail(code, sentence)";

export function* keyFaults({ game, options }: Size, { position, key, mover }: Met): Findings {
  const problem = textProblem(key);
  if (key === "" || key.length > longestKey || /\s/.test(key))
    yield fault("key", `The key ${quote(key)} must be a word of at most ${longestKey} characters.`);
  else if (problem !== undefined) yield fault("key", `The key ${quote(key)} ${problem}.`);
  const again: unknown = game.fromKey(key, options, mover);
  if (!isResult(again))
    yield fault("key-result", `fromKey ${saysResult}; for ${key} it returns ${showAny(again)}.`);
  else if (!again.ok)
    yield fault(
      "key-refused",
      `fromKey refuses ${key}, a position met in play: ${String(again.problem.message)}`,
    );
  else if (jsonFault(again.value) !== null || !isSame(again.value, position)) {
    const other = jsonFault(again.value) ?? canonical(again.value);
    yield fault("key-round-trip", `fromKey turns ${key} into a different position: ${other}.`);
  }
}

type AnyResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: { readonly message?: unknown } };

export function isResult(value: unknown): value is AnyResult {
  if (!isRecord(value)) return false;
  return value.ok === true ? "value" in value : value.ok === false && isRecord(value.problem);
}

/** The game must refuse junk with a sentence, and assume a mover if none is given. */
export function* junkKeyFaults({ game, options }: Size, { key }: Met): Findings {
  for (const junk of ["", "?", `${key}?`, "\u001b[2J"]) {
    const read: unknown = game.fromKey(junk, options, 1);
    if (!isResult(read))
      yield fault("key-result", `fromKey ${saysResult}; for ${quote(junk)} it returns ${showAny(read)}.`);
    else if (read.ok) yield fault("key-junk", `fromKey takes ${quote(junk)} for a position.`);
    else yield* problemFaults("fromKey", read.problem.message);
  }
  const free: unknown = game.fromKey(key, options, undefined);
  if (isResult(free) && free.ok && !isSeat(game.toMove(free.value)))
    yield fault("key-mover", "fromKey(key, options, undefined) must work without a mover; write mover = 1.");
}

export function* problemFaults(member: string, message: unknown): Findings {
  const problem = textProblem(message);
  if (problem !== undefined) yield fault("problem", `The refusal message of ${member} ${problem}.`, member);
}

/** A copy from a file must behave the same: nothing may depend on object identity. */
export function* copyFaults({ game }: Size, { position, key, moves, names }: Met): Findings {
  const copy: unknown = JSON.parse(JSON.stringify(position));
  const again: unknown = game.moves(copy);
  const [first] = Array.isArray(again) ? again : [];
  const isAlike = Array.isArray(again) && again.length === moves.length;
  if (!isAlike || (moves.length > 0 && String(game.formatMove(copy, first)) !== names[0]))
    yield fault(
      "copy",
      `moves returns a different list for a copy of ${key}; a position must hold everything it needs.`,
    );
  if (game.key(copy) !== key) yield fault("copy", `key returns a different key for a copy of ${key}.`);
  if (first !== undefined && !isSame(game.play(copy, first), game.play(position, moves[0])))
    yield fault("copy", `play returns a different position for a copy of ${key}.`);
}

export function* symmetryFaults({ game }: Size, { position }: Met): Findings {
  const found = symmetryFault(game, position);
  if (found !== undefined) yield fault("symmetries", found);
}

/** Finds the member that changes the position it is given; `before` is the position as JSON. */
export function mutator(size: Size, before: string): string | undefined {
  const { game, options } = size;
  const moves = movesIn(size, JSON.parse(before));
  const questions: readonly Question[] = [
    ...questionsAbout(size, moves),
    ["cellsOfMove", (position) => moves.map((move) => game.cellsOfMove(position, move))],
    ["goal", (position) => game.goal(position, 1, options)],
    ["turnRule", (position) => game.turnRule?.(position)],
    ["notes", (position) => game.notes?.(position)],
  ];
  return questions.find(([, ask]) => {
    const position: unknown = JSON.parse(before);
    ask(position);
    return textOf(position) !== before;
  })?.[0];
}
