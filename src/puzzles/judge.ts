import type { Handlers } from "../computer/computer.ts";
import { findPosition } from "../computer/job.ts";
import type { Reason } from "../core/reason.ts";
import { andThen, fail, mapResult, ok, type Result } from "../core/result.ts";
import { findMove } from "../core/setup.ts";
import { listWords } from "../core/text.ts";
import { sayReasons } from "../core/words/reasons.ts";
import { ideaOf, ideas } from "./ideas.ts";
import { decide, decisionsIn, findDefense, nothingToDecide, reasonsAt, valuesAt } from "./kinds.ts";
import { poseFor } from "./pose.ts";
import { answerCount, type Puzzle, type PuzzleResult } from "./puzzle.ts";
import { describeDecision, reasonFor, refutationText, replyTo, temptingMistake } from "./task.ts";

export function judge(
  puzzle: Puzzle,
  played: readonly string[],
  given: readonly string[],
): Result<PuzzleResult> {
  const here = playOn(puzzle, played);
  if (!here.ok) return here;
  const decision = decide(here.value);
  if (decision === undefined) return nothingToDecide;
  const { choices, answers } = decision;
  const count = answerCount(decision);
  if (new Set(given).size !== count || !given.every((choice) => choices.includes(choice)))
    return fail("illegal-move", `Choose ${count} of these: ${choices.join(", ")}.`, { legal: choices });
  const wrong = given.find((choice) => !answers.includes(choice));
  if (wrong !== undefined) return ok({ ...done, right: false, ...refuteChoice(here.value, wrong) });
  const step = played.length / 2 + 1;
  const further = nextDecision(here.value, given, { step, left: decisionsIn(puzzle) - step });
  return ok(further ?? { ...done, ...praise(here.value, given, moralOf(puzzle, played.length === 0)) });
}

function playOn(puzzle: Puzzle, played: readonly string[]): Result<Puzzle> {
  let { position } = puzzle;
  for (const name of played) {
    const move = findMove(puzzle.game, position, name);
    if (!move.ok) return move;
    position = puzzle.game.play(position, move.value);
  }
  return ok({ ...puzzle, position });
}

const done = { right: true, reply: null, next: null, refutation: [] } as const;

/** In the middle of a line, a reason would reveal the next answers. */
function praise(
  puzzle: Puzzle,
  given: readonly string[],
  text: string,
): Pick<PuzzleResult, "verdict" | "text"> {
  if (puzzle.kind === "bet") return { verdict: `Right: ${reasonFor(puzzle, given[0] ?? "")}`, text: "" };
  return { verdict: `Right: ${listWords(given, "and")}.`, text };
}

function nextDecision(
  puzzle: Puzzle,
  given: readonly string[],
  { step, left }: { readonly step: number; readonly left: number },
): PuzzleResult | undefined {
  const move = valuesAt(puzzle).moves.find(({ name }) => name === given[0]);
  const defense = left <= 0 || move === undefined ? undefined : findDefense(puzzle, move, left);
  if (defense === undefined) return undefined;
  const next = { ...puzzle, position: defense.reply.after };
  const decision = decide(next);
  if (decision === undefined) return undefined;
  return {
    ...done,
    ...praise(puzzle, given, `Your opponent answers with ${defense.reply.name}.`),
    reply: defense.reply.name,
    next: describeDecision(next, decision, step),
  };
}

function refuteChoice(puzzle: Puzzle, choice: string): Pick<PuzzleResult, "verdict" | "text" | "refutation"> {
  const { value, moves } = valuesAt(puzzle);
  const move = moves.find(({ name }) => name === choice);
  const isLost = move?.value?.kind === "loss";
  const reason = reasonFor(puzzle, choice);
  if (puzzle.kind === "mistakes") {
    const verdict = `Wrong: ${choice} ${value?.kind === "win" ? "keeps your win" : "doesn't lose"}.`;
    return { verdict, text: reason, refutation: [] };
  }
  if (puzzle.kind === "threats" && !isLost) {
    const text = "You couldn't win on your next turn, even if your opponent did nothing.";
    return { verdict: `Wrong: ${choice} isn't a threat.`, text, refutation: [] };
  }
  if (puzzle.kind === "trap" && !isLost) {
    const verdict = `Not quite: ${choice} is safe, but another safe move sets more traps.`;
    return { verdict, text: reason, refutation: [choice] };
  }
  const line = bestLine(puzzle, choice);
  if (move === undefined) return { verdict: `No: ${reason}`, text: "", refutation: line };
  // The reason why a move throws away a win may name the winning moves, so it's left out.
  const why =
    isLost && reason !== "" ? reason : `After ${choice}, your opponent ${refutationText(puzzle, move)}.`;
  return {
    verdict: `Wrong: ${why.charAt(0).toLowerCase()}${why.slice(1)}`,
    text: "",
    refutation: [choice, ...line],
  };
}

const longestRefutation = 4;

/** The best play after a wrong answer, from the reply that the reason names. In a draw, just that reply. */
function bestLine(puzzle: Puzzle, wrong: string): readonly string[] {
  const played = valuesAt(puzzle).moves.find(({ name }) => name === wrong);
  let position = played === undefined ? puzzle.position : played.after;
  const isDraw = (played ?? valuesAt(puzzle)).value?.kind === "draw";
  const most = isDraw ? (played === undefined ? 0 : 1) : longestRefutation;
  const line: string[] = [];
  while (line.length < most && puzzle.game.outcome(position) === null) {
    const best = replyTo(puzzle, position, line.length === 0 ? wrong : "");
    if (best === undefined) break;
    line.push(best.name);
    position = best.after;
  }
  return line;
}

/** In a lesson, players find the idea themselves. After several moves, the details no longer fit. */
function moralOf(puzzle: Puzzle, isFirst: boolean): string {
  if (puzzle.terse === true || puzzle.kind === "bet") return "";
  const parts = [`The idea: ${ideas[ideaOf(puzzle)]}.`, ...(isFirst ? detailsOf(puzzle) : [])];
  return parts.filter((part) => part !== "").join(" ");
}

/** These reasons only repeat the idea or the question. */
const saidBefore: readonly Reason["kind"][] = ["leave", "needed", "multiple", "safe", "equal"];

function detailsOf(puzzle: Puzzle): readonly string[] {
  const { game, kind } = puzzle;
  const { answers = [] } = decide(puzzle) ?? {};
  if (kind === "trap") return [reasonFor(puzzle, answers[0] ?? "")];
  if (kind === "threats") {
    const reasons = answers.flatMap((answer) => reasonsAt(puzzle, answer));
    return [
      sayReasons(
        reasons.filter((reason) => reason.kind === "threat"),
        game,
      ),
    ];
  }
  const reasons = reasonsAt(puzzle).filter((reason) => !saidBefore.includes(reason.kind));
  return [sayReasons(reasons, game), temptingMistake(puzzle, "The trap:")];
}

export const puzzleHandlers: Handlers<"pose" | "judge"> = {
  pose: (games, { request }) => mapResult(poseFor(games, request), (puzzle) => ({ puzzle })),
  judge: (games, { puzzle, played, given }) =>
    andThen(findPosition(games, puzzle), (found) =>
      judge({ ...found, kind: puzzle.kind, terse: puzzle.terse ?? false }, played, given),
    ),
};
