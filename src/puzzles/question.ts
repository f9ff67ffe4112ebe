import type { Answer } from "../computer/job.ts";
import { currentPosition } from "../core/match.ts";
import { nothingNeeded, plainList } from "../core/needed.ts";
import { fail, mapResult, ok, type Result } from "../core/result.ts";
import { listWords, quote } from "../core/text.ts";
import { countOf, countWord } from "../core/words/values.ts";
import type { CommandLooks } from "../play/command.ts";
import type { Ask, News, NewsPart, Prompt, SharedCommands, Step } from "../play/contract.ts";
import { boardScene, notices, type Scene } from "../play/scene.ts";
import { refuse, say, step, tell } from "../play/step.ts";
import { shownPosition } from "../play/table.ts";
import { usual } from "../play/usual.ts";
import { turnRule } from "../play/words.ts";
import {
  applyJudgment,
  awaitJudgment,
  giveHint,
  judgeJob,
  markAll,
  type PuzzleTable,
  toggleMark,
  tryAgain,
} from "./play.ts";
import { answerCount, solutionOf } from "./puzzle.ts";
import { choicesText, goalText } from "./words.ts";

/** A single answer is judged right away. If several are needed, the player marks them first. */
export function choosePuzzle<S extends PuzzleTable>(state: S, name: string): Step<S> {
  if (state.puzzle.phase !== "asked") return step(state);
  if (answerCount(state.puzzle.decision) === 1) return judge(state, [name]);
  return step({ ...toggleMark(state, name), typed: "", said: "", problem: "" });
}

export function readAnswer<S extends PuzzleTable>(state: S, text: string): Step<S> {
  const asked = tryAgain(state);
  const given = readChoices(asked, text);
  if (!given.ok) return refuse(asked, given.problem.message);
  const count = answerCount(asked.puzzle.decision);
  if (given.value.length === count) return judge(asked, given.value);
  const marked = markAll(asked, [...asked.puzzle.marked, ...given.value]);
  const found = marked.puzzle.marked;
  if (found.length === count) return judge(marked, found);
  if (found.length > count) return refuse(asked, countText(asked, found));
  return say(marked, `You marked ${listWords(found, "and")}. Add ${count - found.length} more.`);
}

/** Writes the number of marks as a word, because a digit could be an answer. */
function countText({ puzzle }: PuzzleTable, marked: readonly string[]): string {
  return `Mark ${countOf(answerCount(puzzle.decision), "answer")}. You've marked ${marked.length === 0 ? "none" : countWord(marked.length)}.`;
}

function judge<S extends PuzzleTable>(state: S, given: readonly string[]): Step<S> {
  const waiting = awaitJudgment({ ...state, preview: null, typed: "", problem: "", said: "" });
  return step(waiting, { kind: "ask", job: judgeJob(state, given), about: state.puzzle.base });
}

/** Shows the answer by submitting it for the player. */
function showAnswer<S extends PuzzleTable>(state: S): Step<S> {
  const { decision } = state.puzzle;
  return judge(giveHint(tryAgain(state), decision.hints.length), solutionOf(decision));
}

export function judged<S extends PuzzleTable>(state: S, { job, about }: Ask, answer: Answer): Step<S> {
  const waits = state.puzzle.phase === "waiting" && state.puzzle.base === about;
  if (!waits || job.kind !== "judge" || answer.kind !== "judge") return step(state);
  const after = applyJudgment(state, job.given, answer);
  return tell(after, answeredNews(after));
}

export const questionCommands = {
  again: {
    ...usual.again,
    when: isRefuted,
    run: (state) => step(tryAgain(state)),
  },
  submit: {
    help: "submit the answers you marked",
    keys: ["return", "s"],
    when: (state) => {
      const { phase, decision, marked } = state.puzzle;
      if (answerCount(decision) === 1 || phase !== "asked") return false;
      const left = answerCount(decision) - marked.length;
      const label = left > 0 ? `mark ${left} more` : `unmark ${-left}`;
      return left === 0 || { off: countText(state, marked), label };
    },
    run: (state) => judge(state, state.puzzle.marked),
  },
  hint: {
    ...usual.hint,
    when: (state) => ({ ...whenOpen(state), seldom: isRefuted(state) }),
    run: (state) => {
      const { hinted, decision } = state.puzzle;
      return hinted + 1 < decision.hints.length ? say(giveHint(tryAgain(state))) : showAnswer(state);
    },
  },
  answer: {
    label: "show the answer",
    help: "show the answer (counts as help)",
    keys: ["a"],
    when: (state) => ({ ...whenOpen(state), seldom: !isRefuted(state) }),
    run: (state) => showAnswer(state),
  },
  moves: { ...usual.moves, help: "list the choices", run: (state) => say(state, choicesText(state)) },
} satisfies SharedCommands<PuzzleTable>;

function isRefuted({ puzzle }: PuzzleTable): boolean {
  return puzzle.phase === "refuted";
}

function whenOpen({ puzzle: { phase } }: PuzzleTable): Pick<CommandLooks, "off"> {
  return { off: phase === "solved" ? "You've already solved this puzzle." : null };
}

function isMarked({ puzzle: { decision, marked } }: PuzzleTable): boolean {
  return answerCount(decision) > 1 && marked.length === answerCount(decision);
}

