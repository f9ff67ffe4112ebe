/** A game's own lesson, or one that fits any game: moves to make, bets on positions, and a rule to find. */

import type { Handlers } from "../computer/computer.ts";
import type { AnswerData } from "../computer/job.ts";
import { type Cell, kindOf, seenCells } from "../core/board.ts";
import type { Game, Variant } from "../core/game.ts";
import type { GameLesson, Language, Lesson, LessonStep, PuzzleKind } from "../core/lesson.ts";
import { type Memory, remembered } from "../core/memory.ts";
import type { Options } from "../core/options.ts";
import { randomFrom } from "../core/random.ts";
import { variantAt } from "../core/resolve-options.ts";
import { andThen, fail, mapResult, ok, type Result } from "../core/result.ts";
import { findGame, setUp } from "../core/setup.ts";
import { withoutStart } from "../core/starts.ts";
import { decide } from "../puzzles/kinds.ts";
import { searchPuzzle, sizeOf } from "../puzzles/pool.ts";
import { everyPosition, type PuzzleSize } from "../puzzles/positions.ts";
import type { Puzzle } from "../puzzles/puzzle.ts";
import { analyzeMoves } from "../solver/analyze.ts";
import { oracleOf } from "../solver/oracle.ts";
import { checkStatement, exampleLines, topicOf } from "./check.ts";

const lessons = new WeakMap<Game, GameLesson>();

/** Loaded only when a player first submits a rule to check, because the grammar is large. */
let reader: typeof import("./read-statement.ts") | undefined;

/** Loads a game's lesson and the grammar, if the job needs them. */
export async function loadFor(
  games: readonly Game[],
  job: { readonly kind: string; readonly game?: unknown },
): Promise<void> {
  if (job.kind !== "lesson" && job.kind !== "check-statement") return;
  const game = games.find(({ id }) => id === job.game);
  const lesson = await game?.lesson?.();
  if (game !== undefined && lesson !== undefined) lessons.set(game, lesson);
  if (job.kind === "check-statement") reader = await import("./read-statement.ts");
}

export function lessonOf(game: Game): Lesson {
  const language = languageOf(game);
  const steps = (lessons.get(game)?.steps ?? automaticSteps(game, language)).map((step) =>
    withWorth(game, step),
  );
  if (language === null) return { vocabulary: null, steps };
  const vocabulary = { ...language, at: undefined };
  return { vocabulary, steps };
}

/** The values keep the lesson from calling an equally good move worse. */
function withWorth(of: Game, step: LessonStep): LessonStep {
  if (step.kind !== "move" || step.moves === undefined) return step;
  const { options = {}, from = null, moves, toMove } = step;
  const first = toMove === undefined ? {} : { first: toMove };
  const setup = setUp(of, { options: from === null ? options : withoutStart(options), from, ...first });
  if (!setup.ok) return step;
  const { game, start } = setup.value;
  const values = analyzeMoves(game, start, oracleOf(game)).map(({ move, value }) => ({
    name: game.formatMove(start, move),
    kind: value?.kind,
  }));
  const kind = values.find(({ name }) => name === moves[0])?.kind;
  if (kind === undefined) return step;
  const also = values.filter((each) => each.kind === kind && !moves.includes(each.name));
  return { ...step, worth: { kind, also: also.map(({ name }) => name) } };
}

const languages: Memory<Language | null> = new WeakMap();

/** Null if there are too many positions to count. */
function languageOf(game: Game): Language | null {
  return lessons.get(game)?.language ?? remembered(languages, game, "", () => boardLanguage(game));
}

/** Describes the positions of any game by the number of legal moves and of cells of each kind. */
function boardLanguage(of: Game): Language | null {
  const found = variantAt(of);
  const positions = found.ok ? everyPosition(found.value) : [];
  if (!found.ok || positions.length === 0) return null;
  const game = found.value;
  const [many = "things"] = game.terms?.cell.slice(1) ?? [];
  const kinds = new Set(
    positions.slice(0, mostLookedAt).flatMap((position) => tellingCells(game, position).map(kindOf)),
  );
  const seen = [...kinds].slice(0, mostKinds);
  const number = Object.entries(of.options).find(([, spec]) => spec.kind === "number");
  return {
    size: number?.[0] ?? "",
    cases: [],
    subjects: ["legal moves", ...seen.map((kind) => `${many} that are ${kind}`)].map((counted) => ({
      words: `the number of ${counted}`,
    })),
    at: (options) => ({ measure: (position) => measuresOf(of.at(options), seen, position) }),
  };
}

