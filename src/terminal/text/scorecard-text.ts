/** A saved game with hindsight: each move's value, the first mistake, and how well each player did. */

import type { Value } from "../../core/analysis.ts";
import { type Match, moveName } from "../../core/match.ts";
import { ofSeat, type Seat } from "../../core/seat.ts";
import { type Scorecard, type ScoredMove, scorecard } from "../../players/scorecard.ts";
import { accuracyLines, mistakeLine } from "../../players/scorecard-words.ts";
import { markValue } from "../../words/values.ts";
import type { Host } from "../host.ts";
import { styleFor } from "./style.ts";
import { formatTable } from "./text-table.ts";
import { paint } from "./value-text.ts";

export function scorecardMessage(match: Match) {
  const { game, id, options, first, players } = match;
  const card = cardOf(match);
  return {
    id,
    game: game.id,
    options,
    first,
    players,
    moves: card.moves.map((scored, at) => ({
      seat: scored.seat,
      move: moveName(match, at),
      before: scored.before,
      value: scored.value,
      verdict: scored.grade,
      best: scored.best.map((move) => game.formatMove(match.positions[at], move)),
    })),
    firstMistake: card.firstMistake,
    accuracy: card.accuracy,
    result: match.outcome,
  };
}

export function scorecardLines(host: Host, match: Match): readonly string[] {
  const style = styleFor(host);
  const card = cardOf(match);
  const [header = "", ...rows] = formatTable(
    ["", "PLAYER", "MOVE", "VALUE", "", "BETTER"],
    card.moves.map((scored, index) => [
      `${index + 1}.`,
      ofSeat(match.players, scored.seat).name,
      moveName(match, index),
      markValue(scored.value),
      gradeWords[scored.grade],
      scored.grade === "gave-away" ? betterMoves(match, index, scored) : "",
    ]),
  );
  return [
    style.bold(`${match.game.title}, ${match.players.map((player) => player.name).join(" against ")}`),
    `Values of ${ofSeat(match.players, 1).name}: ${valueLine(card, 1)}`,
    "",
    style.bold(header),
    ...rows.map((row, index) => paint(style, card.moves[index]?.value ?? null, row)),
    "",
    mistakeLine(match, card),
    ...accuracyLines(match, card),
  ];
}

const gradeWords = { kept: "kept the result", "gave-away": "GAVE IT AWAY", unknown: "not known" } as const;

function cardOf(match: Match): Scorecard {
  return scorecard(match.game, match.options, match.positions, match.moves);
}

/** One mark a move, as the seat sees it: + won, - lost, = drawn, ? not known. */
export function valueLine(card: Scorecard, viewer: Seat): string {
  return card.moves.map(({ seat, value }) => markFor(value, seat === viewer)).join(" ");
}

function markFor(value: Value | null, own: boolean): string {
  if (value === null) return "?";
  if (value.kind === "draw") return "=";
  return (value.kind === "win") === own ? "+" : "-";
}

function betterMoves({ game, positions }: Match, at: number, { best }: ScoredMove): string {
  const names = best.slice(0, 3).map((move) => game.formatMove(positions[at], move));
  return best.length > 3 ? `${names.join(", ")}, ...` : names.join(", ");
}
