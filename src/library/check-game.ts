/**
 * Checks an author's game: calls every member on positions that play reaches, and compares the results with
 * the contract. Reports each kind of fault once, with the first position that shows it.
 */

import type { Game } from "../core/game.ts";
import type { Options } from "../core/options.ts";
import { cleanText } from "../core/text.ts";
import { type TimeUp, withoutLimit } from "../solver/task.ts";
import { type Finding, isRecord, showAny } from "./check/finding.ts";
import { look, newSubject, type Subject } from "./check/look.ts";
import { sizeName } from "./check/sizes.ts";
import type { Clock } from "./check/slow.ts";
import { guarded, type OnCall, TimeIsUp } from "./check/watched.ts";
import { loadedFindings } from "./check/words.ts";

/** Something that is wrong with a game, and where. */
export interface Fault {
  /** Stable, for programs: "mutates", "key-collides". */
  readonly code: string;
  readonly message: string;
  /** The key of the position that shows it; null if none does. */
  readonly position: string | null;
}

/** Everything that a check found. */
export interface Review {
  readonly faults: readonly Fault[];
  /** Possible faults that deserve a look. */
  readonly warnings: readonly Fault[];
  /** What the check didn't get to, in sentences. */
  readonly unseen: readonly string[];
}

/** How a review is done. */
export interface ReviewSettings {
  /** Asked before each call of the game; true stops the check. */
  readonly timeUp?: TimeUp;
  /** By default, the default, the smallest and the largest sizes. */
  readonly sizes?: readonly Options[] | undefined;
  /** Called before each call of the game's code. */
  readonly onCall?: OnCall;
  /** Called for each fault as soon as it is found. */
  readonly onFault?: (fault: Fault) => void;
  /** For example `performance`; without it, nothing counts as slow. */
  readonly clock?: Clock;
}

/** The faults of a list of games, which need different ids. Games that `isInOrder` accepts are not checked on their own. */
export function checkGames(
  games: readonly Game[],
  timeUp: TimeUp = withoutLimit,
  isInOrder: (game: Game) => boolean = () => false,
): readonly Fault[] {
  return [
    ...listFaults(games),
    ...games.filter((game) => !isInOrder(game)).flatMap((game) => checkGame(game, timeUp)),
  ];
}

export function listFaults(games: readonly Game[]): readonly Fault[] {
  const twice = (member: "id" | "title") => {
    const names = games.map((game) => nameIn(game, member));
    const repeated = new Set(names.filter((name, at) => name !== "" && names.indexOf(name) < at));
    return Array.from(repeated, (name) => ({
      code: `${member}-twice`,
      message: `Two games have the ${member} ${showAny(name)}.`,
      position: null,
    }));
  };
  const ids = twice("id");
  return ids.length > 0 ? ids : twice("title");
}

/**
 * The faults of a game at its default, smallest and largest sizes, or at the sizes you give. It runs in this process, so code
 * that never returns holds it up forever; the command `check` stops such code from outside.
 */
export function checkGame(
  game: Game,
  timeUp: TimeUp = withoutLimit,
  sizes?: readonly Options[],
): readonly Fault[] {
  return reviewGame(game, { timeUp, sizes }).faults;
}

/** The faults of a game, warnings about what may be one, and what was not checked. */
export function reviewGame(game: Game, settings: ReviewSettings = {}): Review {
  const { timeUp = withoutLimit, onCall = quiet, onFault = quiet } = settings;
  const subject = newSubject(game, { timeUp, onCall, clock: settings.clock });
  const told = new Told(game, onFault);
  try {
    for (const finding of guarded(look(subject, settings.sizes), subject.trace))
      told.add(finding, subject.trace.key);
  } catch (error) {
    if (!(error instanceof TimeIsUp)) throw error;
  }
  return told.review(unseenOf(subject));
}

function quiet(): void {}

/** The theory and the lesson, which only loading shows. */
export async function checkLoaded(game: Game): Promise<readonly Fault[]> {
  const told = new Told(game, quiet);
  for (const finding of await loadedFindings(game)) told.add(finding, null);
  return told.review([]).faults;
}

/** A key may be long, and is the author's text: nothing in it may reach a terminal as a code. */
const longestMessage = 600;

class Told {
  readonly #name: string;
  readonly #onFault: (fault: Fault) => void;
  readonly #told = new Set<string>();
  readonly #faults: Fault[] = [];
  readonly #warnings: Fault[] = [];

  constructor(game: Game, onFault: (fault: Fault) => void) {
    this.#name = nameIn(game, "title") || nameIn(game, "id") || "A game";
    this.#onFault = onFault;
  }

  add({ code, about, message, isWarning }: Finding, position: string | null): void {
    const id = `${code} ${about}`;
    if (this.#told.has(id)) return;
    this.#told.add(id);
    const fault = { code, message: cleanText(`${this.#name}: ${message}`, longestMessage), position };
    (isWarning ? this.#warnings : this.#faults).push(fault);
    if (!isWarning) this.#onFault(fault);
  }

  review(unseen: readonly string[]): Review {
    const told = unseen.map((sentence) => `${this.#name}: ${sentence}`);
    return { faults: this.#faults, warnings: this.#warnings, unseen: told };
  }
}

function nameIn(game: Game, member: "id" | "title"): string {
  try {
    const name: unknown = isRecord(game) ? game[member] : undefined;
    return typeof name === "string" ? cleanText(name, 60) : "";
  } catch {
    return "";
  }
}

function unseenOf({ sizes, left, isDone }: Subject): readonly string[] {
  const names = left.map(({ given }) => sizeName(given) || "the default size").join("; ");
  const skipped = sizes.reduce((sum, { count }) => sum + count.skipped, 0);
  const unseen: string[] = [];
  if (!isDone) unseen.push(`Time ran out; not fully checked: ${names || "what holds for all sizes"}.`);
  if (skipped > 0)
    unseen.push(`Some positions have too many moves to play them all; ${skipped} were not played.`);
  return unseen;
}
