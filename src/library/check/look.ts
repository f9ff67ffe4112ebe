/** The whole check: first what the game declares, then its sizes, then what only all of them show. */

import type { Game } from "../../core/game.ts";
import type { Options } from "../../core/options.ts";
import { optionsAtSize } from "../../core/resolve-options.ts";
import { quote } from "../../core/text.ts";
import { elsewhereFaults } from "./elsewhere.ts";
import { explore } from "./explore.ts";
import { type Findings, fault, isRecord, showAny } from "./finding.ts";
import { plainMembers, readMembers, unknownMembers } from "./members.ts";
import { areUsable, isName, namedSizeFaults, optionFaults, startFaults } from "./options.ts";
import { type Effort, newSize, type Size } from "./size.ts";
import { ignoredOptions, type SizeToCheck, sizeName, sizesOf, wholeSizes } from "./sizes.ts";
import { type Clock, slowFaults } from "./slow.ts";
import { guarded, type OnCall, type Trace, watch } from "./watched.ts";
import { promiseFaults, wholeFaults } from "./whole.ts";
import { gameWordFaults, rulesForFaults } from "./words.ts";

export interface Subject {
  readonly game: Game;
  readonly trace: Trace;
  readonly onCall: OnCall;
  /** Without one, nothing is timed. */
  readonly clock: Clock | undefined;
  readonly sizes: Size[];
  /** The current size and the ones to come. */
  left: readonly SizeToCheck[];
  /** Set once everything required is checked; anything after that is extra. */
  isDone: boolean;
}

export function newSubject(
  game: Game,
  { timeUp, ...settings }: Pick<Subject, "onCall" | "clock"> & Pick<Trace, "timeUp">,
): Subject {
  const trace = { member: "", key: null, size: "", isElsewhere: false, timeUp };
  return { game, trace, ...settings, sizes: [], left: [], isDone: false };
}

/** With `sizes`, only those are checked. */
export function* look(subject: Subject, sizes: readonly Options[] | undefined): Findings {
  const game = yield* declared(subject);
  if (game !== undefined) {
    subject.left = sizes === undefined ? sizesOf(game) : wholeSizes(sizes);
    yield* playSizes(subject, game);
    const parts = [promiseFaults(subject.sizes), ...(sizes === undefined ? [ignoredOptions(game)] : [])];
    for (const part of parts) yield* guarded(part, subject.trace);
  }
  subject.isDone = true;
  for (const size of subject.sizes)
    if (size.more !== undefined) {
      subject.trace.size = size.name;
      yield* guarded(playFor(size, size.more), subject.trace);
    }
}

function* playFor(size: Size, effort: Effort): Findings {
  const isComplete = yield* explore(size, effort);
  yield* guarded(wholeFaults(size, isComplete), size.trace);
}

/** Undefined if the game can't be played as it is. */
function* declared({ game: given, trace, onCall }: Subject): Findings<Game | undefined> {
  if (!isRecord(given)) {
    yield fault("member", `A game must be what defineGame returns; it is ${showAny(given)}.`);
    return undefined;
  }
  const { values, unusable } = yield* readMembers(given);
  yield* unknownMembers(given);
  yield* idFaults(values.id);
  if (!isRecord(values.options)) return undefined;
  yield* optionFaults(values.options);
  if (unusable.size > 0 || !areUsable(values.options)) return undefined;
  const game = watch(given, values, trace, onCall);
  for (const part of [gameWordFaults(game), plainMembers(game), startFaults(game), namedSizeFaults(game)])
    yield* guarded(part, trace);
  return game;
}

/** Menus and the command line give these words a meaning of their own. */
export const reservedIds: readonly string[] =
  "all analyze any arena backup check dev endless engine exam games help history host join learn mcp mistakes new online page play puzzle puzzles quit replay restore resume rules serve server solve sprint stats theory today".split(
    " ",
  );

function* idFaults(id: unknown): Findings {
  const problem = typeof id === "string" ? idProblem(id) : undefined;
  if (problem !== undefined) yield fault("id", `The id ${problem}`);
}

export function idProblem(id: string): string | undefined {
  if (!isName(id)) return `${quote(id)} must be lowercase letters, digits and dashes.`;
  return reservedIds.includes(id) ? `${quote(id)} is a command; call the game something else.` : undefined;
}

function* playSizes(subject: Subject, game: Game): Findings {
  const { trace, left } = subject;
  for (const [index, next] of left.entries()) {
    trace.size = sizeName(next.given);
    trace.key = null;
    yield* guarded(playSize(subject, game, next, index === 0), trace);
    subject.left = left.slice(index + 1);
  }
  trace.size = "";
  trace.key = null;
}

function* playSize(
  { trace, sizes, clock }: Subject,
  game: Game,
  { given, effort, more }: SizeToCheck,
  isFirst: boolean,
): Findings {
  const options = optionsAtSize(game, given);
  const refusal: unknown = options.ok ? game.refusal?.(options.value) : options.problem.message;
  if (refusal !== undefined) yield* refusalFaults(refusal, trace.size, isFirst);
  if (!options.ok || refusal !== undefined) return;
  yield* guarded(rulesForFaults(game, options.value, trace.size), trace);
  const size = newSize(game, trace, options.value, more);
  sizes.push(size);
  yield* playFor(size, effort);
  yield* guarded(elsewhereFaults(size), trace);
  const [kept] = size.kept;
  if (isFirst && clock !== undefined && kept !== undefined)
    yield* guarded(slowFaults(size, kept.met, clock), trace);
}

function* refusalFaults(refusal: unknown, size: string, isFirst: boolean): Findings {
  if (typeof refusal !== "string" || refusal.trim() === "")
    yield fault(
      "refusal",
      `refusal must return a sentence, or undefined if the options fit; with ${size || "the defaults"} it returns ${showAny(refusal)}.`,
    );
  else if (isFirst) yield fault("options", `The game refuses the first size that was tried: ${refusal}`);
}
