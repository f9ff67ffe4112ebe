/** The texts of a game: about itself, its rules at every size, each position and move, and its theory and lesson. */

import type { Game } from "../../core/game.ts";
import type { Options } from "../../core/options.ts";
import { seats } from "../../core/seat.ts";
import {
  type Finding,
  type Findings,
  fault,
  isRecord,
  linesFaults,
  showAny,
  textFaults,
  textProblem,
} from "./finding.ts";
import { chosenPlaces, type Met, type Size } from "./size.ts";
import { failureText } from "./watched.ts";

export function* gameWordFaults(game: Game): Findings {
  yield* textFaults(game.title, "title");
  yield* textFaults(game.summary, "summary");
  const [one, two] = game.seatNames;
  for (const name of [one, two]) yield* textFaults(name, "seatNames");
  if (one === two) yield fault("seat-names", "Both players have the same name.");
  yield* rulesFaults(game.rulesPage, "rulesPage", "rulesPage");
  if (game.terms === undefined) return;
  for (const name of ["verb", "cell", "wins", "over"] as const)
    yield* pairFaults(game.terms[name], `terms.${name}`);
  if (game.terms.won !== undefined) yield* pairFaults(game.terms.won, "terms.won");
  if (game.terms.counted !== undefined) yield* textFaults(game.terms.counted, "terms.counted");
}

function* pairFaults(pair: unknown, what: string): Findings {
  if (!Array.isArray(pair) || pair.length !== 2)
    yield fault("text", `${what} must be a list of two strings; it is ${showAny(pair)}.`, what);
  else for (const text of pair) yield* textFaults(text, what);
}

function* rulesFaults(page: unknown, what: string, member: string): Findings {
  if (!isRecord(page)) {
    yield fault(
      "text",
      `${what} must be an object with goal, rules and rulings; it is ${showAny(page)}.`,
      member,
    );
    return;
  }
  yield* textFaults(page.goal, `${what}.goal`, `${member}.goal`);
  yield* linesFaults(page.rules, { what: `${what}.rules`, member: `${member}.rules` });
  yield* linesFaults(page.rulings, { what: `${what}.rulings`, member: `${member}.rulings` });
}

export function* rulesForFaults(game: Game, options: Options, size: string): Findings {
  if (game.rulesFor === undefined) return;
  const what = size === "" ? "rulesFor()" : `rulesFor() with ${size}`;
  yield* rulesFaults(game.rulesFor(options), what, "rulesFor");
}

export function* positionWordFaults({ game, options }: Size, { position, key, outcome }: Met): Findings {
  for (const seat of seats) {
    const goal: unknown = game.goal(position, seat, options);
    yield* textFaults(goal, `goal for player ${seat} in ${key}`, "goal");
  }
  const rule: unknown = outcome === null ? (game.turnRule?.(position) ?? "") : "";
  if (rule !== "") yield* textFaults(rule, `turnRule in ${key}`, "turnRule");
  if (game.notes === undefined) return;
  yield* linesFaults(game.notes(position), { what: `notes in ${key}`, member: "notes" });
}

const ann = { name: "Ann", person: true } as const;
const computer = { name: "Computer", person: false } as const;

export function* moveWordFaults({ game }: Size, { position, key, moves, names }: Met): Findings {
  for (const at of chosenPlaces(moves.length))
    for (const speaker of [ann, computer]) {
      const said: unknown = game.describeMove(position, moves[at], speaker);
      const what = `describeMove of ${names[at]} in ${key}`;
      yield* linesFaults(said, { what, member: "describeMove", least: 1 });
    }
}

export function* dialogueFaults({ game }: Size, { position, key, moves, outcome }: Met): Findings {
  const { dialogue } = game;
  if (dialogue === undefined) return;
  const lines = (said: unknown, name: string) =>
    linesFaults(said, { what: `dialogue.${name} in ${key}`, member: `dialogue.${name}`, mayBeEmpty: true });
  const table = [ann, computer] as const;
  yield* lines(dialogue.opening(position), "opening");
  yield* lines(dialogue.standing(position), "standing");
  yield* textFaults(dialogue.victory("Ann"), "dialogue.victory");
  if (outcome !== null) yield* lines(dialogue.ending(position, table), "ending");
  const [move] = moves;
  if (move === undefined) return;
  yield* lines(dialogue.turn(position, "Ann"), "turn");
  yield* textFaults(dialogue.ask(position).prompt, `The prompt of dialogue.ask in ${key}`, "dialogue.ask");
  yield* lines(dialogue.moved(position, move, game.play(position, move), table), "moved");
}

/** Both load on demand; a failure becomes a finding, and nothing is thrown. */
export async function loadedFindings(game: Game): Promise<readonly Finding[]> {
  const found = await Promise.all([
    typeof game.theory === "function" ? loaded("theory", () => game.theory?.(), theoryProblem) : [],
    typeof game.lesson === "function" ? loaded("lesson", () => game.lesson?.(), lessonProblem) : [],
  ]);
  return found.flat();
}

async function loaded(
  member: string,
  load: () => unknown,
  problemOf: (value: unknown) => string | undefined,
): Promise<readonly Finding[]> {
  try {
    const problem = problemOf(await load());
    return problem === undefined
      ? []
      : [fault("loaded", `The value that ${member} loads ${problem}.`, member)];
  } catch (error) {
    return [fault("loaded", `${member} failed: ${failureText(error)}.`, member)];
  }
}

/** A theory has several lines. */
function theoryProblem(text: unknown): string | undefined {
  return textProblem(typeof text === "string" ? text.replace(/\s+/g, " ").slice(0, 4_000) : text);
}

function lessonProblem(lesson: unknown): string | undefined {
  if (!isRecord(lesson) || !Array.isArray(lesson.steps))
    return `must be an object with language and steps; it is ${showAny(lesson)}`;
  if (lesson.steps.length === 0) return "has no steps";
  if (!isRecord(lesson.language)) return "has no language";
  const problems = lesson.steps.map((step: unknown) => textProblem(isRecord(step) ? step.text : step));
  const at = problems.findIndex((problem) => problem !== undefined);
  return at < 0 ? undefined : `has a step ${at + 1} whose text ${problems[at]}`;
}
