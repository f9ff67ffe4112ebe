/** The words that a model reads, in exams and in games. */

import type { Situation } from "../../computer/player.ts";
import type { Game, Variant } from "../../core/game.ts";
import { variantAt } from "../../core/resolve-options.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { moveNames } from "../../core/rules.ts";
import { ofSeat } from "../../core/seat.ts";
import { listWords } from "../../core/text.ts";
import { dialogueOf } from "../../core/words/simple-dialogue.ts";

/** Increase it with every change to the words, including those of the rules. */
export const promptVersion = 3;

export function movePrompt({ game, position }: Situation): string {
  const seat = game.toMove(position);
  return [
    ...situationLines(game, position),
    `You're ${ofSeat(game.seatNames, seat)}, and it's your move. Your goal: ${game.goal(position, seat)}`,
    `Your legal moves: ${moveNames(game, position).join(", ")}`,
    "",
    "Choose a move that gives you the best result you can force against a perfect opponent.",
    'End your reply with a line of its own: "Answer: " and the move, written exactly as in the list of legal moves.',
  ].join("\n");
}

export function winnerPrompt({ game, position }: Situation): string {
  return [
    ...situationLines(game, position),
    `${ofSeat(game.seatNames, game.toMove(position))} to move.`,
    "",
    `If both players play perfectly from here, who wins: ${listWords(game.seatNames, "or")}?`,
    'End your reply with a line of its own: "Answer: 1" or "Answer: 2".',
  ].join("\n");
}

/** A reply says little about a player who couldn't know the rules. */
export function checkPrompt(game: Game): Result<void> {
  const variant = variantAt(game);
  if (!variant.ok) return variant;
  const { goal, rules } = variant.value.rulesPage;
  const missing = [...(goal.trim() === "" ? ["goal"] : []), ...(rules.length === 0 ? ["rules"] : [])];
  if (missing.length === 0) return ok(undefined);
  const sentence = `${game.title} has no ${listWords(missing, "or")}, so nothing tells a player how to play. Write its rulesPage first.`;
  return fail("bad-request", sentence);
}

function situationLines(game: Variant, position: unknown): readonly string[] {
  const { goal, rules } = game.rulesPage;
  const endless = "The game can go on forever. That counts as a draw: better than a loss, worse than a win.";
  return [
    `${game.title} is a game for two players, ${listWords(game.seatNames, "and")}. ${goal}`,
    "",
    "Rules:",
    ...[...rules, ...(game.endless ? [endless] : [])].map((rule) => `- ${rule}`),
    "",
    "The position:",
    ...boardLines(game, position),
    "",
  ];
}

/** Uses the words of the game's dialogue, each line once. */
function boardLines(game: Variant, position: unknown): readonly string[] {
  const dialogue = dialogueOf(game);
  const name = ofSeat(game.seatNames, game.toMove(position));
  const lines = new Set([...dialogue.standing(position), ...dialogue.turn(position, name)]);
  return [...lines].filter((line) => line !== "" && !line.startsWith(name));
}
