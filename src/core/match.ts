/**
 * One game between two players, as a value. Every function returns a new match. Moves that were taken back can be redone
 * until a new move is made.
 */

import type { Game } from "./game.ts";
import type { Options } from "./options.ts";
import type { Speaker, Speakers } from "./presentation.ts";
import { type Outcome, winnerOn } from "./rules.ts";
import { ofSeat, otherSeat, type Pair, type Seat } from "./seat.ts";
import type { SeriesPlace } from "./series.ts";
import type { PlayedLine, Setup } from "./setup.ts";

/** A player's name and, for a computer, its level. */
export interface Player {
  readonly name: string;
  /** The strength of a computer; a person has none. */
  readonly level?: string;
}

/** A game in progress or finished: its set-up, its players, its moves and its positions. */
export interface Match<P = unknown, M = unknown, O extends Options = Options> {
  readonly id: string;
  readonly game: Game<P, M, O>;
  readonly options: O;
  readonly from: string | null;
  readonly first: Seat;
  readonly players: Pair<Player>;
  readonly seed: number;
  readonly moves: readonly M[];
  /** The start and the position after each move: one more than there are moves. */
  readonly positions: readonly P[];
  /** Moves that were taken back, the next one to redo last. */
  readonly undone: readonly M[];
  readonly outcome: Outcome | null;
  /** How many hints each seat has taken. */
  readonly hints: Pair<number>;
  /** The places, from 0, of moves made with help: one for each hint that was given there and each move that was taken back. */
  readonly assisted: readonly number[];
  readonly startedAt: string;
  readonly series: SeriesPlace | null;
}

/** What a match has besides its set-up: id, players, seed, time and series. */
export type MatchDetails = Pick<Match, "id" | "players" | "seed" | "startedAt" | "series">;

/** A match at its start. */
export function newMatch<P, M, O extends Options>(
  game: Game<P, M, O>,
  setup: Setup<P, O>,
  details: MatchDetails,
): Match<P, M, O> {
  const { start, ...chosen } = setup;
  const nothing = { moves: [], undone: [], outcome: null, hints: [0, 0], assisted: [] } as const;
  return { ...details, game, ...chosen, ...nothing, positions: [start] };
}

/** The position that is on the board. */
export function currentPosition<P>(match: Match<P>): P {
  const position = match.positions.at(-1);
  if (position === undefined) throw new Error("A match always has a position.");
  return position;
}

/** The seat whose turn it is. */
export function seatToMove(match: Match): Seat {
  return match.game.toMove(currentPosition(match));
}

/** The canonical name of the move at this place of the match, counted from 0. */
export function moveName({ game, moves, positions }: Match, at: number): string {
  return game.formatMove(positions[at], moves[at]);
}

/** The names of the moves that were played, from this place on. */
export function playedNames(match: Match, from = 0): readonly string[] {
  return match.moves.slice(from).map((_, at) => moveName(match, from + at));
}

/** The match after a legal move. */
export function playMove<P, M, O extends Options>(match: Match<P, M, O>, move: M): Match<P, M, O> {
  return advance(match, move, []);
}

/** Arrays that no other match shares yet, so they may change in place. */
export interface OwnLine<P = unknown, M = unknown> {
  readonly moves: M[];
  readonly positions: P[];
}

/** The match with its own arrays, so that playing through a long line copies them once and not with each move. */
export function withOwnLine(match: Match): { readonly match: Match; readonly line: OwnLine } {
  const line = { moves: [...match.moves], positions: [...match.positions] };
  return { match: { ...match, ...line }, line };
}

/** Like `playMove`; the move is added to the match's own line in place. */
export function playOnto(line: OwnLine, match: Match, move: unknown): Match {
  return advance(match, move, [], line);
}

/** The match after its first `plies` moves, with nothing to redo; with the match's own line, cut in place. */
export function takeBackTo<P, M, O extends Options>(
  match: Match<P, M, O>,
  plies: number,
  line?: OwnLine<P, M>,
): Match<P, M, O> {
  const assisted = [...match.assisted, ...Array.from(match.moves.keys()).slice(plies)];
  const { moves, positions } = line ?? { moves: [...match.moves], positions: [...match.positions] };
  moves.length = Math.min(moves.length, plies);
  positions.length = Math.min(positions.length, plies + 1);
  return { ...match, moves, positions, undone: [], assisted, outcome: null };
}

/** The match after a whole line of moves from its start. */
export function withLine(match: Match, { moves, positions }: PlayedLine<unknown, unknown>): Match {
  return { ...match, moves, positions, undone: [], outcome: outcomeOf(match.game, positions.at(-1)) };
}

export function canUndo(match: Match): boolean {
  return match.moves.length > 0 && !isSettled(match);
}

/** The match without its last move. */
export function undo<P, M, O extends Options>(match: Match<P, M, O>): Match<P, M, O> {
  const last = match.moves.at(-1);
  if (last === undefined || isSettled(match)) return match;
  return { ...takeBackTo(match, match.moves.length - 1), undone: [...match.undone, last] };
}

/** The match with the move at this place marked as made with help. */
export function assist(match: Match, at: number): Match {
  return { ...match, assisted: [...match.assisted, at] };
}

