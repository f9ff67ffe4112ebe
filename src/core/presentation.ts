import type { Analysis, MoveAnalysis } from "./analysis.ts";
import type { Board, Group, Link } from "./board.ts";
import type { Needed } from "./needed.ts";
import type { Reason } from "./reason.ts";
import { moveNames, type Notation, type Rules } from "./rules.ts";
import type { Pair, Seat } from "./seat.ts";

/** The rules page, in our own words. */
export interface RulesPage {
  readonly goal: string;
  readonly rules: readonly string[];
  /** What we decided where the original rules are silent or contradict themselves. */
  readonly finePrint: readonly string[];
}

/** A game's own words, for sentences that all games share. */
export interface Terms {
  /** The verb for making a move: "take", "taking", "took". */
  readonly verb: readonly [plain: string, ing: string, past?: string];
  readonly cell: readonly [one: string, many: string];
  /** What a move that wins right away does, for each seat, such as "takes the last block". */
  readonly wins: Pair<string>;
  /** What you see on the board when the seat has won, such as "The last block is gone." */
  readonly over: Pair<string>;
  /** What the winner's last move did, such as "took the last block". */
  readonly won?: Pair<string>;
  /** Where the last needed move waits: "on the list". */
  readonly last?: string;
  /** How positions were counted, if play can't reach all of them. */
  readonly counted?: string;
}

/** The words of a game: its rules page, its notes and its sentences. */
export interface Presentation<P = unknown, M = unknown> {
  readonly rulesPage: RulesPage;
  board(position: P): Board;
  /** The ids of the cells that a player presses to make the move. */
  cellsOfMove(position: P, move: M): readonly string[];
  /**
   * Set if players press every cell of a move, one after the other. If not, one press makes the smallest move that uses the
   * cell.
   */
  readonly steps?: true;
  /** The seat's goal, in a sentence to its player. The default is the goal of the rules page. */
  goal(position: P, seat: Seat): string;
  /** What the player to move may do now, in one line: "Take 1 block: your opponent just took 2." */
  turnRule?(position: P): string;
  describeMove(position: P, move: M, speaker: Speaker): readonly string[];

  /** Arrows from a move's cells to the others that it changes, if that explains why they change. */
  links?(position: P, move: M): readonly Link[];
  /** The dialogue of the original rules. The default is a plain one, made from the board. */
  readonly dialogue?: Dialogue<P, M>;
  /** Explains what could surprise a player in this position. */
  notes?(position: P): readonly string[];
  /** A list of needed moves, shown beside the board unless it would give an answer away. */
  readonly needed?: Needed<P>;
  readonly terms?: Terms;
  /** Why the position, or one of its moves, has its value. Empty if general reasons are enough. */
  reasons?(analysis: Analysis<P, M>, move?: MoveAnalysis<P, M>): readonly Reason[];
}

export function plainPresentation<P, M>(
  game: Rules<P, M> & Pick<Notation<P, M>, "key" | "formatMove"> & Pick<Presentation, "rulesPage">,
): Pick<Presentation<P, M>, "board" | "cellsOfMove" | "goal" | "describeMove"> {
  return {
    board: (position) => [positionGroup(game, position), movesGroup(moveNames(game, position))],
    cellsOfMove: (position, move) => [game.formatMove(position, move)],
    goal: () => game.rulesPage.goal,
    describeMove: (position, move, speaker) => [
      `${subject(speaker)} played ${game.formatMove(position, move)}.`,
    ],
  };
}

function positionGroup<P>({ key }: Pick<Notation<P, unknown>, "key">, position: P): Group {
  const named =
    typeof position === "object" && !Array.isArray(position) ? Object.entries(position ?? {}) : [];
  const members = named
    .filter(([name]) => name !== "mover")
    .map(([name, value]) => `${name} ${inWords(value)}`);
  return plainGroup("Position", members.length === 0 ? [key(position)] : members, (at) => `position ${at}`);
}

function inWords(value: unknown): string {
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
}

/** Cells for moves that players can't make by pressing the board. */
export function movesGroup(names: readonly string[]): Group {
  return plainGroup("Moves", names, (_, name) => name);
}

function plainGroup(
  title: string,
  labels: readonly string[],
  idOf: (at: number, label: string) => string,
): Group {
  const cells = labels.map(
    (label, at) => ({ id: idOf(at, label), label, state: "here", mark: "", spoken: label }) as const,
  );
  return { shape: "pool", title, cells };
}

/** A player, as the dialogue speaks of them. */
export interface Speaker {
  readonly name: string;
  /** If true, the dialogue may say "You flipped …" instead of using the name. */
  readonly person: boolean;
}

/** The two players at the table, seat 1 first. */
export type Speakers = Pair<Speaker>;

/** What the dialogue asks a player. */
export interface Question<M> {
  /** Printed before the prompt, but not again after a wrong answer. */
  readonly lines: readonly string[];
  readonly prompt: string;
  read(text: string): DialogueAnswer<M>;
}

/** What a typed answer means: a move, another question, or a problem. */
export type DialogueAnswer<M> =
  | { readonly kind: "move"; readonly move: M }
  | { readonly kind: "ask"; readonly question: Question<M> }
  | { readonly kind: "bad"; readonly message: string };

/** The lines of the original rules' dialogue. The program itself handles turns, undo, draws and saving. */
export interface Dialogue<P, M> {
  opening(start: P): readonly string[];
  /** Shows the position after an undo, in a replay, or when a game resumes. */
  standing(position: P): readonly string[];
  turn(position: P, name: string): readonly string[];
  ask(position: P): Question<M>;
  moved(before: P, move: M, after: P, table: Speakers): readonly string[];
  ending(position: P, table: Speakers): readonly string[];
  victory(name: string): string;
}

export function subject(speaker: Speaker): string {
  return speaker.person ? "You" : speaker.name;
}
