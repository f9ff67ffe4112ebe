/**
 * The lesson of a game: its own, or one that fits any game, with moves to make, bets on positions that are worth a puzzle,
 * and a rule to find over what its board can count.
 */

import { type Cell, cellsOf } from "../../core/board.ts";
import type { Game } from "../../core/game.ts";
import type { Language, Lesson, LessonStep, PuzzleKind } from "../../core/lesson.ts";
import { type Memory, remembered } from "../../core/memory.ts";
import type { Options } from "../../core/options.ts";
import { randomFrom } from "../../core/random.ts";
import { counted } from "../../words/subjects.ts";
import { decide } from "../puzzles/kinds.ts";
import { everyPosition, type PuzzleSize, searchPuzzle, sizeOf } from "../puzzles/pool.ts";
import type { Puzzle } from "../puzzles/puzzle.ts";
import { loadedLesson } from "./load.ts";

export function lessonOf(game: Game): Lesson {
  const language = languageOf(game);
  const steps = loadedLesson(game)?.steps ?? automaticSteps(game, language);
  if (language === null) return { vocabulary: null, steps };
  const { size, cases, subjects, plans } = language;
  return { vocabulary: { size, cases, subjects, plans }, steps };
}

const languages: Memory<Language | null> = new WeakMap();

/** Null where there are too many positions to count. */
export function languageOf(game: Game): Language | null {
  return loadedLesson(game)?.language ?? remembered(languages, game, "", () => boardLanguage(game));
}

/** What can be said of any board: how many cells of a kind it has, and how many moves there are. */
function boardLanguage(game: Game): Language | null {
  const [size] = sizeOf(game, {}, "bet");
  const positions = size === undefined ? [] : everyPosition(game, size.options);
  if (positions.length === 0) return null;
  const [many = "things"] = game.terms?.cell.slice(1) ?? [];
  const kinds = new Set(
    positions.slice(0, mostLookedAt).flatMap((position) => cellsAt(game, position).map(kindOf)),
  );
  const seen = [...kinds].slice(0, mostKinds);
  const number = Object.entries(game.options).find(([, spec]) => spec.kind === "number");
  return {
    size: number?.[0] ?? "",
    cases: [],
    subjects: [
      counted(0, "the legal moves", { upTo: 6 }),
      ...seen.map((kind, at) => counted(at + 1, `the ${many} that are ${kind}`, { upTo: 6 })),
    ],
    plans: [],
    measure: (position) => {
      const cells = cellsAt(game, position).map(kindOf);
      return [
        game.moves(position).length,
        ...seen.map((kind) => cells.filter((each) => each === kind).length),
      ];
    },
  };
}

const mostLookedAt = 200;
const mostKinds = 5;

function cellsAt(game: Game, position: unknown): readonly Cell[] {
  return cellsOf(game.board(position));
}

/** "on", "free": what the spoken name says behind the cell itself. */
function kindOf({ spoken, state }: Cell): string {
  return spoken.includes(", ") ? (spoken.split(", ").at(-1) ?? state) : state === "here" ? "there" : state;
}

const bets: readonly (readonly [PuzzleKind, string])[] = [
  ["bet", "Look ahead before you answer."],
  ["safe", "Some moves here give something away, and some don't."],
  ["line", "One more, and this time the right move is what counts."],
];

function automaticSteps(game: Game, language: Language | null): readonly LessonStep[] {
  const [size] = sizeOf(game, {}, "bet");
  const options = size?.options ?? {};
  return [
    {
      kind: "move",
      text: `${game.rulesPage.goal} Make any move to see what it does.`,
      options,
      after: game.extraTurns ? "That was a move." : "Now it would be your opponent's turn.",
    },
    ...bets.flatMap(([kind, text]) => automaticBet(game, kind, text)),
    ...(language === null ? [] : [automaticRule(game, options)]),
    { kind: "game", text: "Play one game with what you know now.", options, level: "easy", seat: 1 },
    { kind: "theorem", text: "Here is what the solver finds." },
  ];
}

/** How long a position for a bet is looked for. */
const effort = 2000;

function automaticBet(game: Game, kind: PuzzleKind, text: string): readonly LessonStep[] {
  return sizeOf(game, {}, kind).flatMap((size) => {
    const found = kind === "bet" ? somePosition(size) : searchPuzzle(size, null, randomFrom(1), effort);
    const answer = found === undefined ? undefined : decide(found)?.answers;
    if (found === undefined || answer === undefined) return [];
    const { options, position } = found;
    return [
      {
        kind: "bet",
        text,
        options,
        from: game.key(position),
        toMove: game.toMove(position),
        puzzle: kind,
        answer,
      },
    ];
  });
}

/** Neither at the beginning nor at the end; none where there are too many positions to list. */
function somePosition(size: PuzzleSize): Puzzle | undefined {
  const positions = everyPosition(size.game, size.options);
  if (positions.length === 0) return undefined;
  return { ...size, position: positions[Math.floor(positions.length / 3)] };
}

function automaticRule(game: Game, options: Options): LessonStep {
  return {
    kind: "rule",
    text: `Can you find a rule? Say when the player to move wins or loses in ${game.title}.`,
    options,
    hints: [
      "Look at small positions first, and at what the lost ones have in common.",
      "A rule that says if is a good start: it may leave some positions out.",
    ],
    rule: "",
  };
}
