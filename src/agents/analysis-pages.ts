/** The analysis of a position in parts, none of which is too long for an agent to read. */

import type { CallToolResult } from "@modelcontextprotocol/server";
import type { Analysis, MoveAnalysis } from "../core/analysis.ts";
import type { Game } from "../core/game.ts";
import { currentPosition } from "../core/match.ts";
import { fail } from "../core/result.ts";
import { cleanText } from "../core/text.ts";
import { analyzePosition } from "../solver/analyze.ts";
import { explain, mostExplained } from "../words/explain.ts";
import { describeValue } from "../words/values.ts";
import type { AgentGame } from "./agent-game.ts";
import { answer, toolError } from "./answers.ts";
import { limits } from "./limits.ts";

/** In a large pool a reason can list hundreds of pairs. */
const longestReason = 1_000;

function shorten(text: string): string {
  return text.length > longestReason ? `${cleanText(text, longestReason)}…` : text;
}

export function analysisAnswer({ match }: AgentGame, page: number): CallToolResult {
  const { id, game, options } = match;
  const analysis = analyzePosition(game, currentPosition(match), options);
  const pages = pagesOf(analysis.moves.map((move) => moveLine(game, analysis, move)));
  const moves = pages[page - 1];
  if (moves === undefined)
    return toolError(fail("bad-request", `page must be at most ${pages.length} (got ${page}).`).problem);
  const { toMove, over, winner, value, canWin } = analysis;
  const told = { id, key: game.key(analysis.position), toMove, over, winner, value, canWin };
  const text = [headLine(game, analysis), ...moves.map(({ line }) => line), ...moreLine(page, pages.length)];
  return answer(text.join("\n"), {
    ...told,
    moves: moves.map(({ data }) => data),
    page,
    pages: pages.length,
  });
}

interface MoveLine {
  readonly line: string;
  readonly data: Readonly<Record<string, unknown>>;
}

function moveLine(game: Game, analysis: Analysis, move: MoveAnalysis): MoveLine {
  const name = game.formatMove(analysis.position, move.move);
  const isExplained = analysis.moves.length <= mostExplained;
  const why = isExplained ? ` ${shorten(explain(game, analysis, move).why)}` : "";
  return {
    line: `  ${name}: ${describeValue(move.value)}.${why}`,
    data: { move: name, value: move.value },
  };
}

/** Half of what an answer may have is left for the rest of it: the position, its key and why. */
function pagesOf(lines: readonly MoveLine[]): readonly (readonly MoveLine[])[] {
  const pages: MoveLine[][] = [[]];
  let length = 0;
  for (const line of lines) {
    length += JSON.stringify(line).length;
    if (length > limits.analysisLength / 2) {
      pages.push([]);
      length = JSON.stringify(line).length;
    }
    pages.at(-1)?.push(line);
  }
  return pages;
}

function headLine(game: Game, analysis: Analysis): string {
  const why = shorten(explain(game, analysis).why);
  if (analysis.over) return why;
  const value = analysis.value === null ? "" : ` and, with best play, ${describeValue(analysis.value)}`;
  return `Player ${analysis.toMove} is to move${value}. ${why}`;
}

function moreLine(page: number, pages: number): readonly string[] {
  if (pages === 1) return [];
  const next = page < pages ? `; ask for page ${page + 1}` : "";
  return [`Page ${page} of ${pages}${next}.`];
}
