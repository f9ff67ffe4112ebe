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
import { listWords } from "../../core/text.ts";
import { endingLines } from "../../core/words/endings.ts";
import { standingLines } from "../../core/words/simple-dialogue.ts";
import { countOf } from "../../core/words/values.ts";
import { personSeat } from "../../play/words.ts";
import type { AgentGame } from "./agent-game.ts";
import { limits } from "./schemas.ts";

export type ToolAnswer = Result<CallToolResult>;

export function answer(text: string, structuredContent: Readonly<Record<string, unknown>>): ToolAnswer {
  return ok({ content: [{ type: "text", text }], structuredContent: { ...structuredContent } });
}

export function stateAnswer(game: AgentGame): ToolAnswer {
  const state = stateMessage(game);
  return answer(stateText(game, state), state);
}

/** Leaves out anything that stays the same for the whole game. */
export function moveAnswer(game: AgentGame, since: number): ToolAnswer {
  return answer(moveText(game, since), moveMessage(game, since));
}

type StateMessage = ReturnType<typeof stateMessage>;

/** Lists only the latest moves, so a state doesn't grow with the game. */
export function stateMessage({ match }: AgentGame) {
  const { game } = match;
  const position = currentPosition(match);
  const [you, toMove] = [personSeat(match), seatToMove(match)];
  const over = match.outcome !== null;
  const goal = (seat: Seat) => game.goal(position, seat);
  return {
    id: match.id,
    game: game.id,
    title: game.title,
    options: game.options,
    first: match.first,
    /** Null if the agent plays both sides. */
    you,
    opponent: match.players.find(({ level }) => level !== undefined)?.level ?? null,
    goal: goal(you ?? toMove),
    goals: [goal(1), goal(2)],
    key: game.key(position),
    board: standingLines(game, position),
    toMove,
    yourTurn: !over && (you === null || you === toMove),
    over,
    result: match.outcome,
    legal: over ? [] : moveNames(game, position),
    plies: match.moves.length,
    history: historyOf(match, limits.recentMoves),
    plyLimit: usualPlyLimit,
    notes: notesOf(match),
  };
}

function moveMessage({ match }: AgentGame, since: number) {
  const { id, game, outcome } = match;
  const position = currentPosition(match);
  return {
    id,
    plies: match.moves.length,
    moves: historyOf(match, match.moves.length - since).map(({ move }) => move),
    key: game.key(position),
    over: outcome !== null,
    ...(outcome === null
      ? { toMove: seatToMove(match), legal: moveNames(game, position) }
      : { result: outcome }),
  };
}

/** "Player 1 (you)", "Player 2 (computer, medium)", or plain names if the agent plays both sides. */
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
  const { game } = match;
  const own = game.notes?.(currentPosition(match)) ?? [];
  const times = timesStood(match);
  if (times < 3 || match.outcome !== null) return own;
  return [...own, `This position has come up ${times} times with the same player to move.`];
}

export function stateText({ match }: AgentGame, state: StateMessage): string {
  const names = seatNames(match);
  const options = Object.entries(state.options).map(([name, value]) => `${name} ${value}`);
  return [
    `${state.title}, game ${state.id}: ${names.join(" against ")}. Options: ${options.join(", ") || "none"}.`,
    ...(state.goals[0] === state.goals[1]
      ? [`Goal: ${state.goals[0]}`]
      : state.goals.map((goal, index) => `Goal for ${names[index]}: ${goal}`)),
    ...historyLines(state),
    `Current position (${state.key}):`,
    ...state.board.map((line) => `  ${line}`),
    ...state.notes.map((note) => `Note: ${note}`),
    ...(state.over
      ? ["The game is over.", ...endingLines(match, names)]
      : turnLines(state, ofSeat(names, seatToMove(match)))),
  ].join("\n");
}

function moveText({ match }: AgentGame, since: number): string {
  const { game, outcome, moves } = match;
  const [names, position] = [seatNames(match), currentPosition(match)];
  const legal = () => listWords(moveNames(game, position), "or");
  return [
    ...historyOf(match, moves.length - since).map(({ move, text }) => `${move}: ${text}`),
    ...standingLines(game, position),
    ...notesOf(match).map((note) => `Note: ${note}`),
    ...(outcome === null
      ? [`${ofSeat(names, seatToMove(match))} to move. Legal moves: ${legal()}.`]
      : endingLines(match, names)),
  ].join("\n");
}

function historyLines({ history, first, plies }: StateMessage): readonly string[] {
  if (history.length === 0) return [`No moves yet. Player ${first} moves first.`];
  return [
    plies === history.length ? "All moves so far:" : `Latest moves (out of ${plies}):`,
    ...history.map(({ ply, seat, move, text }) => `  ${ply}. Player ${seat} played ${move}: ${text}`),
  ];
}

function turnLines({ legal, plyLimit, plies }: StateMessage, mover: string): readonly string[] {
  const left = plyLimit - plies;
  const stop = `The game will stop as unfinished after ${countOf(left, "more move")}.`;
  return [`${mover} to move. Legal moves: ${listWords(legal, "or")}.`, ...(left <= 20 ? [stop] : [])];
}
