/**
 * The contract of an activity: anything that happens at a board, such as a game, an online game, a replay, a puzzle or a
 * lesson step. It is a value, its state, with a kind that answers for it: what there is to see, what can be done, what
 * follows from an input, and what it wants from outside. A face never checks which kind it shows.
 */

import type { Happening } from "../client/narrate.ts";
import type { KnownView } from "../client/view.ts";
import type { Game } from "../core/game.ts";
import type { Match } from "../core/match.ts";
import type { Options } from "../core/options.ts";
import type { Dialogue, Question } from "../core/presentation.ts";
import type { ProgramName } from "../core/program.ts";
import { mapResult, type Result } from "../core/result.ts";
import type { Seat } from "../core/seat.ts";
import type { Answer, Job, JobKind } from "../players/job.ts";
import type { Action } from "../protocol/online/messages.ts";
import type { Table } from "../table/table.ts";
import type { ActivityCommand, CommandId } from "./command.ts";
import type { Outside } from "./outside.ts";
import type { Scene } from "./scene.ts";

/** The next state, and what the input alone asks for; what follows from the change is added later. */
export interface Step<S> {
  readonly state: S;
  readonly wants: readonly Want[];
}

export function step<S>(state: S, ...wants: readonly Want[]): Step<S> {
  return { state, wants };
}

/** How a line face speaks: the book's dialogue, or sentences to listen to. */
export interface Voice {
  readonly dialogueFor: (match: Match) => Dialogue<unknown, unknown>;
  readonly spoken: boolean;
  readonly program: ProgramName;
}

/**
 * What a line face asks next. An empty text asks nothing, but commands still work. If a prompt `keeps`, lines that a
 * program wrote ahead and that name no command wait for the next prompt. `does` happens without asking. Null means that
 * an answer is on its way; no line is read until it arrives.
 */
export type Prompt =
  | { readonly text: string; readonly question?: Question<unknown>; readonly keeps?: true }
  | { readonly does: CommandId }
  | null;

export interface Kind<S extends Table> {
  /** Whether it is a game on this screen, and so belongs in the place of games. */
  readonly isGame?: true;
  scene(state: S): Scene;
  commands(state: S): readonly ActivityCommand[];
  /** A legal move or a choice, by its name. */
  choose(state: S, name: string): Step<S>;
  /** A text that names no command: a move or an answer, as people write it. */
  read(state: S, text: string): Step<S>;
  /** What the commands do; the others have their default effect. */
  runs(state: S): Runs<S>;
  /** What a line face says about the change. */
  tell(before: S | undefined, after: S, voice: Voice): readonly string[];
  prompt(state: S, voice: Voice): Prompt;
  /** The answer to the open question. */
  decide?(state: S, yes: boolean): Step<S>;
  /** The advisor's answer. */
  answered?(state: S, ask: Ask, answer: Answer): Step<S>;
  /** What follows from a change, whatever caused it; `before` is undefined when the activity opens. */
  follow?(before: S | undefined, after: S): Step<S>;
  /** A word in a slot of the rule. */
  fill?(state: S, slot: number, word: number): S;
  /** A message from the server. */
  hear?(state: S, news: OnlineNews): S;
  tick?(state: S, now: number): Step<S>;
}

/** What each command does. It is a method's type, so that an activity of any kind is an `Activity`. */
export type Runs<S extends Table> = Readonly<
  Partial<Record<CommandId, { run(state: S, rest: string): Step<S> }["run"]>>
>;

/** The same for every kind that adds to this state. */
export type SharedRuns<B extends Table> = Readonly<
  Partial<Record<CommandId, <S extends B>(state: S, rest: string) => Step<S>>>
>;

/** What an online game gets from outside: the client's view of it, and what has happened since the previous view. */
export interface OnlineNews {
  readonly view: KnownView;
  readonly happenings: readonly Happening[];
  /** The local time. */
  readonly now: number;
  /** What to give to others, and what to keep, as lines of a page. */
  readonly links: readonly string[];
}

export interface Activity<S extends Table = Table> {
  readonly kind: Kind<S>;
  readonly state: S;
}

/** A job for the advisor. `about` is what it was asked about: once that has changed, the answer is dropped. */
export interface Ask<K extends JobKind = JobKind> {
  readonly kind: "ask";
  readonly job: Job<K>;
  readonly about: Match;
}

export type Want =
  | Ask
  /** A record to keep; `seat` is this player's seat in an online game. */
  | { readonly kind: "save"; readonly match: Match; readonly seat?: Seat }
  /** A copy of the game under a name of the player's choice. */
  | { readonly kind: "copy"; readonly match: Match; readonly name: string }
  /** A player's action in an online game, going on to the next game, or connecting at once. */
  | { readonly kind: "act"; readonly action: Action }
  | { readonly kind: "follow" | "reconnect" }
  /** A text to read: a ready one, or one that is loaded first. */
  | { readonly kind: "show"; readonly title: string; readonly text: readonly string[] }
  | { readonly kind: "read"; readonly what: "rules"; readonly game: Game; readonly options: Options }
  | { readonly kind: "read"; readonly what: "theory"; readonly game: Game }
  /** A line for others. */
  | { readonly kind: "share"; readonly text: string }
  /** Another activity that replaces this one. */
  | { readonly kind: "open"; readonly open: Opener }
  /** Something small to keep beside the games; the notes come back to the activity. */
  | { readonly kind: "keep"; readonly keep: (outside: Outside) => readonly string[] }
  /**
   * The player leaves the activity; `quit`: the program, too. `notice` is shown where they arrive; `left` is the game they
   * can resume.
   */
  | { readonly kind: "end"; readonly quit: boolean; readonly notice: string; readonly left?: Match };

export type Opener = (outside: Outside) => Promise<Result<Activity>>;

/** Opens what is found as an activity of this kind. */
export function openWith<S extends Table>(
  kind: Kind<S>,
  find: (outside: Outside) => Result<S> | Promise<Result<S>>,
): Opener {
  return async (outside) => mapResult(await find(outside), (state) => ({ kind, state }));
}

/** Its module is loaded when it is first opened. */
export function openLater(load: () => Promise<Opener>): Opener {
  return async (outside) => (await load())(outside);
}

export function open(opener: Opener): Want {
  return { kind: "open", open: opener };
}

export function leave(quit: boolean, notice = ""): Want {
  return { kind: "end", quit, notice };
}
