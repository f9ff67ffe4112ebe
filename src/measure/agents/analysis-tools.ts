/** The tools that reveal exact values: `analyze` and `hint`. */

import type { McpServer } from "@modelcontextprotocol/server";
import { assist, currentPosition } from "../../core/match.ts";
import { andThen } from "../../core/result.ts";
import { cleanText } from "../../core/text.ts";
import { isOver } from "../../play/table.ts";
import { analyzePosition, bestFirst } from "../../solver/analyze.ts";
import { oracleOf } from "../../solver/oracle.ts";
import { runToEnd, timeUpAfter } from "../../solver/task.ts";
import { analysisMessage } from "../protocol/messages.ts";
import { type AgentGame, hintAt } from "./agent-game.ts";
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
    run: ({ id }) =>
      andThen(session.open.find(id), (game) => {
        const { match } = game;
        const work = oracleOf(match.game).prepare([currentPosition(match)], timeUpAfter(performance));
        if (work !== null) runToEnd(work);
        return analysisAnswer(session.open.keep(withHelp(game)));
      }),
  });
  addTool(server, "hint", {
    title: "Get a hint",
    description:
      "Gives a hint, one step per call. In the same position, the first call says what to look at, the second gives the move, and the third explains why.",
    effect: "changes",
    input: idInput,
    run: ({ id }) =>
      andThen(andThen(session.open.find(id), hintAt), ([game, { step, text }]) => {
        session.open.keep(game);
        return answer({ id, step, hint: text });
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
  const analysis = analyzePosition(match.game, currentPosition(match));
  const message = analysisMessage(match, { ...analysis, moves: bestFirst(analysis.moves) });
  const { key, toMove, over, winner, value, canWin, why } = message;
  const moves = thatFit(
    message.moves.map((each) => ({
      move: each.move,
      value: each.value,
      ...(each.why === undefined ? {} : { why: shorten(each.why) }),
    })),
  );
  const left = message.moves.length - moves.length;
  const about = { id: match.id, key, toMove, over, winner, value, canWin, why: shorten(why) };
  return answer({ ...about, moves, left });
}

/** Half of the longest answer is for everything but the moves: the position, its reasons, and signs that JSON escapes. */
function thatFit<T>(moves: readonly T[]): readonly T[] {
  let room = limits.analysisLength / 2;
  const end = moves.findIndex((move) => {
    room -= JSON.stringify(move).length;
    return room < 0;
  });
  return end === -1 ? moves : moves.slice(0, end);
}
