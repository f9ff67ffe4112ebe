/**
 * The third part of the contract: how a game looks and speaks. A game may leave out anything for which the defaults are
 * good enough.
 */

import type { Analysis, MoveAnalysis } from "./analysis.ts";
import type { Board, Link } from "./board.ts";
import type { Options } from "./options.ts";
import type { Reason } from "./reason.ts";
import { moveNames, type Notation, type Rules } from "./rules.ts";
import type { Pair, Seat } from "./seat.ts";

/** The rules page, in our own words. */
export interface RulesPage {
  readonly goal: string;
  readonly rules: readonly string[];
  /** What was decided where the original rules are silent or contradict themselves. */
  readonly rulings: readonly string[];
}

interface RulesByOptions {
  /** The rules page for these options, if it depends on them. */
  rulesFor?(options: Options): RulesPage;
}

/** The rules page of a game that is played with these options. */
export function rulesOf(game: Pick<Presentation, "rulesPage"> & RulesByOptions, options: Options): RulesPage {
  return game.rulesFor?.(options) ?? game.rulesPage;
}

/** The words of a game in the sentences that all games share. */
export interface Terms {
  /** The verb for a move: "take", "taking". */
  readonly verb: readonly [plain: string, ing: string];
  /** The noun for the cells: "switch", "switches". */
  readonly cell: readonly [one: string, many: string];
  /** What a move that wins at once does, for each seat: "takes the last block". */
  readonly wins: Pair<string>;
  /** What the board shows when the seat has won, as a sentence: "The last block is gone." */
  readonly over: Pair<string>;
  /** What the winner did with the last move: "took the last block". */
  readonly won?: Pair<string>;
  /** What counts as a position, if play doesn't reach all of them: "every pool with every last number". */
  readonly counted?: string;
}

/** The words of a game: its rules page, its notes and its sentences. */
export interface Presentation<P = unknown, M = unknown> {
  /** One line that tells players what the game is about. */
  readonly summary: string;
  /** What the two players are called. */
  readonly seatNames: Pair<string>;
  readonly rulesPage: RulesPage;
  board(position: P): Board;
  /** The ids of the cells that the move uses. */
  cellsOfMove(position: P, move: M): readonly string[];
  /** Whether people press the cells of a move one after the other; otherwise a press plays the smallest move of a cell. */
  readonly steps?: true;
  /** The seat's goal, as a sentence to its player; by default, the goal from the rules page for these options. */
  goal(position: P, seat: Seat, options: Options): string;
  /** What the player to move may do now, in a line: "Only 1: a two was just taken."; by default, nothing. */
  turnRule?(position: P): string;
  /** The move in words. */
  describeMove(position: P, move: M, speaker: Speaker): readonly string[];

  /** The ways along which a move acts on other cells, where that says why they change. */
  links?(position: P, move: M): readonly Link[];
  /** A conversation in the game's own words; without it a plain one is made from the board. */
  readonly dialogue?: Dialogue<P, M>;
  /** What the players should know beyond the rules: before the first move (`opening`), or about a position met in play. */
  notes?(position: P, opening: boolean): readonly string[];
  /** By default, words that fit any game. */
  readonly terms?: Terms;
  /**
   * Why the position has its value, or what one of its moves does; empty if there is nothing to say beyond what holds for
   * any game.
   */
  reasons?(analysis: Analysis<P, M>, move?: MoveAnalysis<P, M>): readonly Reason[];
}

/** The default look of a game: its board is a pool of its legal moves. */
export function plainPresentation<P, M>(
  game: Rules<P, M> & Pick<Notation<P, M>, "key" | "formatMove">,
  own: Partial<Presentation<P, M>> & RulesByOptions,
): Presentation<P, M> {
  const { summary, rulesPage = { goal: summary ?? "Win the game.", rules: [], rulings: [] } } = own;
  return {
    summary: summary ?? "A game for two players.",
    rulesPage,
    seatNames: ["Player 1", "Player 2"],
    board: (position) => {
      const cells = moveNames(game, position).map(
        (name) => ({ id: name, label: name, state: "here", mark: "", spoken: name }) as const,
      );
      return [{ shape: "pool", title: `Moves in ${game.key(position)}`, cells }];
    },
    cellsOfMove: (position, move) => [game.formatMove(position, move)],
    goal: (_position, _seat, options) => (own.rulesFor?.(options) ?? rulesPage).goal,
    describeMove: (position, move, speaker) => [
      `${subject(speaker)} played ${game.formatMove(position, move)}.`,
    ],
  };
}

/** A player, as the dialogue names them. */
export interface Speaker {
  readonly name: string;
  /** Texts speak to a person ("You flipped …") and about a computer, by name. */
  readonly person: boolean;
}

/** The two players at the table, seat 1 first. */
export type Speakers = Pair<Speaker>;

/** What the plain dialogue asks a player. */
export interface Question<M> {
  /** Printed when the question is put, not again after bad input. */
  readonly lines: readonly string[];
  readonly prompt: string;
  read(text: string): DialogueAnswer<M>;
}

/** What a typed answer means: a move, another question, or a problem. */
export type DialogueAnswer<M> =
  | { readonly kind: "move"; readonly move: M }
  | { readonly kind: "ask"; readonly question: Question<M> }
  | { readonly kind: "bad"; readonly message: string };

/**
 * The plain dialogue: a conversation in lines of text, as a rule book prints it. A game supplies the words; the program
 * takes care of turns, undo, draws and saving.
 */
export interface Dialogue<P, M> {
  /** The welcome and the position at the start. */
  opening(start: P): readonly string[];
  /** The position on its own: after an undo, when a game is resumed, in a replay. */
  standing(position: P): readonly string[];
  /** What the player to move reads before the question. */
  turn(position: P, name: string): readonly string[];
  ask(position: P): Question<M>;
  /** What the move did. */
  moved(before: P, move: M, after: P, table: Speakers): readonly string[];
  /** How a game that was played out ended. */
  ending(position: P, table: Speakers): readonly string[];
  /** The line that names a winner, after a resignation as well. */
  victory(name: string): string;
}

/** The subject of a sentence about a move: "You", or the computer's name. */
export function subject(speaker: Speaker): string {
  return speaker.person ? "You" : speaker.name;
}