/** Plays the move that was last taken back. */
export function redo<P, M, O extends Options>(match: Match<P, M, O>): Match<P, M, O> {
  const next = match.undone.at(-1);
  if (next === undefined || match.outcome !== null) return match;
  const help = match.assisted.lastIndexOf(match.moves.length);
  const assisted = match.assisted.filter((_, index) => index !== help);
  return advance({ ...match, assisted }, next, match.undone.slice(0, -1));
}

/** The match after this seat has resigned. */
export function resign<P, M, O extends Options>(match: Match<P, M, O>, seat: Seat): Match<P, M, O> {
  return conclude(match, { winner: otherSeat(seat), reason: "resigned" });
}

/** The match after both players have agreed on a draw. */
export function agreeDraw<P, M, O extends Options>(match: Match<P, M, O>): Match<P, M, O> {
  return conclude(match, { winner: null, reason: "agreed" });
}

export function conclude<P, M, O extends Options>(match: Match<P, M, O>, outcome: Outcome): Match<P, M, O> {
  return match.outcome === null ? { ...match, undone: [], outcome } : match;
}

/** After this many moves a game between programs ends as unfinished: three of the games can go on forever. */
export const usualPlyLimit = 200;

export function breakOff<P, M, O extends Options>(match: Match<P, M, O>, plies: number): Match<P, M, O> {
  return match.moves.length < plies ? match : conclude(match, { winner: null, reason: "unfinished" });
}

export function isComputer(match: Match, seat: Seat): boolean {
  return ofSeat(match.players, seat).level !== undefined;
}

export function hasComputer(match: Match): boolean {
  return match.players.some((player) => player.level !== undefined);
}

export function hasPerson(match: Match): boolean {
  return match.players.some((player) => player.level === undefined);
}

/** Steps with `undo` or `redo` until a person is to move or the game is over; undefined if there is no such point. */
export function untilPerson(match: Match, step: (match: Match) => Match): Match | undefined {
  let now = match;
  for (;;) {
    const next = step(now);
    if (next === now) return undefined;
    if (next.outcome !== null || !isComputer(next, seatToMove(next))) return next;
    now = next;
  }
}

/** How often the position now on the board has occurred with the same player to move, including now. */
export function timesStood(match: Match): number {
  const { game, positions } = match;
  const nameOf = (position: unknown) => `${game.toMove(position)} ${keptKey(game, position)}`;
  const now = nameOf(currentPosition(match));
  return positions.filter((position) => nameOf(position) === now).length;
}

const keys = new WeakMap<object, string>();

/** Every look at a game needs the keys of all its positions, and keys of large positions are long. */
function keptKey(game: Game, position: unknown): string {
  const kept: object = Object(position);
  const key = keys.get(kept) ?? game.key(position);
  keys.set(kept, key);
  return key;
}

/** How often each position is among these with the same player to move. */
export function countOccurrences(
  game: Pick<Game, "key" | "toMove">,
  positions: readonly unknown[],
): (position: unknown) => number {
  const nameOf = (position: unknown) => `${game.toMove(position)} ${game.key(position)}`;
  // Keys of large positions are long, and aren't needed unless a draw may be near.
  let counts: Map<string, number> | undefined;
  const count = () => {
    const times = new Map<string, number>();
    for (const name of positions.map(nameOf)) times.set(name, (times.get(name) ?? 0) + 1);
    return times;
  };
  return (position) => {
    counts ??= count();
    return counts.get(nameOf(position)) ?? 0;
  };
}

/** The two players as the plain dialogue names them. */
export function tableOf(match: Pick<Match, "players">): Speakers {
  return [speaker(match.players[0]), speaker(match.players[1])];
}

/** The players' names; a computer's with its level. */
export function playerNames(match: Pick<Match, "players">): Pair<string> {
  const [one, two] = tableOf(match);
  return [one.name, two.name];
}

function speaker(player: Player): Speaker {
  return player.level === undefined
    ? { name: player.name, person: true }
    : { name: `${player.name} (${player.level})`, person: false };
}

/** Written out, for speed: repeated spreads make V8 give each copy its own hidden class; written out, they share one. */
function advance<P, M, O extends Options>(
  match: Match<P, M, O>,
  move: M,
  undone: readonly M[],
  line?: OwnLine<P, M>,
): Match<P, M, O> {
  if (match.outcome !== null) throw new Error("The match is over.");
  const { id, game, options, from, first, players, seed, hints, assisted, startedAt, series } = match;
  const position = game.play(currentPosition(match), move);
  line?.moves.push(move);
  line?.positions.push(position);
  return {
    id,
    game,
    options,
    from,
    first,
    players,
    seed,
    moves: line?.moves ?? [...match.moves, move],
    positions: line?.positions ?? [...match.positions, position],
    undone,
    outcome: outcomeOf(game, position),
    hints,
    assisted,
    startedAt,
    series,
  };
}

function outcomeOf<P, M, O extends Options>(game: Game<P, M, O>, position: P | undefined): Outcome | null {
  const shown = position === undefined ? null : game.outcome(position);
  return shown === null ? null : { winner: winnerOn(shown), reason: "finished" };
}

/** Ended by the players' word rather than on the board; that cannot be taken back. */
function isSettled(match: Match): boolean {
  return match.outcome !== null && match.outcome.reason !== "finished";
}
