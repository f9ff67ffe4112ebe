import type { Handlers } from "../computer/computer.ts";
import { findPosition } from "../computer/job.ts";
import { pliesOf } from "../core/analysis.ts";
import type { Reason } from "../core/reason.ts";
import { andThen, fail, mapResult, ok, type Result } from "../core/result.ts";
import { ofSeat, otherSeat } from "../core/seat.ts";
import { findMove } from "../core/setup.ts";
import { listWords, quote } from "../core/text.ts";
import { sayReasons } from "../core/words/reasons.ts";
import { bestFirst } from "../solver/analyze.ts";
import { oracleOf } from "../solver/oracle.ts";
import { ideaOf, ideas } from "./ideas.ts";
import {
  decide,
  decisionsIn,
  findDefense,
  type NamedMove,
  nothingToDecide,
  reasonsAt,
  reasonsOfMove,
  valuesAt,
} from "./kinds.ts";
import { poseFor } from "./pose.ts";
import type { Decision, Puzzle, PuzzleResult } from "./puzzle.ts";
import { describeDecision, namedReply, reasonFor } from "./task.ts";

export function judge(
  puzzle: Puzzle,
  played: readonly string[],
  given: readonly string[],
): Result<PuzzleResult> {
  const here = playOn(puzzle, played);
  if (!here.ok) return here;
  const decision = decide(here.value);
  if (decision === undefined) return nothingToDecide;
  const stranger = given.find((choice) => !decision.choices.includes(choice));
  if (given.length === 0 || stranger !== undefined || (decision.ask === "one" && given.length > 1))
    return fail("illegal-move", wanted(decision, stranger), { legal: decision.choices });
  if (!isRight(decision, given)) {
    const [text, refutation] = refutationOf(here.value, decision, given);
    return ok({ right: false, text, solved: false, reply: null, next: null, refutation });
  }
  const step = played.length / 2 + 1;
  const further = nextDecision(here.value, given, { step, left: decisionsIn(puzzle) - step });
  return ok(further ?? { ...done, text: praise(here.value, given, moralOf(puzzle)) });
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

function wanted({ ask, choices }: Decision, stranger: string | undefined): string {
  const wrong = stranger === undefined ? "" : `${quote(stranger)} isn't one of the choices. `;
  return `${wrong}Choose ${ask === "one" ? "one" : "one or more"} of ${listWords(choices, "and")}.`;
}

function isRight({ ask, answers }: Decision, given: readonly string[]): boolean {
  const named = new Set(given);
  if (ask === "one") return answers.some((answer) => named.has(answer));
  return named.size === answers.length && answers.every((answer) => named.has(answer));
}

const done = { right: true, solved: true, reply: null, next: null, refutation: [] } as const;

/** In the middle of a line there's no reason yet, because it would reveal the next answers. */
function praise(puzzle: Puzzle, given: readonly string[], more: string): string {
  if (puzzle.kind === "bet") return `Right: ${reasonFor(puzzle, given[0] ?? "")}`;
  return `Right: ${listWords(given, "and")}. ${more}`.trim();
}

function nextDecision(
  puzzle: Puzzle,
  given: readonly string[],
  { step, left }: { readonly step: number; readonly left: number },
): PuzzleResult | undefined {
  const { game, position } = puzzle;
  const move = valuesAt(puzzle).moves.find(({ name }) => name === given[0]);
  const defense = left <= 0 || move === undefined ? undefined : findDefense(puzzle, move, left);
  if (defense === undefined) return undefined;
  const next = { ...puzzle, position: defense.reply.after };
  const decision = decide(next);
  if (decision === undefined) return undefined;
  const opponent = ofSeat(game.seatNames, otherSeat(game.toMove(position)));
  return {
    ...done,
    text: praise(puzzle, given, `${opponent} answers with ${defense.reply.name}.`),
    solved: false,
    reply: defense.reply.name,
    next: describeDecision(next, decision, step),
  };
}

type Refutation = readonly [text: string, moves: readonly string[]];

function refutationOf(puzzle: Puzzle, decision: Decision, given: readonly string[]): Refutation {
  const wrong = given.find((choice) => !decision.answers.includes(choice));
  if (wrong !== undefined) return refuteChoice(puzzle, wrong);
  const missing = decision.answers.length - given.length;
  return [`Right so far, but there ${missing === 1 ? "is" : "are"} ${missing} more to find.`, []];
}

function refuteChoice(puzzle: Puzzle, choice: string): Refutation {
  const { value, moves } = valuesAt(puzzle);
  const move = moves.find(({ name }) => name === choice);
  const isLost = move?.value?.kind === "loss";
  if (puzzle.kind === "mistakes") return [`${choice} isn't a mistake. It keeps the ${value?.kind}.`, []];
  if (puzzle.kind === "threats" && !isLost)
    return [
      `${choice} isn't a threat. You couldn't win on your next turn, even if your opponent did nothing.`,
      [],
    ];
  if (puzzle.kind === "trap" && !isLost)
    return [
      `${reasonFor(puzzle, choice)} Another safe move leaves your opponent more ways to lose.`,
      [choice],
    ];
  const line = bestLine(puzzle, choice);
  if (puzzle.kind === "bet") return [`No: ${reasonFor(puzzle, choice)}`, line];
  const shown = [choice, ...line];
  if (puzzle.terse === true && move !== undefined)
    return [`${choice} doesn't work: your opponent ${refutationText(puzzle, move)}.`, shown];
  // The reason why a move draws may name the moves that win.
  if (!isLost) return [`${choice} throws away the win. With best play, it's a draw now.`, shown];
  return [`${choice} doesn't work. ${reasonFor(puzzle, choice)}`.trim(), shown];
}

const longestRefutation = 4;

/** Best play after a wrong answer, starting with the reply that the reason names. In a draw, just the reply. */
function bestLine(puzzle: Puzzle, wrong: string): readonly string[] {
  const played = valuesAt(puzzle).moves.find(({ name }) => name === wrong);
  let position = played === undefined ? puzzle.position : played.after;
  const isDraw = (played ?? valuesAt(puzzle)).value?.kind === "draw";
  const most = isDraw ? (played === undefined ? 0 : 1) : longestRefutation;
  const line: string[] = [];
  while (line.length < most && puzzle.game.outcome(position) === null) {
    const moves = bestFirst(valuesAt({ ...puzzle, position }).moves);
    const named = line.length === 0 ? namedReply(puzzle, wrong) : undefined;
    const best = moves.find(({ name }) => name === named) ?? moves[0];
    if (best === undefined) break;
    line.push(best.name);
    position = best.after;
  }
  return line;
}

/** The rule behind a solved puzzle, and the most tempting mistake. A lesson leaves both for the player to find. */
function moralOf(puzzle: Puzzle): string {
  const decision = puzzle.terse === true || puzzle.kind === "bet" ? undefined : decide(puzzle);
  if (decision === undefined) return "";
  const parts = [`The idea: ${ideas[ideaOf(puzzle)]}.`, ...details(puzzle, decision)];
  return parts.filter((part) => part !== "").join(" ");
}

function details(puzzle: Puzzle, decision: Decision): readonly string[] {
  if (puzzle.kind === "threats") return [threatsText(puzzle, decision)];
  if (puzzle.kind === "trap") return [reasonFor(puzzle, decision.answers[0] ?? "")];
  return [strategyText(puzzle), trapText(puzzle, mostTempting(puzzle))];
}

/** These reasons repeat the idea or the question. */
const saidBefore: readonly Reason["kind"][] = ["leave", "needed", "multiple", "safe", "equal"];

function strategyText(puzzle: Puzzle): string {
  const { game } = puzzle;
  const reasons = reasonsAt(puzzle).filter(({ kind }) => !saidBefore.includes(kind));
  return sayReasons(reasons, game);
}

/** The mistake that comes closest to the player's own goal. Among equals, the one that loses last. */
function mostTempting(puzzle: Puzzle): NamedMove | undefined {
  const { game, position } = puzzle;
  const { value, moves } = valuesAt(puzzle);
  const oracle = oracleOf(game);
  const mover = game.toMove(position);
  const tempting = moves
    .filter((move) => move.value?.kind !== value?.kind)
    .map((move) => ({ move, near: oracle.closeness(move.after, mover), lasts: pliesOf(move.value) ?? 0 }));
  return tempting.sort((a, b) => b.near - a.near || b.lasts - a.lasts)[0]?.move;
}

function threatsText(puzzle: Puzzle, { answers }: Decision): string {
  const { game } = puzzle;
  const reasons = answers.flatMap((answer) =>
    reasonsOfMove(puzzle, answer).filter(({ kind }) => kind === "threat"),
  );
  return sayReasons(reasons, game);
}

function trapText(puzzle: Puzzle, trap: NamedMove | undefined): string {
  return trap === undefined
    ? ""
    : `The trap: after ${trap.name}, your opponent ${refutationText(puzzle, trap)}.`;
}

function refutationText(puzzle: Puzzle, { value, after }: NamedMove): string {
  const { game } = puzzle;
  const [reply] = bestFirst(valuesAt({ ...puzzle, position: after }).moves);
  if (value?.kind === "draw") return `gets a draw, for example with ${reply?.name}`;
  const isEnd = reply !== undefined && game.outcome(reply.after) !== null;
  return isEnd ? `wins right away with ${reply.name}` : `answers with ${reply?.name} and wins`;
}

export const puzzleHandlers: Handlers<"pose" | "judge"> = {
  pose: (games, { request }) => mapResult(poseFor(games, request), (puzzle) => ({ puzzle })),
  judge: (games, { puzzle, played, given }) =>
    andThen(findPosition(games, puzzle), (found) =>
      judge({ ...found, kind: puzzle.kind, terse: puzzle.terse ?? false }, played, given),
    ),
};
