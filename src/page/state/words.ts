import { seenCells } from "../../core/board.ts";
import type { Match } from "../../core/match.ts";
import { otherSeat } from "../../core/seat.ts";
import { listWords } from "../../core/text.ts";
import { personSeat, playerName } from "../../play/words.ts";
import type { MoveEffect } from "./board/move-effect.ts";

export function aboutLine(match: Match): string {
  const you = personSeat(match);
  const opponents = `against ${playerName(match, you === null ? 2 : otherSeat(you))}`;
  return `${match.game.title}${you === null ? `: ${playerName(match, 1)}` : ""} ${opponents}`;
}

/** With more changes than this, only the board shows them. */
const mostTold = 20;

export function previewLine(name: string, { changed }: MoveEffect): string {
  if (changed.length === 0) return "";
  if (changed.length > mostTold) return `After ${name}: ${changed.length} changes on the board.`;
  const cells = new Map<string, readonly string[]>();
  for (const { spoken } of changed) {
    const [cell = "", becomes = "changed"] = spoken.split(", ", 2);
    cells.set(becomes, [...(cells.get(becomes) ?? []), cell]);
  }
  const are = (names: readonly string[]) => `${listWords(names, "and")} ${names.length > 1 ? "are" : "is"}`;
  const told = Array.from(cells, ([becomes, names]) => `${are(names)} ${becomes}`);
  return `After ${name}: ${told.join("; ")}.`;
}

const longest = 240;

export function foldText(text: string) {
  const cut = text.lastIndexOf(". ", longest - 1) + 1;
  if (text.length <= longest || cut === 0) return { head: text, rest: "" };
  return { head: text.slice(0, cut), rest: text.slice(cut) };
}

export function boardText(match: Match, position: unknown): string {
  const board = match.game.board(position);
  return board
    .map((group) => `${group.title}: ${shorten(seenCells(group).map(({ spoken }) => spoken))}.`)
    .join(" ");
}

function shorten(words: readonly string[]): string {
  const shown =
    words.length > 40 ? [...words.slice(0, 30), `${words.length - 33} more`, ...words.slice(-3)] : words;
  return shown.join("; ");
}
