/** What a tool returns: text and structured content, or a tool error with the reason and the legal moves. */

import type { CallToolResult } from "@modelcontextprotocol/server";
import type { Problem, Result } from "../core/result.ts";
import { listWords } from "../core/text.ts";
import type { AgentGame } from "./agent-game.ts";
import { limits } from "./limits.ts";
import { moveMessage, moveText, stateMessage, stateText } from "./state-message.ts";

export function answer(text: string, structuredContent: Readonly<Record<string, unknown>>): CallToolResult {
  return { content: [{ type: "text", text }], structuredContent: { ...structuredContent } };
}

/** Not an error of the protocol: the agent reads it and tries again. */
export function toolError({ code, message, legal }: Problem): CallToolResult {
  const offer = legal === undefined || legal.length === 0 ? "" : ` Legal moves: ${listWords(legal, "or")}.`;
  return {
    isError: true,
    content: [{ type: "text", text: `${message}${offer} (${code})` }],
    structuredContent: { error: { code, message, ...(legal === undefined ? {} : { legal: [...legal] }) } },
  };
}

export function stateAnswer(game: Result<AgentGame>, history: "recent" | "all" = "recent"): CallToolResult {
  if (!game.ok) return toolError(game.problem);
  const state = stateMessage(game.value, history === "all" ? Number.POSITIVE_INFINITY : limits.recentMoves);
  return answer(stateText(game.value, state), state);
}

/** Without what stays the same for the whole game. */
export function moveAnswer(before: Result<AgentGame>, game: Result<AgentGame>): CallToolResult {
  if (!before.ok || !game.ok) return stateAnswer(game);
  const since = before.value.match.moves.length;
  return answer(moveText(game.value, since), moveMessage(game.value, since));
}
