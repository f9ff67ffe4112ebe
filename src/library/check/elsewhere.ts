/**
 * Whether a game is the same later, on another machine and by other luck. Its members are called again while the clock, the
 * language, chance and the environment answer something else; they are put back before anything else runs.
 */

import { type Findings, fault, warning } from "./finding.ts";
import { textOf } from "./json.ts";
import type { Met, Size } from "./size.ts";

/** What a rule must not ask, in words. */
type Asked = "the clock" | "the language of the machine" | "chance" | "the environment";

type Note = (asked: Asked) => void;

/** A part of the world: where it is, and what stands there meanwhile. */
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

/** Where no language is asked for, another one than usual. `at` is the place of the language among what is given. */
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

/** Runs something in another world, and puts the world back. */
function elsewhere<T>(note: Note, run: () => T): T {
  const places = stands().map((stand) => ({ ...stand, real: Reflect.get(stand.owner, stand.name) }));
  try {
    for (const { owner, name, make, real } of places) Reflect.set(owner, name, make(real, note));
    return run();
  } finally {
    for (const { owner, name, real } of places) Reflect.set(owner, name, real);
  }
}

/** What must be the same at any time: each answer by the member that gives it. */
function answers(
  { game, options }: Size,
  { position, moves }: Met,
): readonly (readonly [member: string, ask: () => unknown])[] {
  return [
    ["start", () => game.start(options, 1)],
    ["toMove", () => game.toMove(position)],
    ["outcome", () => game.outcome(position)],
    ["moves", () => game.moves(position)],
    ["key", () => game.key(position)],
    ["formatMove", () => moves.slice(0, 5).map((move) => game.formatMove(position, move))],
    ["play", () => moves.slice(0, 5).map((move) => game.play(position, move))],
    ["fromKey", () => game.fromKey(game.key(position), options, 1)],
    ["board", () => game.board(position)],
  ];
}

/** Remembers what the game says of a position now. */
export function keep(size: Size, met: Met): void {
  const first = new Map(answers(size, met).map(([member, ask]) => [member, textOf(ask())]));
  size.kept.push({ met, first });
}

/** Asks again about the positions that were kept: now, and as if elsewhere. */
export function* elsewhereFaults(size: Size): Findings {
  for (const { met, first } of size.kept) {
    size.trace.key = met.key;
    for (const [member, ask] of answers(size, met)) {
      const now = textOf(ask());
      yield null;
      if (now === first.get(member)) yield* comparedFaults({ key: met.key, member, ask, now });
      else
        yield fault(
          "later",
          `${member} gives a different answer for ${met.key} when it is called again later.`,
          member,
        );
    }
  }
  size.trace.key = null;
}

interface Answered {
  readonly key: string;
  readonly member: string;
  readonly ask: () => unknown;
  readonly now: string;
}

function* comparedFaults({ key, member, ask, now }: Answered): Findings {
  const asked = new Set<Asked>();
  const there = elsewhere(
    (what) => asked.add(what),
    () => textOf(ask()),
  );
  if (asked.size === 0 && now === there) return;
  const what = [...asked].join(" and ") || "something other than the position";
  const [here, away] = [now.slice(0, 80), there.slice(0, 80)];
  yield now === there
    ? warning(
        "world",
        `${member} uses ${what}; for ${key} that makes no difference, but elsewhere it may.`,
        member,
      )
    : fault(
        "world",
        `${member} depends on ${what}: in ${key} it returns ${here} here, and ${away} elsewhere.`,
        member,
      );
}
