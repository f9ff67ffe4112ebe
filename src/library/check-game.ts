/**
 * What is wrong with a game that an author has written, in sentences: it is played at random from seeds, and every position met
 * is held against the contract. A fault of each kind is told once, with the first position that shows it.
 */

import type { Game } from "../core/game.ts";
import type { Options } from "../core/options.ts";
import { pick, type Random, randomFrom } from "../core/random.ts";
import { optionsAtSize } from "../core/resolve-options.ts";
import { moveNames } from "../core/rules.ts";
import { isSeat, otherSeat, type Seat, seats } from "../core/seat.ts";
import { longestKey } from "../core/setup.ts";
import { quote, reasonOf } from "../core/text.ts";
import { type TimeUp, withoutLimit } from "../solver/task.ts";
import { canonical, jsonFault } from "./check-json.ts";
import { boardFaults, type Made, optionFaults, type PartFinding, startFaults } from "./check-parts.ts";

export interface Fault {
  /** Stable, for programs: "mutates", "key-collides". */
  readonly code: string;
  readonly message: string;
  /** The key of the position that shows it; null where none does. */
  readonly position: string | null;
}

/** A whole list: each game needs an id of its own. Those that are in order anyway are not looked at by themselves. */
export function checkGames(
  games: readonly Game[],
  timeUp: TimeUp = withoutLimit,
  isInOrder: (game: Game) => boolean = () => false,
): readonly Fault[] {
  const twice = games.filter(({ id }, index) => games.findIndex((other) => other.id === id) < index);
  return [
    ...twice.map(({ id }) => ({
      code: "id-twice",
      message: `Two games have the id "${id}".`,
      position: null,
    })),
    ...games.filter((game) => !isInOrder(game)).flatMap((game) => checkGame(game, timeUp)),
  ];
}

/** At its default and its smallest sizes, or at those that are given. */
export function checkGame(
  game: Game,
  timeUp: TimeUp = withoutLimit,
  sizes: readonly Options[] = [{}, ...smallSizes(game)],
): readonly Fault[] {
  const faults = new Map<string, Fault>();
  const state: State = { key: null };
  const report = ([code, message]: PartFinding) => {
    if (!faults.has(code))
      faults.set(code, { code, message: `${game.title || game.id}: ${message}`, position: state.key });
  };
  try {
    for (const finding of findingsOf(game, sizes, state)) {
      if (finding !== null) report(finding);
      if (timeUp()) break;
    }
  } catch (error) {
    report(["throws", `In ${state.key ?? "the start"} the game throws: ${reasonOf(error)}`]);
  }
  return [...faults.values()];
}

/** Null where nothing was found for a while, so that the caller may stop. */
type Findings = Generator<PartFinding | null, void>;

/** The key of the position that is looked at. */
interface State {
  key: string | null;
}

function* findingsOf(game: Game, sizes: readonly Options[], state: State): Findings {
  if (!/^[a-z][a-z0-9-]*$/.test(game.id))
    yield ["id", `The id ${quote(game.id)} must be small letters, digits and dashes.`];
  if (game.seatNames[0] === game.seatNames[1]) yield ["seat-names", "Both players have the same name."];
  yield* optionFaults(game);
  yield* startFaults(game);
  for (const given of sizes) {
    const options = optionsAtSize(game, given);
    const refusal = options.ok ? game.refusal?.(options.value) : options.problem.message;
    if (options.ok && refusal === undefined) yield* playSize(game, options.value, state);
    else if (given === sizes[0]) yield ["options", `The first size to try is refused: ${refusal}`];
  }
}

/** Each option at its least, and each other choice. */
function smallSizes(game: Game): readonly Options[] {
  return Object.entries(game.options).flatMap(([name, spec]): Options[] =>
    spec.kind === "number" ? [{ [name]: spec.min }] : spec.choices.map((choice) => ({ [name]: choice })),
  );
}

const walks = 12;
const mostPlies = 300;

/** What has been met of one size: each position by mover and key, and how the keys stood. */
interface Met {
  readonly options: Options;
  readonly state: State;
  readonly positions: Map<string, string>;
  readonly over: Map<string, boolean>;
  readonly movers: Set<Seat>;
}

function* playSize(game: Game, options: Options, state: State): Findings {
  const met: Met = { options, state, positions: new Map(), over: new Map(), movers: new Set() };
  for (let seed = 1; seed <= walks; seed++)
    for (const first of seats) {
      const start = game.start(options, first);
      state.key = null;
      if (game.toMove(start) !== first)
        yield ["start-first", `start(options, ${first}) lets player ${game.toMove(start)} move first.`];
      if (canonical(start) !== canonical(game.start(options, first)))
        yield ["start-chance", "start gives another position each time."];
      yield* walk(game, start, met, randomFrom(seed));
    }
  state.key = null;
  if (met.movers.size < 2 && met.positions.size > 4)
    yield ["one-mover", `Only player ${[...met.movers].join()} ever moves; play must change who is to move.`];
  yield* listFaults(game, options);
}

const sayEndless = "if that is meant, say endless: true.";

