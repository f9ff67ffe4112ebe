/**
 * The plain dialogue: a conversation in lines of text, as a rule book prints it. A game
 * supplies the words; who asks whom, undo, draws and saving are the face's business.
 */

import type { Pair } from "./seat.ts";

/** Who sits in a seat, as the dialogue speaks of them. */
export interface Speaker {
  readonly name: string;
  /** A person is addressed ("You flipped …"), a computer is told about by name. */
  readonly person: boolean;
}

export type Speakers = Pair<Speaker>;

export interface Question<M> {
  /** Printed when the question is put, not again after bad input. */
  readonly lines: readonly string[];
  readonly prompt: string;
  read(text: string): DialogueAnswer<M>;
}

export type DialogueAnswer<M> =
  | { readonly kind: "move"; readonly move: M }
  | { readonly kind: "ask"; readonly question: Question<M> }
  | { readonly kind: "bad"; readonly message: string };

export interface Dialogue<P, M> {
  /** The welcome and the position at the start. */
  opening(start: P): readonly string[];
  /** The position on its own: after an undo, when a game is resumed, in a replay. */
  standing(position: P): readonly string[];
  /** What is said to the player to move before the question. */
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
