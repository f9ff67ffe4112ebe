import type { Answer } from "../computer/job.ts";
import { capital } from "../core/words/values.ts";
import { commandsOf } from "../play/activity.ts";
import { typedWords } from "../play/command.ts";
import type { Ask, Commands, Kind, News, NewsPart, Opener, Outside, Step } from "../play/contract.ts";
import type { Scene } from "../play/scene.ts";
import { activityOpener, leave, notesPart, openInstead, step, tell, today } from "../play/step.ts";
import { lookAt, shownPly } from "../play/table.ts";
import { usual } from "../play/usual.ts";
import { dailyNumber } from "./dates.ts";
import { withAttempt } from "./notebook.ts";
import { dailyNotes, keepAttempt, type PuzzleState, pose } from "./open.ts";
import { anyPuzzle, type PuzzlePlay, type PuzzleSource, sourceAfter, tryAgain } from "./play.ts";
import { type Difficulty, difficulties, hasPuzzles, type Mark } from "./puzzle.ts";
import {
  choosePuzzle,
  judged,
  posedScene,
  promptPuzzle,
  questionCommands,
  questionParts,
  readAnswer,
} from "./question.ts";
import { isFirstTry, puzzleTitle, solvedText } from "./words.ts";

export const puzzle: Kind<PuzzleState> = {
  scene: puzzleScene,
  commands: () => puzzleCommands,
  choose: choosePuzzle,
  // Once the puzzle is solved, any text asks for the next one.
  read: (state, text) => (isSolved(state) ? goOn(state) : readAnswer(state, text)),
  answered: answerAtPuzzle,
  follow: followPuzzle,
  opened: openedNews,
  prompt: promptPuzzle,
};

export function puzzleFrom(source: Partial<PuzzleSource>): Opener {
  return activityOpener(puzzle, (outside) => pose(outside, { ...anyPuzzle, ...source }));
}

function answerAtPuzzle(state: PuzzleState, ask: Ask, answer: Answer): Step<PuzzleState> {
  const judgment = judged(state, ask, answer);
  const { state: after } = judgment;
  return !isSolved(after) || isSolved(state) ? judgment : tell(after, [after.said, ...resultParts(after)]);
}

function openedNews(state: PuzzleState): News {
  const { posed } = state.puzzle;
  const title = `${puzzleTitle(state.puzzle.source, state.daily)}: ${state.match.game.title}, ${posed.difficulty}.`;
  if (isSolved(state)) {
    const { match, said } = state;
    return [
      [title, "", { kind: "standing", match }, "", puzzleScene(state).line, said, ...resultParts(state)],
    ];
  }
  const words = typedWords(commandsOf({ kind: puzzle, state })).join(", ");
  const question = questionParts(state);
  return [
    [title, notesPart(...state.notes), "", ...question, "", `Type your answer, or one of these: ${words}.`],
  ];
}

function resultParts(state: PuzzleState): readonly NewsPart[] {
  const { share, headline } = puzzleScene(state);
  const shared: readonly NewsPart[] = share === null ? [] : [{ kind: "either", ...share }];
  return [headline.text, ...shared, { kind: "notes", notes: state.notes, bare: true }];
}

export const puzzleCommands: Commands<PuzzleState> = {
  ...questionCommands,
  next: {
    ...usual.next,
    label: "another puzzle",
    help: "go to another puzzle",
    when: (state) => !isSolved(state) || { label: "next puzzle", keys: ["n", "return", "space"] },
    run: (state) => goOn(state),
  },
  look: {
    label: "look back",
    help: "show the puzzle with or without its solution",
    keys: ["b"],
    when: (state) => isSolved(state) && state.match.moves.length > 0,
    run: (state) => {
      const looked = lookAt(state, shownPly(state) === 0 ? state.match.moves.length : 0);
      return step({ ...looked, said: state.said });
    },
  },
  share: {
    ...usual.share,
    when: (state) => isSolved(state) && state.puzzle.source.date !== null,
    run: (state) => step(state, { kind: "share", text: puzzleScene(state).share?.shown ?? "" }),
  },
  rules: usual.rules,
  otherGame: {
    label: "other game",
    help: "choose another game",
    words: [],
    keys: ["o"],
    run: (state) => openInstead(state, (outside) => puzzleFrom(otherGame(state, outside))(outside)),
  },
  otherDifficulty: {
    label: "difficulty",
    help: "change the difficulty",
    words: [],
    keys: ["d"],
    run: (state) => goOn(state, { difficulty: nextDifficulty(state.puzzle), mine: false }),
  },
  leave: {
    ...usual.leave,
    help: "go back (solved puzzles are saved)",
    run: (state) => (state.puzzle.phase === "refuted" ? step(tryAgain(state)) : step(state, leave(false))),
  },
  quit: usual.quit,
  help: usual.help,
};

