/** The tools that reveal exact values: `analyze` and `hint`. */

import type { McpServer } from "@modelcontextprotocol/server";
import { explain, mostExplained } from "../../computer/explain.ts";
import type { Analysis, MoveAnalysis } from "../../core/analysis.ts";
import type { Variant } from "../../core/game.ts";
import { assist, currentPosition } from "../../core/match.ts";
import { andThen } from "../../core/result.ts";
import { cleanText } from "../../core/text.ts";
import { describeValue } from "../../core/words/values.ts";
import { isOver } from "../../play/table.ts";
import { analyzePosition, bestFirst } from "../../solver/analyze.ts";
import { oracleOf } from "../../solver/oracle.ts";
import { timeUpAfter } from "../../solver/task.ts";
import { type AgentGame, hintAt, inSlices } from "./agent-game.ts";
import type { AgentSession } from "./agent-session.ts";
import { answer, type ToolAnswer } from "./answers.ts";
import { idInput, limits } from "./schemas.ts";
import { addTool } from "./tool.ts";

export function addAnalysisTools(server: McpServer, session: AgentSession): void {
  addTool(server, "analyze", {
    title: "Analyze a position",
    description:
      "Returns the exact value of the position and of each move, best move first, with reasons. Values are for the player to move. After that, your next move counts as made with help.",
    effect: "marks",
    input: idInput,
    run: async ({ id }) => {
      const found = session.open.find(id);
      if (found.ok) {
        const { match } = found.value;
        await inSlices(oracleOf(match.game).prepare([currentPosition(match)], timeUpAfter(performance)));
      }
      const game = session.open.find(id);
      if (!game.ok) return game;
      session.open.replace(withHelp(game.value));
      return analysisAnswer(game.value);
    },
  });
  addTool(server, "hint", {
    title: "Get a hint",
    description:
      "Gives a hint, one step per call. In the same position, the first call says what to look at, the second gives the move, and the third explains why.",
    effect: "changes",
    input: idInput,
    run: ({ id }) =>
      andThen(andThen(session.open.find(id), hintAt), ([game, { step, text }]) => {
        session.open.replace(game);
        return answer(text, { id, step, hint: text });
      }),
  });
}

function withHelp(game: AgentGame): AgentGame {
  const { match } = game;
  return isOver(game) ? game : { ...game, match: assist(match, match.moves.length) };
}

/** In a large pool, a reason may list hundreds of pairs. */
const longestReason = 1_000;

function shorten(text: string): string {
  return text.length > longestReason ? `${cleanText(text, longestReason)}…` : text;
}

function analysisAnswer({ match }: AgentGame): ToolAnswer {
  const { id, game } = match;
  const analysis = analyzePosition(game, currentPosition(match));
  const moves = thatFit(bestFirst(analysis.moves).map((move) => moveLine(game, analysis, move)));
  const left = analysis.moves.length - moves.length;
  const { toMove, over, winner, value, canWin } = analysis;
  const told = { id, key: game.key(analysis.position), toMove, over, winner, value, canWin };
  const text = [
    headLine(game, analysis),
    ...moves.map(({ line }) => line),
    ...(left === 0 ? [] : [`Moves not listed: ${left}.`]),
  ];
  return answer(text.join("\n"), { ...told, moves: moves.map(({ data }) => data), left });
}

type MoveLine = ReturnType<typeof moveLine>;

function moveLine(game: Variant, analysis: Analysis, move: MoveAnalysis) {
  const name = game.formatMove(analysis.position, move.move);
  const isExplained = analysis.moves.length <= mostExplained;
  const why = isExplained ? ` ${shorten(explain(game, analysis, move).why)}` : "";
  return {
    line: `  ${name}: ${describeValue(move.value)}.${why}`,
    data: { move: name, value: move.value },
  };
}

/** Half of the longest answer is for everything but the moves: the position, its code and the reasons. */
function thatFit(lines: readonly MoveLine[]): readonly MoveLine[] {
  let room = limits.analysisLength / 2;
  const end = lines.findIndex((line) => {
    room -= JSON.stringify(line).length;
    return room < 0;
  });
  return end === -1 ? lines : lines.slice(0, end);
}

function headLine(game: Variant, analysis: Analysis): string {
  const why = shorten(explain(game, analysis).why);
  if (analysis.over) return why;
  const value = analysis.value === null ? "" : ` and ${describeValue(analysis.value)} with best play`;
  return `Player ${analysis.toMove} is to move${value}. ${why}`;
}