/** For a set, "2, 4 and 8" and "3 4" are several choices, but "3-4" is one. */
export function readChoices(table: PuzzleTable, text: string): Result<readonly string[]> {
  const whole = mapResult(readChoice(table, text), (choice) => [choice]);
  const parts = text.split(/[\s,]+|\band\b/i).filter((part) => part !== "");
  if (answerCount(table.puzzle.decision) === 1 || parts.length === 0) return whole;
  const choices = new Set<string>();
  for (const part of parts) {
    const choice = readChoice(table, part);
    if (!choice.ok) return whole.ok && !/,|\band\b/i.test(text) ? whole : choice;
    choices.add(choice.value);
  }
  return ok([...choices]);
}

/** Accepts a move however people write it, and words by their text or their number. */
function readChoice({ match, puzzle }: PuzzleTable, text: string): Result<string> {
  const { onBoard, choices } = puzzle.decision;
  const { game } = match;
  const position = currentPosition(match);
  if (onBoard) return mapResult(game.parseMove(position, text), (move) => game.formatMove(position, move));
  const wanted = text.trim().toLowerCase();
  const at = choices.findIndex((choice) => choice.toLowerCase() === wanted);
  const place = at === -1 && /^\d+$/.test(wanted) ? Number(wanted) - 1 : at;
  const choice = choices[place] ?? onlyChoiceWith(choices, wanted);
  if (choice !== undefined) return ok(choice);
  return fail("illegal-move", `${quote(text)} isn't one of the choices. Choose ${listWords(choices, "or")}.`);
}

/** "neither" is enough for "neither player". */
function onlyChoiceWith(choices: readonly string[], start: string): string | undefined {
  const fitting = choices.filter((choice) => start !== "" && choice.toLowerCase().startsWith(`${start} `));
  return fitting.length === 1 ? fitting[0] : undefined;
}

export function posedScene(state: PuzzleTable): Scene {
  const { decision, base, phase, hinted } = state.puzzle;
  const isJudged = phase === "solved" || phase === "refuted";
  // The list of needed moves may be the answer, so it comes after a nudge, with the second hint.
  const isListed = phase === "solved" || hinted > 1;
  return {
    ...boardScene(state, { sign: "task", text: decision.task }),
    needed: isListed ? plainList(state.match.game, shownPosition(state)) : nothingNeeded,
    several: answerCount(decision) > 1,
    judgedPly: base.moves.length,
    ...(isJudged ? judgedParts(state) : askedParts(state)),
  };
}

function askedParts(state: PuzzleTable): Partial<Scene> {
  const { decision, phase, marked, base } = state.puzzle;
  const { onBoard } = decision;
  return {
    line: goalText(state),
    rule: onBoard ? turnRule(base) : "",
    asks: phase === "waiting" ? null : onBoard ? "move" : "choice",
    choices: onBoard ? [] : decision.choices,
    marked,
    main: isMarked(state) ? "submit" : null,
    waiting: phase === "waiting" ? "Checking…" : "",
  };
}

function judgedParts({
  puzzle: { posed, decision, phase, judged, marked, verdict },
}: PuzzleTable): Partial<Scene> {
  const { answers, ask } = decision;
  const verdicts = Object.fromEntries(
    judged.map((name) => [name, answers.includes(name) ? "right" : "wrong"] as const),
  );
  if (phase === "refuted") {
    const [headline, line] = [{ sign: "lost", text: verdict.verdict } as const, decision.task];
    const kept = marked.length === 0 ? "" : `Right so far: ${listWords(marked, "and")}.`;
    return { headline, line, verdicts, notices: notices("plain", verdict.text, kept), main: "again" };
  }
  const headline = { sign: "won", text: "Solved." } as const;
  // A single answer has already been played on the board.
  return { headline, line: posed.decision.task, verdicts: ask === "one" ? {} : verdicts, main: "next" };
}

/** With `isLast`, a wrong answer ends the question, as in a bet. */
export function answeredNews(after: PuzzleTable, isLast = false): News[number] {
  const { puzzle, said } = after;
  const kept = puzzle.marked.length === 0 ? "" : ` You have ${listWords(puzzle.marked, "and")} so far.`;
  if (puzzle.phase === "refuted") return [said, ...(isLast ? [] : [`Try again.${kept}`])];
  return puzzle.phase === "asked" ? [said, "", ...questionParts(after)] : [said];
}

export function questionParts(state: PuzzleTable): readonly NewsPart[] {
  const { match, puzzle } = state;
  const goal = puzzle.at > 0 ? "" : goalText(state);
  const question = [goal, puzzle.decision.task, choicesText(state)].filter((line) => line !== "");
  // For a bet, the original dialogue's board is enough. Without that dialogue, a game may have facts beside the board.
  const isPlain = !puzzle.decision.onBoard && match.game.dialogue !== undefined;
  return [{ kind: isPlain ? "standing" : "facts", match }, "", ...question];
}

export function promptPuzzle({ puzzle: { phase } }: PuzzleTable): Prompt {
  if (phase === "waiting") return null;
  if (phase === "refuted") return { does: "again" };
  return { text: phase === "solved" ? 'Type "next" for another puzzle, or "quit": ' : "Your answer: " };
}