function isSolved({ puzzle }: PuzzleState): boolean {
  return puzzle.phase === "solved";
}

function goOn(state: PuzzleState, chosen: Partial<PuzzleSource> = {}): Step<PuzzleState> {
  return openInstead({ ...state, problem: "" }, puzzleFrom({ ...sourceAfter(state.puzzle), ...chosen }));
}

function otherGame({ puzzle }: PuzzleState, { games }: Outside): PuzzleSource {
  const { game } = puzzle.source;
  const open = games.filter(hasPuzzles);
  const next = game === null ? 0 : open.findIndex(({ id }) => id === game) + 1;
  return { ...sourceAfter(puzzle), mine: false, game: open[next]?.id ?? null };
}

/** Cycles through the difficulties and "any", but skips "easy" if this puzzle is easy. */
function nextDifficulty({ source: { difficulty }, posed }: PuzzlePlay): Difficulty | null {
  const isEasy = difficulty === null && posed.difficulty === "easy";
  return difficulties[difficulty === null ? Number(isEasy) : difficulties.indexOf(difficulty) + 1] ?? null;
}

/** Saves a puzzle when it's solved, and a daily puzzle's score whenever it changes. */
function followPuzzle(before: PuzzleState | undefined, after: PuzzleState): Step<PuzzleState> {
  const { phase, score } = after.puzzle;
  const keep = (write: typeof keepSolved) =>
    step(after, { kind: "keep", keep: (outside) => write(outside, after) });
  if (phase === "solved")
    return before === undefined || before.puzzle.phase === phase ? step(after) : keep(keepSolved);
  return after.daily === null || score === before?.puzzle.score ? step(after) : keep(keepAttempt);
}

function keepSolved(outside: Outside, state: PuzzleState): readonly string[] {
  const { notebook } = outside;
  const { source, posed, score } = state.puzzle;
  const [date, daily] = [today(outside), state.daily?.date ?? null];
  const { game, id } = posed;
  const logged = notebook.addSolved({ date, daily, game, id, ...score, marks: [...score.marks] });
  if (!logged.ok) return [`Couldn't save your result: ${logged.problem.message}.`];
  keepAttempt(outside, state);
  if (state.daily !== null) return dailyNotes(outside);
  if (!source.mine) return [];
  const kept = notebook.changeMistakes((known) => withAttempt(known, posed, isFirstTry(score), date));
  return kept.ok ? [] : [kept.problem.message];
}

export function puzzleScene(state: PuzzleState): Scene {
  const { posed, phase, score } = state.puzzle;
  const scene = posedScene(state);
  const text = `${capital(solvedText(score))}${isFirstTry(score) ? "!" : "."}`;
  return {
    ...scene,
    headline: phase === "solved" ? { sign: score.shown ? "drawn" : "won", text } : scene.headline,
    place: `${puzzleTitle(state.puzzle.source, state.daily)} · ${posed.difficulty}`,
    notes: state.notes,
    share: shareOf(state),
  };
}

const signs: Readonly<Record<Mark, string>> = { right: "✓", wrong: "✗✓", hint: "?✓" };

function shareOf({ puzzle: { posed, phase, score }, match, daily }: PuzzleState): Scene["share"] {
  if (daily === null || phase !== "solved") return null;
  const { program, link } = daily;
  const number = dailyNumber(daily.date);
  const [about, result] = [`${match.game.title}, ${posed.difficulty}`, solvedText(score)];
  // If every answer took a hint, the result already says so.
  const isMarked = score.marks.some((mark) => mark !== "hint");
  const marks = isMarked ? ` · ${score.marks.map((mark) => signs[mark]).join("")}` : "";
  return {
    shown: `${program} #${number} · ${about}${marks} · ${result} · ${link}`,
    spoken: `${program} number ${number}, ${about}: ${score.marks.join(", ")}; ${result}. ${link}`,
  };
}