function* walk(game: Game, start: unknown, met: Met, random: Random): Findings {
  const line = new Set<string>();
  for (let position = start, ply = 0; ply < mostPlies; ply++) {
    const key = game.key(position);
    met.state.key = key;
    const name = `${game.toMove(position)} ${key}`;
    if (line.has(name) && game.endless !== true)
      yield ["endless", `Play comes back to ${key}, so it need not end; ${sayEndless}`];
    line.add(name);
    const text = canonical(position);
    const before = met.positions.get(name);
    met.positions.set(name, text);
    if (before === undefined) yield* positionFaults(game, position, key, met);
    else if (before !== text) yield ["key-collides", `The key ${key} names two different positions.`];
    const moves = game.moves(position);
    if (moves.length === 0) return;
    position = game.play(position, pick(random, moves));
    yield null;
  }
  if (game.endless !== true)
    yield ["too-long", `A game was not over after ${mostPlies} moves; ${sayEndless}`];
}

function* positionFaults(game: Game, position: unknown, key: string, met: Met): Findings {
  const before = canonical(position);
  const json = jsonFault(position);
  if (json !== null) yield ["json", `The position ${key} doesn't survive JSON: ${json}.`];
  yield* turnFaults(game, position, key, met);
  yield* keyFaults(game, position, key, met.options);
  yield* moveFaults(game, position, key);
  yield* boardFaults(game, position, key);
  if (canonical(position) !== before)
    yield ["mutates", `A function of the game changes the position ${key} that it is given.`];
}

function* turnFaults(game: Game, position: unknown, key: string, met: Met): Findings {
  const [mover, outcome, moves] = [game.toMove(position), game.outcome(position), game.moves(position)];
  if (!isSeat(mover)) yield ["mover", `toMove must be 1 or 2; in ${key} it is ${String(mover)}.`];
  if (outcome !== null && outcome !== "drawn" && !isSeat(outcome))
    yield ["outcome", `outcome must be 1, 2, "drawn" or null; in ${key} it is ${String(outcome)}.`];
  if (outcome !== null && moves.length > 0)
    yield ["moves-after-end", `${key} is over, but ${moveNames(game, position)[0]} can still be played.`];
  if (outcome === null && moves.length === 0)
    yield ["no-moves", `${key} has no moves, but no outcome either.`];
  if (outcome === null) met.movers.add(mover);
  const isOver = outcome !== null;
  if ((met.over.get(key) ?? isOver) !== isOver)
    yield ["key-over", `The key ${key} names a finished position and a live one.`];
  met.over.set(key, isOver);
}

function* keyFaults(game: Game, position: unknown, key: string, options: Options): Findings {
  if (key === "" || key.length > longestKey || /\s/.test(key))
    yield ["key", `The key ${quote(key)} must be a word of at most ${longestKey} characters.`];
  const again = game.fromKey(key, options, game.toMove(position));
  if (!again.ok)
    yield ["key-refused", `fromKey refuses ${key}, a position met in play: ${again.problem.message}`];
  else if (canonical(again.value) !== canonical(position))
    yield ["key-round-trip", `fromKey makes another position of ${key}: ${canonical(again.value)}.`];
  for (const junk of ["", "?", `${key}?`])
    if (game.fromKey(junk, options, 1).ok) yield ["key-junk", `fromKey takes ${quote(junk)} for a position.`];
}

function* moveFaults(game: Game, position: unknown, key: string): Findings {
  const moves = game.moves(position);
  const names = moveNames(game, position);
  if (moveNames(game, position).join() !== names.join())
    yield ["moves-order", `The moves of ${key} come in another order each time.`];
  for (const [index, move] of moves.entries()) {
    const name = names[index] ?? "";
    if (name === "" || /[\s,]/.test(name))
      yield ["move-name", `The move ${quote(name)} in ${key} needs a name without spaces and commas.`];
    if (names.indexOf(name) !== index) yield ["move-names", `Two moves of ${key} are called ${name}.`];
    const read = game.parseMove(position, name);
    if (!read.ok || game.formatMove(position, read.value) !== name)
      yield ["move-read", `parseMove doesn't read ${name} in ${key}.`];
    yield* playFaults(game, { position, move, name, key });
  }
  if (game.parseMove(position, "no such move").ok)
    yield ["move-junk", `parseMove takes "no such move" for a move in ${key}.`];
}

const sayExtraTurns = "if that is meant, say extraTurns: true.";

function* playFaults(game: Game, { position, move, name, key }: Made): Findings {
  const before = canonical(position);
  const mover = game.toMove(position);
  const after = game.play(position, move);
  if (canonical(position) !== before)
    yield ["mutates", `Move ${name} in ${key} changes the position that play is given; return a new one.`];
  if (canonical(after) !== canonical(game.play(position, move)))
    yield ["play-chance", `Move ${name} in ${key} leads to another position each time.`];
  if (canonical(after) === before) yield ["no-change", `Move ${name} in ${key} changes nothing.`];
  if (game.toMove(after) !== otherSeat(mover) && game.outcome(after) === null && game.extraTurns !== true)
    yield ["same-mover", `After ${name} in ${key}, player ${mover} moves again; ${sayExtraTurns}`];
}

const mostListed = 500;

/** What the game lists as its positions. */
function* listFaults(game: Game, options: Options): Findings {
  const seen = new Set<string>();
  for (const position of game.positions?.(options) ?? []) {
    const name = `${game.toMove(position)} ${game.key(position)}`;
    if (game.outcome(position) !== null)
      yield ["listed-over", `positions lists ${game.key(position)}, where no player is to move.`];
    seen.add(name);
    if (seen.size > mostListed) return;
    yield null;
  }
  const start = game.start(options, 1);
  if (seen.size > 0 && !seen.has(`1 ${game.key(start)}`))
    yield ["listed-start", `positions leaves out the start, ${game.key(start)}.`];
}
