/**
 * Checks that a game behaves the same later, on another machine and with other luck: calls its members again
 * while the clock, the language, chance and the environment answer differently, and restores them before
 * anything else runs.
 */

import { type Findings, fault, warning } from "./finding.ts";
import { textOf } from "./json.ts";
import { type Met, type Question, questionsAbout, type Size } from "./size.ts";
import type { Trace } from "./watched.ts";

type Asked = "the clock" | "the language of the machine" | "chance" | "the environment";

type Note = (asked: Asked) => void;

/** A global to replace for a while. */
interface Stand {
  readonly owner: object;
  readonly name: string;
  readonly make: (real: unknown, note: Note) => unknown;
}

const daysAhead = 100 * 86_400_000;

function otherDate(real: unknown, note: Note): unknown {
  if (typeof real !== "function") return real;
  const now = () => Number(Reflect.apply(Reflect.get(real, "now"), real, [])) + daysAhead;
  return new Proxy(real, {
    construct: (target, given) => {
      if (given.length > 0) return Reflect.construct(target, given);
      note("the clock");
      return Reflect.construct(target, [now()]);
    },
    get: (target, name) => {
      if (name === "now") note("the clock");
      return name === "now" ? now : Reflect.get(target, name);
    },
  });
}

function otherLuck(_real: unknown, note: Note): unknown {
  let count = 0;
  return () => {
    note("chance");
    return count++ % 2 === 0 ? 1 - Number.EPSILON : 0;
  };
}

/** Fills in an unusual language if none is given; `at` is the index of the language argument. */
function otherLanguage(language: string, at: number): Stand["make"] {
  return (real, note) =>
    function spoken(this: unknown, ...given: readonly unknown[]): unknown {
      if (typeof real !== "function") return undefined;
      if (given[at] === undefined) note("the language of the machine");
      const filled = [...given];
      filled[at] ??= language;
      return Reflect.apply(real, this, filled);
    };
}

function otherEnvironment(_real: unknown, note: Note): unknown {
  const get = () => {
    note("the environment");
    return undefined;
  };
  return new Proxy({}, { get });
}

function stands(): readonly Stand[] {
  const host: unknown = Reflect.get(globalThis, "process");
  const hasHost = typeof host === "object" && host !== null;
  return [
    { owner: globalThis, name: "Date", make: otherDate },
    { owner: Math, name: "random", make: otherLuck },
    { owner: String.prototype, name: "localeCompare", make: otherLanguage("sv", 1) },
    { owner: String.prototype, name: "toLocaleUpperCase", make: otherLanguage("tr", 0) },
    { owner: String.prototype, name: "toLocaleLowerCase", make: otherLanguage("tr", 0) },
    { owner: Number.prototype, name: "toLocaleString", make: otherLanguage("de-CH", 0) },
    ...(hasHost ? [{ owner: host, name: "env", make: otherEnvironment }] : []),
  ];
}

function elsewhere<T>(trace: Trace, note: Note, run: () => T): T {
  const places = stands().map((stand) => ({ ...stand, real: Reflect.get(stand.owner, stand.name) }));
  try {
    trace.isElsewhere = true;
    for (const { owner, name, make, real } of places) Reflect.set(owner, name, make(real, note));
    return run();
  } finally {
    trace.isElsewhere = false;
    for (const { owner, name, real } of places) Reflect.set(owner, name, real);
  }
}

function questions(size: Size, { moves }: Met): readonly Question[] {
  const start = () => size.game.start(size.options, 1);
  return [["start", start], ...questionsAbout(size, moves.slice(0, 5))];
}

export function keep(size: Size, met: Met): void {
  const first = new Map(questions(size, met).map(([member, ask]) => [member, textOf(ask(met.position))]));
  size.kept.push({ met, first });
}

/** Asks about the stored positions again: now, and as if elsewhere. */
export function* elsewhereFaults(size: Size): Findings {
  const { trace } = size;
  for (const { met, first } of size.kept) {
    trace.key = met.key;
    for (const [member, ask] of questions(size, met)) {
      const answer = () => textOf(ask(met.position));
      const now = answer();
      if (now === first.get(member)) yield* worldFaults(trace, member, now, answer);
      else
        yield fault(
          "later",
          `${member} gives a different answer for ${met.key} when it is called again later.`,
          member,
        );
    }
  }
  trace.key = null;
}

function* worldFaults(trace: Trace, member: string, here: string, answer: () => string): Findings {
  const asked = new Set<Asked>();
  const away = elsewhere(trace, (what) => asked.add(what), answer);
  const what = [...asked].join(" and ") || "something other than the position";
  if (here !== away)
    yield fault(
      "world",
      `${member} depends on ${what}: in ${trace.key} it returns ${here.slice(0, 80)} here, and ${away.slice(0, 80)} elsewhere.`,
      member,
    );
  else if (asked.size > 0)
    yield warning(
      "world",
      `${member} uses ${what}; for ${trace.key} that makes no difference, but elsewhere it may.`,
      member,
    );
}
