import type { Situation } from "../../computer/player.ts";
import type { Game, Variant } from "../../core/game.ts";
import { variantAt } from "../../core/resolve-options.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { moveNames } from "../../core/rules.ts";
import { ofSeat, type Pair } from "../../core/seat.ts";
import { listWords } from "../../core/text.ts";
import { dialogueOf } from "../../core/words/simple-dialogue.ts";

/** Increase this with every change to the words, including those of the rules. */
export const promptVersion = 4;

export interface Telling {
  readonly title: string;
  readonly goal: string;
  readonly rules: readonly string[];
  readonly position: readonly string[];
  readonly seatNames: Pair<string>;
  /** The goal of the player to move. */
  readonly aim: string;
  readonly moves: readonly string[];
}

/** Without `isListed`, the board doesn't give away the legal moves, either. */
function tell({ game, position }: Situation, isListed = true): Telling {
  const { title, rulesPage, seatNames } = game;
  const aim = game.goal(position, game.toMove(position));
  const lines = boardLines(game, position, isListed);
  return { title, ...rulesPage, position: lines, seatNames, aim, moves: moveNames(game, position) };
}

export function movePrompt(
  situation: Situation,
  isListed = true,
  telling = tell(situation, isListed),
): string {
  const { seatNames, aim, moves } = telling;
  const [list, form] = isListed
    ? [[`Your legal moves: ${moves.join(", ")}`], "exactly as in the list of legal moves"]
    : [[], `in the same form as ${moves.at(-1)}`];
  return [
    ...tellingLines(situation, telling),
    `You're ${moverIn(situation, seatNames)}, and it's your move. Your goal: ${aim}`,
    ...list,
    "",
    "Choose a move that gives you the best result you can force against a perfect opponent.",
    `End your reply with a line that contains only "Answer: " and the move, written ${form}.`,
  ].join("\n");
}

export function winnerPrompt(situation: Situation, telling = tell(situation)): string {
  const { seatNames } = telling;
  return [
    ...tellingLines(situation, telling),
    `${moverIn(situation, seatNames)} to move.`,
    "",
    `If both players play perfectly from here, who wins: ${listWords(seatNames, "or")}?`,
    'End your reply with a line that contains only "Answer: 1" or "Answer: 2".',
  ].join("\n");
}

/** Fails without a goal or rules, because a reply would say little about a player who couldn't know them. */
export function checkPrompt(game: Game): Result<void> {
  const variant = variantAt(game);
  if (!variant.ok) return variant;
  const { goal, rules } = variant.value.rulesPage;
  const missing = [...(goal.trim() === "" ? ["goal"] : []), ...(rules.length === 0 ? ["rules"] : [])];
  if (missing.length === 0) return ok(undefined);
  const sentence = `${game.title} has no ${listWords(missing, "or")}, so players wouldn't know how to play. Add what's missing to its rulesPage.`;
  return fail("bad-request", sentence);
}

function moverIn({ game, position }: Situation, seatNames: Pair<string>): string {
  return ofSeat(seatNames, game.toMove(position));
}

function tellingLines({ game }: Situation, telling: Telling): readonly string[] {
  const { title, goal, rules, position, seatNames } = telling;
  const endless = "The game can go on forever. That counts as a draw: better than a loss, worse than a win.";
  return [
    `${title} is a game for two players, ${listWords(seatNames, "and")}. ${goal}`,
    "",
    "Rules:",
    ...[...rules, ...(game.endless ? [endless] : [])].map((rule) => `- ${rule}`),
    "",
    "The position:",
    ...position,
    "",
  ];
}

/** Returns each line of the dialogue once. Without `isListed`, leaves out lists of moves, which are in brackets. */
function boardLines(game: Variant, position: unknown, isListed: boolean): readonly string[] {
  const dialogue = dialogueOf(game);
  const name = ofSeat(game.seatNames, game.toMove(position));
  const turn = dialogue.turn(position, name).filter((line) => isListed || !line.includes("["));
  const lines = new Set([...dialogue.standing(position), ...turn]);
  return [...lines].filter((line) => line !== "" && !line.startsWith(name));
}
