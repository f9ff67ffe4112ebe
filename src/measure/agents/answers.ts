import type { CallToolResult } from "@modelcontextprotocol/server";
import {
  currentPosition,
  hasComputer,
  type Match,
  moveName,
  seatToMove,
  timesStood,
  usualPlyLimit,
} from "../../core/match.ts";
import { ok, type Result } from "../../core/result.ts";
import { moveNames } from "../../core/rules.ts";
import { ofSeat, type Pair, type Seat } from "../../core/seat.ts";
import { cleanText } from "../../core/text.ts";
import { endingLines } from "../../core/words/endings.ts";
import { dialogueOf } from "../../core/words/simple-dialogue.ts";
import { personSeat } from "../../play/words.ts";
import { analyzePosition, bestFirst } from "../../solver/analyze.ts";
import { analysisMessage } from "../protocol/messages.ts";
import type { AgentGame } from "./agent-game.ts";
import { limits } from "./schemas.ts";

export type ToolAnswer = Result<CallToolResult>;

/** The data is JSON in the text, because every client passes the text on to its agent. */
export function answer(data: Readonly<Record<string, unknown>>): ToolAnswer {
  return ok({ content: [{ type: "text", text: JSON.stringify(data) }] });
}

export function stateAnswer(game: AgentGame): ToolAnswer {
  return answer(stateMessage(game));
}

/** Leaves out everything that stays the same for the whole game, except its id. */
export function moveAnswer({ match }: AgentGame, since: number): ToolAnswer {
  return answer(standing(match, match.moves.length - since));
}

export function stateMessage({ match }: AgentGame) {
  const { game, first } = match;
  const position = currentPosition(match);
  const you = personSeat(match);
  const goal = (seat: Seat) => game.goal(position, seat);
  return {
    game: game.id,
    title: game.title,
    options: game.options,
    first,
    /** Null if the agent plays both sides. */
    you,
    opponent: match.players.find(({ level }) => level !== undefined)?.level ?? null,
    goal: goal(you ?? seatToMove(match)),
    goals: [goal(1), goal(2)],
    plyLimit: usualPlyLimit,
    // Includes only the latest moves, so a state doesn't grow with the game.
    ...standing(match, limits.recentMoves),
  };
}

function standing(match: Match, mostMoves: number) {
  const { id, game, outcome: result, moves } = match;
  const position = currentPosition(match);
  const [you, toMove] = [personSeat(match), seatToMove(match)];
  const over = result !== null;
  return {
    id,
    history: historyOf(match, mostMoves),
    plies: moves.length,
    key: game.key(position),
    board: dialogueOf(game).standing(position),
    notes: over ? endingLines(match, seatNames(match)) : notesOf(match),
    over,
    result,
    toMove,
    yourTurn: !over && (you === null || you === toMove),
    legal: over ? [] : moveNames(game, position),
  };
}

function seatNames(match: Match): Pair<string> {
  const alone = hasComputer(match);
  const name = (seat: Seat) => {
    const { level } = ofSeat(match.players, seat);
    const who = level === undefined ? "you" : `computer, ${level}`;
    return alone ? `${ofSeat(match.game.seatNames, seat)} (${who})` : ofSeat(match.game.seatNames, seat);
  };
  return [name(1), name(2)];
}

function historyOf(match: Match, mostMoves: number) {
  const { game, moves, positions } = match;
  const names = seatNames(match);
  const earlier = Math.max(0, moves.length - mostMoves);
  return moves.slice(earlier).map((move, place) => {
    const index = earlier + place;
    const before = positions[index];
    const seat = game.toMove(before);
    const told = game.describeMove(before, move, { name: ofSeat(names, seat), person: false });
    return { ply: index + 1, seat, move: moveName(match, index), text: told.join(" ") };
  });
}

function notesOf(match: Match): readonly string[] {
  const own = match.game.notes?.(currentPosition(match)) ?? [];
  const times = timesStood(match);
  return times < 3 ? own : [...own, `This position has come up ${times} times with the same player to move.`];
}

/** In characters. In a large pool of numbers, a reason may list hundreds of pairs. */
const longestReason = 250;

function shorten(text: string): string {
  return text.length > longestReason ? `${cleanText(text, longestReason)}…` : text;
}

export function analysisAnswer({ match }: AgentGame): ToolAnswer {
  const analysis = analyzePosition(match.game, currentPosition(match));
  const message = analysisMessage(match, { ...analysis, moves: bestFirst(analysis.moves) });
  const { key, toMove, over, winner, value, canWin, why } = message;
  const moves = message.moves.slice(0, limits.analyzedMoves).map((each) => ({
    move: each.move,
    value: each.value,
    ...(each.why === undefined ? {} : { why: shorten(each.why) }),
  }));
  const left = message.moves.length - moves.length;
  const about = { id: match.id, key, toMove, over, winner, value, canWin, why: shorten(why) };
  return answer({ ...about, moves, left });
}
