/**
 * An activity is anything that happens at a board, such as a game, an online game, a replay, a puzzle or a
 * lesson step: a state, and a kind that says what the state shows, allows and wants. A face never checks
 * which kind it shows.
 */

import type { Answer, Job, JobKind } from "../computer/job.ts";
import type { Scorecard } from "../computer/scorecard.ts";
import type { Game, Variant } from "../core/game.ts";
import type { Match } from "../core/match.ts";
import type { Speakers } from "../core/presentation.ts";
import type { ProgramName } from "../core/program.ts";
import type { Result } from "../core/result.ts";
import type { Seat } from "../core/seat.ts";
import type { CommandLooks } from "./command.ts";
import type { OpeningHost } from "./open.ts";
import type { Scene } from "./scene.ts";
import type { Table } from "./table.ts";

/** The wants come from the input alone; `follow` adds those that come from the change. Only line faces need the news. */
export interface Step<S> {
  readonly state: S;
  readonly wants: readonly Want[];
  readonly news: News;
}

/**
 * What a line face asks next: the text, or for a `turn` the game's own question. An empty text asks nothing, but
 * commands still work. If a prompt `keeps`, lines that a program wrote ahead and that name no command wait for the
 * next prompt. `does` runs without asking. "commands" lists what can be typed. Null: an answer is on its way, and no
 * line is read until it arrives.
 */
export type Prompt =
  | { readonly text: string; readonly keeps?: true }
  | { readonly turn: Match }
  | { readonly does: string }
  | "commands"
  | null;

export interface Kind<S extends Table> {
  /** Opens in the place of games, wherever the player came from. */
  readonly isGame?: true;
  scene(state: S): Scene;
  /** What the player can do besides moving now, in the order of every list. */
  commands(state: S): Commands<S>;
  choose(state: S, name: string): Step<S>;
  /** Text that names no command: a move or an answer, as people write it. */
  read(state: S, text: string): Step<S>;
  /** What a line face says when the activity opens. */
  opened(state: S): News;
  prompt(state: S): Prompt;
  decide?(state: S, yes: boolean): Step<S>;
  answered?(state: S, ask: Ask, answer: Answer): Step<S>;
  /** Called after every change, whatever caused it; `before` is undefined when the activity opens. */
  follow?(before: S | undefined, after: S): Step<S>;
  fill?(state: S, slot: number, word: number): S;
  hear?(state: S, news: OuterNews): Step<S>;
  tick?(state: S, now: number): Step<S>;
}

interface Offer<S extends Table> extends CommandLooks {
  /** False: it isn't there. A text: why it isn't available now. Changes: it is, and looks like this now. */
  when?(state: S): boolean | string | Partial<CommandLooks>;
}

export interface Command<S extends Table> extends Offer<S> {
  run(state: S, rest: string): Step<S>;
}

/** By name. Their functions are methods, so that an activity of any kind is an `Activity`. */
export type Commands<S extends Table> = Readonly<Record<string, Command<S>>>;

/** Works for every kind whose state extends this one. */
export interface SharedCommand<B extends Table> extends Offer<B> {
  run<S extends B>(state: S, rest: string): Step<S>;
}

export type SharedCommands<B extends Table> = Readonly<Record<string, SharedCommand<B>>>;

/** News from outside the table; the folder that it comes from says what it holds. */
// biome-ignore lint/suspicious/noEmptyInterface: other folders fill it in
export interface OuterNews {}

export interface Activity<S extends Table = Table> {
  readonly kind: Kind<S>;
  readonly state: S;
}

/** Once the match is no longer `about`, the answer is dropped. */
export interface Ask<K extends JobKind = JobKind> {
  readonly kind: "ask";
  readonly job: Job<K>;
  readonly about: Match;
  /** The answer is only shown, so a line face needn't ask. */
  readonly untold?: true;
}

/**
 * What an activity wants from its face, by kind; other folders add theirs.
 * @public
 */
export interface Wants {
  readonly ask: Omit<Ask, "kind">;
  /** `seat` is this player's seat in an online game. */
  readonly save: { readonly match: Match; readonly seat?: Seat };
  readonly copy: { readonly match: Match; readonly name: string };
  /** A text to read; `read` loads it first. */
  readonly show: { readonly title: string; readonly text: readonly string[] };
  readonly read:
    | { readonly what: "rules"; readonly game: Variant }
    | { readonly what: "theory"; readonly game: Game };
  readonly share: { readonly text: string };
  readonly open: { readonly open: Opener };
  /** Keeps something small beside the games; the notes come back to the activity. */
  readonly keep: { readonly keep: (outside: Outside) => readonly string[] };
  /** `quit` leaves the program, too; `notice` is shown on arrival; `left` is the game to resume. */
  readonly end: { readonly quit: boolean; readonly notice: string; readonly left?: Match };
}

export type WantKind = keyof Wants;
export type Want<K extends WantKind = WantKind> = {
  readonly [P in K]: { readonly kind: P } & Wants[P];
}[K];

export type Opener = (outside: Outside) => Promise<Result<Activity>>;

/** A way into an activity. Menus, addresses, titles and reserved words on every face follow from it. */
export interface Door<Choice> {
  readonly title: string;
  /** Its address on the page. */
  readonly path: string;
  /** What people type; no game may be called that. */
  readonly words: readonly [string, ...string[]];
  readonly open: (choice: Choice) => Opener;
}

/**
 * What has just happened, as data: line faces tell it in their own voice, and the others show the scene. A string is a
 * line as it is; the rest depends on the voice.
 */
export type NewsPart =
  | string
  /** Left out if it is empty. */
  | { readonly kind: "either"; readonly shown: string; readonly spoken: string }
  /** What we add to the original words. Later notes on the same turn join the first. */
  | { readonly kind: "notes"; readonly notes: readonly string[]; readonly bare?: true }
  /** position: the turn, and above it the board unless the turn's own words show it. */
  | { readonly kind: "opening" | "standing" | "turn" | "position"; readonly match: Match }
  | { readonly kind: "moved" | "ended"; readonly match: Match; readonly speakers: Speakers }
  | { readonly kind: "ply"; readonly match: Match; readonly ply: number }
  | { readonly kind: "review"; readonly match: Match; readonly card: Scorecard<string> };

/** Blocks, with a blank line between them. */
export type News = readonly (readonly NewsPart[])[];

/** An empty text is the same as none. */
export interface KeyValueStore {
  readonly read: (name: string) => string | null;
  readonly write: (name: string, text: string) => void;
}

/** Kept beside the games: in files, or in the browser. Other folders add what they keep. */
export interface Notebook extends KeyValueStore {}

/** Everything that a face provides for activities. */
export interface Outside extends OpeningHost {
  readonly program: ProgramName;
  /** The page's address, for links to share; null if there is none. */
  readonly address: string | null;
  readonly games: readonly Game[];
  readonly newSeed: () => number;
  readonly ask: <K extends JobKind>(job: Job<K>) => Promise<Result<Answer<K>>>;
  readonly notebook: Notebook;
}
