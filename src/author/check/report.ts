/** Reports each kind of fault once, with the first place that shows it. */

import type { Variant } from "../../core/game.ts";
import type { Seat } from "../../core/seat.ts";
import { cleanText, errorText } from "../../core/text.ts";
import { frozenCopy, jsonProblem } from "./values.ts";

/** Something that is wrong with a game, and where. */
export interface Fault {
  /** A name that programs can rely on, such as "mutates" or "key-collides". */
  readonly code: string;
  readonly message: string;
  /** The key of the position that shows the fault, or null if it isn't about a position. */
  readonly position: string | null;
}

/** In characters. Messages can quote an author's own text, such as a long key. */
const longestMessage = 600;

export class Report {
  readonly faults: Fault[] = [];
  readonly warnings: Fault[] = [];
  size = "";
  readonly #name: string;
  readonly #onPlace: (place: string) => void;
  readonly #told = new Set<string>();
  #position: string | null = null;

  constructor(name: string, onPlace: (place: string) => void) {
    this.#name = name;
    this.#onPlace = onPlace;
  }

  enter(position: string | null): void {
    this.#position = position;
    this.#onPlace(this.place);
  }

  get place(): string {
    const size = this.size === "" ? "" : ` with ${this.size}`;
    const position = this.#position === null ? "" : `, position ${this.#position}`;
    return cleanText(`${this.#name}${size}${position}`, longestMessage / 2);
  }

  /** `about` tells apart faults with the same code. Pass the warnings as `list` if the author may have meant it. */
  fault(code: string, sentence: string, about = "", list: Fault[] = this.faults): void {
    const id = `${code} ${about}`;
    if (this.#told.has(id)) return;
    this.#told.add(id);
    const message = cleanText(`${this.place}: ${sentence}`, longestMessage);
    list.push({ code, message, position: this.#position });
  }

  problem(code: string, member: string, problem: string | undefined): void {
    if (problem !== undefined) this.fault(code, `${member} ${problem}`, member);
  }

  /** Throw the returned error to end this part of the check. */
  stop(code: string, sentence: string): Error {
    this.fault(code, sentence);
    return reported;
  }

  /** Returns a frozen copy that has been through JSON, like a position from a file. */
  settle(maker: string, position: unknown): unknown {
    const problem = jsonProblem(position);
    if (problem === undefined) return frozenCopy(position);
    throw this.stop("json", `${maker} must return a position that can be saved as JSON, but ${problem}.`);
  }

  /** If the game's code throws, reports a fault and ends this part of the check. */
  attempt(part: () => void): void {
    try {
      part();
    } catch (error) {
      if (error !== reported) this.fault("throws", `The check couldn't continue: ${reasonIn(error)}.`);
    }
  }

  /** Wraps the members of a game, so a fault can say which one failed. */
  watch<G extends object>(game: G, names: readonly string[]): G {
    const watched: Record<string, unknown> = {};
    for (const name of names) {
      const member: unknown = Reflect.get(game, name);
      if (typeof member === "function")
        watched[name] = (...given: readonly unknown[]) =>
          this.#call(name, () => Reflect.apply(member, game, given));
      else if (member !== undefined) watched[name] = member;
    }
    return { ...game, ...watched };
  }

  #call(member: string, call: () => unknown): unknown {
    try {
      const result = call();
      if (!(result instanceof Promise)) return result;
      result.catch(() => {});
      this.problem(
        "throws",
        member,
        "returns a promise, but it must return the value itself. Don't make it async.",
      );
    } catch (error) {
      const reason = reasonIn(error);
      // The game tried to change a frozen position or frozen options.
      if (error instanceof TypeError && /read only|not extensible|delete property/.test(reason))
        this.problem("mutates", member, `changes what it's given (${reason}). Return a new value instead.`);
      else this.problem("throws", member, `failed: ${reason}.`);
    }
    throw reported;
  }
}

/** Ends a part of the check. The report already has the reason. */
export const reported = new Error("The report says why.");

function reasonIn(error: unknown): string {
  return cleanText(errorText(error), 200).replace(/\.$/, "") || "no reason given";
}

export interface Size {
  readonly game: Variant;
  readonly report: Report;
  /** Positions as texts, by mover and key. */
  readonly positions: Map<string, string>;
  readonly ahead: unknown[];
  readonly names: Set<string>;
  work: number;
}

export interface Met {
  readonly position: unknown;
  readonly key: string;
  /** The mover and the key, such as `1 8/2`. */
  readonly name: string;
  readonly mover: Seat;
  readonly outcome: unknown;
  readonly moves: readonly unknown[];
}