function measuresOf(game: Variant, kinds: readonly string[], position: unknown): readonly number[] {
  const cells = tellingCells(game, position).map(kindOf);
  return [game.moves(position).length, ...kinds.map((kind) => cells.filter((each) => each === kind).length)];
}

const mostLookedAt = 200;
const mostKinds = 5;

/** Leaves out cells that are only decoration, such as dots between lines. */
function tellingCells(game: Variant, position: unknown): readonly Cell[] {
  return game
    .board(position)
    .flatMap(seenCells)
    .filter(({ spoken }) => spoken.includes(", "));
}

const bets: readonly (readonly [PuzzleKind, string])[] = [
  ["bet", "Look ahead before you answer."],
  ["safe", "Some moves here are mistakes, and some aren't."],
  ["line", "Here's one more. This time, find a move that wins."],
];

function automaticSteps(of: Game, language: Language | null): readonly LessonStep[] {
  const found = variantAt(of);
  if (!found.ok) return [];
  const game = found.value;
  const { options } = game;
  return [
    {
      kind: "move",
      text: `${game.rulesPage.goal} Make any move to see what it does.`,
      options,
      after: game.extraTurns ? "Good! That's how you move." : "Now it's your opponent's turn.",
    },
    ...bets.flatMap(([kind, words]) => automaticBet(of, kind, words)),
    ...(language === null ? [] : [automaticRule(game)]),
    { kind: "game", text: "Now play a game with what you've learned.", options, level: "easy", seat: 1 },
    { kind: "theorem", text: "Here's what the solver found." },
  ];
}

const effort = 2000;
const anyPuzzle = { difficulty: null, solved: new Set<string>() };

function automaticBet(of: Game, kind: PuzzleKind, text: string): readonly LessonStep[] {
  return sizeOf(of, {}, kind).flatMap((size) => {
    const { game } = size;
    const found = kind === "bet" ? somePosition(size) : searchPuzzle(size, anyPuzzle, randomFrom(1), effort);
    const answer = found === undefined ? undefined : decide(found)?.answers;
    if (found === undefined || answer === undefined) return [];
    const { position } = found;
    return [
      {
        kind: "bet",
        text,
        options: game.options,
        from: game.key(position),
        toMove: game.toMove(position),
        puzzle: kind,
        answer,
      },
    ];
  });
}

/** Undefined if there are too many positions to list. */
function somePosition(size: PuzzleSize): Puzzle | undefined {
  const positions = everyPosition(size.game);
  if (positions.length === 0) return undefined;
  return { ...size, position: positions[Math.floor(positions.length / 3)] };
}

function automaticRule({ title, options }: Variant): LessonStep {
  return {
    kind: "rule",
    text: `Can you find a rule? Say when the player to move wins or loses in ${title}.`,
    options,
    hints: [
      "Start with small positions. What do the losing ones have in common?",
      'Start with an "if" rule. It doesn\'t have to cover every position.',
    ],
    rule: "",
  };
}

export const lessonHandlers: Handlers<"lesson" | "check-statement"> = {
  lesson: (games, { game }) => mapResult(findGame(games, game), (found) => ({ lesson: lessonOf(found) })),
  "check-statement": (games, { game, options, rule }) =>
    andThen(findGame(games, game), (found) => check(found, options, rule)),
};

function check(game: Game, given: Options, rule: string): Result<AnswerData["check-statement"]> {
  const [language, found] = [languageOf(game), variantAt(game, given)];
  if (language === null || !found.ok || reader === undefined)
    return fail("bad-request", "Rules for this game can't be checked at this size.");
  const topic = topicOf(found.value, language);
  const statement = reader.parseStatement(language, rule);
  if (!statement.ok) return ok({ unread: `${statement.problem.message} ${exampleLines(topic)}` });
  return ok(checkStatement(topic, statement.value));
}
