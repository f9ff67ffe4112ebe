/** Describes the board to screen readers in sentences, such as "Switches: 1 to 3 off; 4 on." */

import { type Board, type Cell, type Group, kindOf, seenCells } from "../../core/board.ts";
import type { Variant } from "../../core/game.ts";
import { neighborsIn } from "../../core/graph.ts";
import type { Match } from "../../core/match.ts";
import { neededView } from "../../core/needed.ts";
import type { Dialogue } from "../../core/presentation.ts";
import { moveNames } from "../../core/rules.ts";
import { ofSeat, otherSeat } from "../../core/seat.ts";
import { listRanges, listWords } from "../../core/text.ts";
import { answerOf, dialogueOf } from "../../core/words/simple-dialogue.ts";
import { namesFor, personSeat } from "../../play/words.ts";

const mostNamed = 3;

export function spokenDialogue(match: Match): Dialogue<unknown, unknown> {
  const { game } = match;
  const [you, names] = [personSeat(match), namesFor(match)];
  const dialogue = dialogueOf(game);
  const standing = (position: unknown) => speakBoard(game.board(position));
  return {
    opening: () => {
      const welcome = `Welcome to ${game.title}. ${game.rulesPage.goal}`;
      if (you === null) return [welcome];
      const { level } = ofSeat(match.players, otherSeat(you));
      return [welcome, `You're ${ofSeat(game.seatNames, you)}, playing against the computer (${level}).`];
    },
    standing,
    turn: (position, name) => {
      const { line, about } = neededView(game, names, position, match.moves.length < 2);
      const turn = game.toMove(position) === you ? "Your turn." : `${name}, it's your turn.`;
      return [...standing(position), line, about, turn].filter((text) => text !== "");
    },
    ask: (position) => ({
      lines: [],
      prompt: promptFor(game, position),
      read: (text) => answerOf(game.parseMove(position, text)),
    }),
    moved: (before, move, after, table) => {
      const seat = game.toMove(before);
      const name = you === null ? ofSeat(table, seat).name : ofSeat(names, seat);
      const told = game.describeMove(before, move, { name, person: seat === you });
      return game.outcome(after) !== null ? [...told, ...standing(after)] : told;
    },
    ending: (position, table) => dialogue.ending(position, table).slice(-1),
    victory: (name) => dialogue.victory(name),
  };
}

function promptFor(game: Variant, position: unknown): string {
  const names = moveNames(game, position);
  return names.length > mostNamed ? "Your move: " : `Your move, ${listWords(names, "or")}: `;
}

function speakBoard(board: Board): readonly string[] {
  return board.map((group) => {
    const parts = group.shape === "graph" ? speakPoints(group) : speakKinds(group);
    return `${group.title}: ${parts.join("; ")}.`;
  });
}

function speakKinds(group: Group): readonly string[] {
  const kinds = new Map<string, readonly string[]>();
  for (const cell of named(group)) {
    const kind = cell.spoken === cell.label ? "" : kindOf(cell);
    kinds.set(kind, [...(kinds.get(kind) ?? []), cell.label]);
  }
  return Array.from(kinds, ([kind, labels]) => `${listRanges(labels)} ${kind}`.trim());
}

/** Cells without a name are only decoration. */
function named(group: Group): readonly Cell[] {
  return seenCells(group).filter(({ label }) => label !== "");
}

/** A graph has no natural order, so each point names its neighbors. */
function speakPoints(group: Group): readonly string[] {
  const neighbors = neighborsIn(group);
  return named(group).map((cell) => {
    const near = (neighbors.get(cell.id) ?? []).map(({ label }) => label).filter((label) => label !== "");
    return `${cell.label} ${kindOf(cell)}${near.length === 0 ? "" : `, next to ${listWords(near, "and")}`}`;
  });
}
