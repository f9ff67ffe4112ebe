import type { Variant } from "./game.ts";
import type { Options } from "./options.ts";
import type { Speaker, Speakers } from "./presentation.ts";
import { type Outcome, winnerOn } from "./rules.ts";
import { ofSeat, otherSeat, type Pair, type Seat } from "./seat.ts";
import type { SeriesPlace } from "./series.ts";
import type { PlayedLine, Setup } from "./setup.ts";

/** A player's name and, for a computer, its level. */
export interface Player {
  readonly name: string;
  readonly level?: string;
}

/** A game in progress or finished. It's immutable, so each call returns a new match. */
export interface Match<P = unknown, M = unknown, O extends Options = Options> {
  readonly id: string;
  readonly game: Variant<P, M, O>;
  readonly from: string | null;
  readonly first: Seat;
  readonly players: Pair<Player>;
  readonly seed: number;
  readonly moves: readonly M[];
  readonly positions: readonly P[];
  readonly outcome: Outcome | null;
  readonly hints: Pair<number>;
  /** The indices, from 0, of moves made with help. A move is listed once for each hint and each time it was taken back. */
  readonly assisted: readonly number[];
  readonly startedAt: string;
  readonly series: SeriesPlace | null;
  /** Set if this is someone else's finished game, opened from a link. */
  readonly watched?: true;
}

/** The details that `newMatch` needs besides the setup. */
export type MatchDetails = Pick<Match, "id" | "players" | "seed" | "startedAt" | "series">;

/** A match before its first move. */
export function newMatch<P, M, O extends Options>(
  setup: Setup<P, M, O>,
  details: MatchDetails,
): Match<P, M, O> {
  const { start, ...chosen } = setup;
  const nothing = { moves: [], outcome: null, hints: [0, 0], assisted: [] } as const;
  return { ...details, ...chosen, ...nothing, positions: [start] };
}

/** The position after the last move. */
export function currentPosition<P>(match: Match<P>): P {
  const position = match.positions.at(-1);
  if (position === undefined) throw new Error("A match always has a position.");
  return position;
}

/** The seat that moves next or, after the end, that would have moved next. */
export function seatToMove(match: Match): Seat {
  return match.game.toMove(currentPosition(match));
}

export function moveName({ game, moves, positions }: Match, at: number): string {
  return game.formatMove(positions[at], moves[at]);
}

export function playedNames(match: Match, from = 0): readonly string[] {
  return match.moves.slice(from).map((_, at) => moveName(match, from + at));
}

/** Goes back to the position after `plies` moves. Moves that replace those taken back count as assisted. */
export function takeBackTo<P, M, O extends Options>(match: Match<P, M, O>, plies: number): Match<P, M, O> {
  const assisted = [...match.assisted, ...Array.from(match.moves.keys()).slice(plies)];
  const moves = match.moves.slice(0, plies);
  return { ...match, moves, positions: match.positions.slice(0, plies + 1), assisted, outcome: null };
}

export function withLine(match: Match, { moves, positions }: PlayedLine<unknown, unknown>): Match {
  return { ...match, moves, positions, outcome: outcomeOf(match.game, positions.at(-1)) };
}

/** After a resignation, for example, no move can be taken back. */
export function canUndo({ moves, outcome }: Match): boolean {
  return moves.length > 0 && (outcome === null || outcome.reason === "finished");
}

/** Takes back the last move, if possible. */
export function undo<P, M, O extends Options>(match: Match<P, M, O>): Match<P, M, O> {
  return canUndo(match) ? takeBackTo(match, match.moves.length - 1) : match;
}

export function assist(match: Match, at: number): Match {
  return { ...match, assisted: [...match.assisted, at] };
}

/** Ends the match. The opponent of `seat` wins. */
export function resign<P, M, O extends Options>(match: Match<P, M, O>, seat: Seat): Match<P, M, O> {
  return conclude(match, { winner: otherSeat(seat), reason: "resigned" });
}

/** Ends the match as a draw by agreement. */
export function agreeDraw<P, M, O extends Options>(match: Match<P, M, O>): Match<P, M, O> {
  return conclude(match, { winner: null, reason: "agreed" });
}

export function conclude<P, M, O extends Options>(match: Match<P, M, O>, outcome: Outcome): Match<P, M, O> {
  return match.outcome === null ? { ...match, outcome } : match;
}

/** Three of the games can go on forever, so games between programs end after this many moves. */
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

export function undoToPerson(match: Match): Match | undefined {
  let back = match;
  while (canUndo(back)) {
    back = undo(back);
    if (!isComputer(back, seatToMove(back))) return back;
  }
  return undefined;
}

/** How often the current position has occurred with the same player to move. */
export function timesStood(match: Match): number {
  return countOccurrences(match.game, match.positions)(currentPosition(match));
}

export function countOccurrences(
  game: Variant,
  positions: readonly unknown[],
): (position: unknown) => number {
  const nameOf = (position: unknown) => `${game.toMove(position)} ${keptKey(game, position)}`;
  return (position) => {
    const name = nameOf(position);
    return positions.filter((other) => nameOf(other) === name).length;
  };
}

const keysOfGames = new WeakMap<Variant, WeakMap<object, string>>();

/** Cached, because positions are compared often and the keys of large ones are long. */
function keptKey(game: Variant, position: unknown): string {
  const keys = keysOfGames.get(game) ?? new WeakMap<object, string>();
  keysOfGames.set(game, keys);
  const kept: object = Object(position);
  const key = keys.get(kept) ?? game.key(position);
  keys.set(kept, key);
  return key;
}

export function speakersOf(match: Pick<Match, "players">): Speakers {
  return [speaker(match.players[0]), speaker(match.players[1])];
}

/** A computer's name includes its level. */
export function playerNames(match: Pick<Match, "players">): Pair<string> {
  const [one, two] = speakersOf(match);
  return [one.name, two.name];
}

function speaker(player: Player): Speaker {
  return player.level === undefined
    ? { name: player.name, person: true }
    : { name: `${player.name} (${player.level})`, person: false };
}

/** The match after a legal move. */
export function playMove<P, M, O extends Options>(match: Match<P, M, O>, move: M): Match<P, M, O> {
  if (match.outcome !== null) throw new Error("The match is over.");
  const { game, moves, positions } = match;
  const position = game.play(currentPosition(match), move);
  const played = { moves: [...moves, move], positions: [...positions, position] };
  return { ...match, ...played, outcome: outcomeOf(game, position) };
}

function outcomeOf<P, M>(game: Variant<P, M>, position: P | undefined): Outcome | null {
  const shown = position === undefined ? null : game.outcome(position);
  return shown === null ? null : { winner: winnerOn(shown), reason: "finished" };
}
