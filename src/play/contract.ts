/** An activity is anything that happens at a board, such as a game. Faces (terminal or page) treat all kinds alike. */

import type { Answer, Job, JobKind } from "../computer/job.ts";
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

/** The result of one input. Line faces, which print lines of text, show `news`. */
export interface Step<S> {
  readonly state: S;
  readonly wants: readonly Want[];
  readonly news: News;
}

/** What a line face asks before it reads a line. Null makes it wait for an answer, such as the computer's move. */
export type Prompt =
  /** An empty text asks nothing. With `keeps`, a program's moves wait for the next prompt, but its commands don't. */
  | { readonly text: string; readonly keeps?: true }
  /** Asks for a move in the words of the game's own dialogue. */
  | { readonly turn: Match }
  /** Runs this command instead of asking. With `asks`, a person at a terminal is asked first. */
  | { readonly does: string; readonly asks?: true }
  /** Lists what the player can type. */
  | "commands"
  | null;

export interface Kind<S extends Table> {
  /** True if the activity is the player's current game, however it was opened. */
  readonly isGame?: true;
  scene(state: S): Scene;
  /** The commands in this state, in the order in which faces list them. Their `when` says which ones are available. */
  commands(state: S): Commands<S>;
  choose(state: S, name: string): Step<S>;
  /** Reads text that isn't a command: a move or an answer, as people write it. */
  read(state: S, text: string): Step<S>;
  /** What a line face says when the activity opens. */
  opened(state: S): News;
  prompt(state: S): Prompt;
  decide?(state: S, yes: boolean): Step<S>;
  answered?(state: S, ask: Ask, answer: Answer): Step<S>;
  /** Called after every change of the state, whatever caused it. `before` is undefined when the activity opens. */
  follow?(before: S | undefined, after: S): Step<S>;
  fill?(state: S, slot: number, word: number): S;
  hear?(state: S, news: OuterNews): Step<S>;
  tick?(state: S, now: number): Step<S>;
}

interface Offer<S extends Table> extends CommandLooks {
  /** False hides the command. A text says why it isn't available now. An object changes how it looks. */
  when?(state: S): boolean | string | Partial<CommandLooks>;
}

export interface Command<S extends Table> extends Offer<S> {
  run(state: S, rest: string): Step<S>;
}

/** Commands by name. They have methods, because TypeScript then accepts any kind of activity as an `Activity`. */
export type Commands<S extends Table> = Readonly<Record<string, Command<S>>>;

export interface SharedCommand<B extends Table> extends Offer<B> {
  run<S extends B>(state: S, rest: string): Step<S>;
}

export type SharedCommands<B extends Table> = Readonly<Record<string, SharedCommand<B>>>;

/** News from outside, such as an opponent's move. The folder that sends it declares its fields. */
// biome-ignore lint/suspicious/noEmptyInterface: other folders fill it in
export interface OuterNews {}

export interface Activity<S extends Table = Table> {
  readonly kind: Kind<S>;
  readonly state: S;
}

/** A question to the advisor. Its answer is dropped if the match has changed since `about`. */
export interface Ask<K extends JobKind = JobKind> {
  readonly kind: "ask";
  readonly job: Job<K>;
  readonly about: Match;
  /** True if line faces ask only for a person at a terminal, not for a program. */
  readonly untold?: true;
}

/** @public What an activity wants from its face, by kind. Other folders add theirs. */
export interface Wants {
  readonly ask: Omit<Ask, "kind">;
  /** `seat` is this player's seat in an online game. */
  readonly save: { readonly match: Match; readonly seat?: Seat };
  /** Shows a text. `read` loads the text first. */
  readonly show: { readonly title: string; readonly text: readonly string[] };
  readonly read:
    | { readonly what: "rules"; readonly game: Variant }
    | { readonly what: "theory"; readonly game: Game };
  readonly share: { readonly text: string };
  /** Opens another activity. A screen shows the current one for at least `pause` milliseconds first. */
  readonly open: { readonly open: Opener; readonly pause?: number };
  /** Stores something small with the games and returns notes for the activity. */
  readonly keep: { readonly keep: (outside: Outside) => readonly string[] };
  /** Leaves the activity, and with `quit` also the program. The menu shows `notice`. `left` is the game to resume. */
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
  readonly path: string;
  /** Words that people type. No game may have one of them as its id. */
  readonly words: readonly [string, ...string[]];
  readonly open: (choice: Choice) => Opener;
}

/** Something that has just happened, as data. Line faces put it into their own words. Other faces show the scene. */
export type NewsPart =
  | string
  /** A line face prints `shown` or speaks `spoken`, unless that text is empty. */
  | { readonly kind: "either"; readonly shown: string; readonly spoken: string }
  /** Our additions to the original dialogue. A line face groups those of a turn, with "Note: " unless `bare`. */
  | { readonly kind: "notes"; readonly notes: readonly string[]; readonly bare?: true }
  /** `facts`: the board and what it doesn't show, like the last number. `position`: the turn, and the board if needed. */
  | { readonly kind: "opening" | "standing" | "facts" | "turn" | "position"; readonly match: Match }
  | { readonly kind: "moved" | "ended"; readonly match: Match; readonly speakers: Speakers }
  | { readonly kind: "ply"; readonly match: Match; readonly ply: number };

/** News in blocks of text. A line face puts a blank line between two blocks. */
export type News = readonly (readonly NewsPart[])[];

/** An empty text means that nothing is stored. */
export interface KeyValueStore {
  readonly read: (name: string) => string | null;
  readonly write: (name: string, text: string) => void;
}

/** Stored with the games, in files or in the browser. Other folders add what they store. */
export interface Notebook extends KeyValueStore {}

export interface Outside extends OpeningHost {
  readonly program: ProgramName;
  /** The page's address for shared links, or null if there's none. */
  readonly address: string | null;
  readonly games: readonly Game[];
  readonly newSeed: () => number;
  readonly ask: <K extends JobKind>(job: Job<K>) => Promise<Result<Answer<K>>>;
  readonly notebook: Notebook;
}
