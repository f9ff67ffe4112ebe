/**
 * Wraps a game to record which member is called, for which position, and what fails. An error names the
 * author's own file and line, even if this code is minified.
 */

import type { Game } from "../../core/game.ts";
import { cleanText, reasonOf } from "../../core/text.ts";
import type { TimeUp } from "../../solver/task.ts";
import { type Finding, type Findings, fault, isRecord } from "./finding.ts";

export interface Trace {
  member: string;
  /** The position being checked; null if there is none. */
  key: string | null;
  /** In words; empty for the defaults. */
  size: string;
  /** True while the clock and the rest of the world are replaced. */
  isElsewhere: boolean;
  readonly timeUp: TimeUp;
}

/** Called before each call of the game's code, so another thread knows where it hangs. */
export type OnCall = (trace: Readonly<Trace>) => void;

export class TimeIsUp extends Error {}

/** Call it before each call of the game, and in long loops without one. */
export function keepTime({ isElsewhere, timeUp }: Readonly<Trace>): void {
  if (!isElsewhere && timeUp()) throw new TimeIsUp();
}

class MemberError extends Error {
  readonly member: string;

  constructor(member: string, reason: string) {
    super(reason);
    this.member = member;
  }
}

/** These load on demand. */
const unwatched: readonly string[] = ["theory", "lesson"];

export function watch(
  game: Game,
  members: Readonly<Record<string, unknown>>,
  trace: Trace,
  onCall: OnCall,
): Game {
  const watchPart = (owner: object, name: string, part: unknown): unknown => {
    if (typeof part === "function")
      return watchFunction(name, (given) => Reflect.apply(part, owner, given), trace, onCall);
    if (!isRecord(part)) return part;
    return Object.fromEntries(
      Object.entries(part).map(([inner, value]) => [inner, watchPart(part, `${name}.${inner}`, value)]),
    );
  };
  const watched: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(members))
    watched[name] = unwatched.includes(name) ? value : watchPart(game, name, value);
  return { ...game, ...watched };
}

function watchFunction(
  name: string,
  call: (given: readonly unknown[]) => unknown,
  trace: Trace,
  onCall: OnCall,
): (...given: readonly unknown[]) => unknown {
  return (...given) => {
    const outer = trace.member;
    trace.member = name;
    keepTime(trace);
    onCall(trace);
    try {
      return settled(name, call(given));
    } catch (error) {
      throw error instanceof MemberError ? error : new MemberError(name, failureText(error));
    } finally {
      trace.member = outer;
    }
  };
}

function settled(name: string, result: unknown): unknown {
  if (!(result instanceof Promise)) return result;
  result.catch(() => {});
  throw new MemberError(name, "it returns a promise; it must answer at once, without async");
}

/** If a member of the game throws, that becomes a finding, and the part ends there. */
export function* guarded(part: Findings, trace: Trace): Findings {
  try {
    yield* part;
  } catch (error) {
    if (error instanceof TimeIsUp) throw error;
    yield failure(error, trace);
  }
}

function failure(error: unknown, { key, size }: Trace): Finding {
  const where = key === null ? (size === "" ? "" : ` with ${size}`) : ` in ${key}`;
  return error instanceof MemberError
    ? fault("throws", `${error.member} failed${where}: ${error.message}.`, error.member)
    : fault("throws", `The check could not continue${where}: ${failureText(error)}.`);
}

/** With the place in the author's code: "x is not a function (games.js:31)". */
export function failureText(error: unknown): string {
  const place = placeOf(error);
  const reason = cleanText(reasonOf(error), 200).replace(/\.$/, "");
  return `${reason || "without a reason"}${place === undefined ? "" : ` (${place})`}`;
}

const ownFolder = pathOf(/^.*\/(?:src|dist)\//.exec(import.meta.url)?.[0] ?? import.meta.url);

/** The first call in the stack outside this package, as file and line. */
function placeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  for (const line of (error.stack ?? "").split("\n")) {
    const call = /(?:\(|at )((?:file:\/\/|\/|[A-Za-z]:[\\/])[^()]*?):(\d+):\d+\)?$/.exec(line);
    const path = pathOf(call?.[1] ?? "");
    if (path !== "" && !path.startsWith(ownFolder)) return `${path.split("/").at(-1)}:${call?.[2]}`;
  }
  return undefined;
}

function pathOf(url: string): string {
  if (!url.startsWith("file://")) return url.replaceAll("\\", "/");
  return decodeURIComponent(url.replace(/^file:\/\/(?:\/(?=[A-Za-z]:))?/, "").replace(/\?.*$/, ""));
}
