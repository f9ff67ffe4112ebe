/**
 * A sealed match: the operator's plan sets the games, opponents and seeds. The agent can't set up a position, take a
 * move back or ask for values. Each move is in the log before the agent sees the reply.
 */

import { type CallToolResult, McpServer } from "@modelcontextprotocol/server";
import { playedNames } from "../core/match.ts";
import { rulesOf } from "../core/presentation.ts";
import { version } from "../core/program.ts";
import { rebuildMatch, toRecord } from "../core/record.ts";
import { fail, ok, type Result } from "../core/result.ts";
import { cleanName } from "../core/text.ts";
import type { LogLine } from "../exam/chained-log.ts";
import type { MatchFolder } from "../exam/match-folder.ts";
import { openPlanned, type PlannedGame, plannedGames } from "../exam/match-plan.ts";
import { isOver } from "../table/table.ts";
import { type AgentGame, openGame, resignGame } from "./agent-game.ts";
import type { AgentSession } from "./agent-session.ts";
import { answer, moveAnswer, playAnswer, stateAnswer } from "./answers.ts";
import { rulesText } from "./reading.ts";
import { nothingInput, sealedPlayInput } from "./schemas.ts";
import { addTool } from "./tool.ts";

type MatchHost = Pick<AgentSession, "program" | "games" | "now" | "newId">;

const instructions =
  "A match of two-player games of pure skill, set by its organiser. rules explains a game, next_game starts the next one; then " +
  "play, one move at a time. You play one game at a time, and can't take moves back. A game that is not finished counts as lost.";

/** All connections share the same match. */
export function matchServerFor(folder: MatchFolder, host: MatchHost): () => McpServer {
  const { name, title } = host.program;
  const match = openMatch(folder, host);
  return () => {
    const about = { name: `${name}-match`, title: `${title} match`, version };
    const server = new McpServer(about, { instructions });
    const client = () => cleanName(server.server.getClientVersion()?.name ?? "");
    addTool(server, "rules", {
      title: "Read the rules",
      description: "The goal and the rules of the current game, or of the next one.",
      effect: "reads",
      input: nothingInput,
      run: () => rulesAnswer(host, match.planned()),
    });
    addTool(server, "next_game", {
      title: "Start the next game",
      description: "Starts the next game of the match, once the one before is over, and returns its state.",
      effect: "changes",
      input: nothingInput,
      run: () => stateAnswer(match.next(client())),
    });
    addTool(server, "state", {
      title: "Look at the game",
      description: "Everything about the current game, or the last one.",
      effect: "reads",
      input: nothingInput,
      run: () => stateAnswer(match.now()),
    });
    addTool(server, "play", {
      title: "Make a move",
      description:
        "Makes your move, which is final, and the opponent's reply. An illegal move changes nothing; you get the legal moves instead.",
      effect: "changes",
      input: sealedPlayInput,
      run: ({ move }) => playAnswer(match.now, (by) => match.change(client(), by), move),
    });
    addTool(server, "resign", {
      title: "Resign the game",
      description: "Resigns the game: your opponent wins.",
      effect: "ends",
      input: nothingInput,
      run: () => moveAnswer(match.now(), match.change(client(), resignGame)),
    });
    return server;
  };
}

/** Nothing changes unless it is in the log. */
function openMatch({ plan, games, log }: MatchFolder, host: MatchHost) {
  const planned = plannedGames(plan);
  let number = games.length;
  let now = resumed(games.at(-1), plan.plies, host);
  let isStarted = false;
  const write = (client: string, line: LogLine): Result<void> => {
    const at = host.now().toISOString();
    const started = isStarted ? ok(undefined) : log.append({ event: "server", client, at });
    isStarted = started.ok;
    return started.ok ? log.append(line) : started;
  };
  const current = (): Result<AgentGame> =>
    now === null ? fail("not-found", "No game is open; call next_game.") : ok(now);
  return {
    now: current,
    /** The current game, or the next one. */
    planned: () => planned[now === null || isOver(now) ? number : number - 1] ?? planned.at(-1),
    next(client: string): Result<AgentGame> {
      if (now !== null && !isOver(now))
        return fail(
          "bad-request",
          `Game ${number} of ${planned.length} is not over; finish or resign it first.`,
        );
      const next = planned[number];
      if (next === undefined) return fail("game-over", "The match is over: every game has been played.");
      const opened = openPlanned(host, host.games, next);
      if (!opened.ok) return opened;
      const game = openGame(opened.value, plan.plies);
      const line = { event: "start", number: next.number, record: toRecord(game.match) };
      const written = write(client, line);
      if (!written.ok) return written;
      [now, number] = [game, next.number];
      return ok(game);
    },
    change(client: string, by: (game: AgentGame) => Result<AgentGame>): Result<AgentGame> {
      const before = current();
      const changed = before.ok ? by(before.value) : before;
      if (!before.ok || !changed.ok) return changed;
      const { match } = changed.value;
      const moves = playedNames(match, before.value.match.moves.length);
      const written = write(client, { event: "moves", number, moves, result: match.outcome });
      if (written.ok) now = changed.value;
      return written.ok ? changed : written;
    },
  };
}

/** The game that was open when the last server ended, or the last that was played. */
function resumed(
  record: MatchFolder["games"][number] | undefined,
  plies: number,
  { games }: MatchHost,
): AgentGame | null {
  const match = record === undefined ? undefined : rebuildMatch(record, games);
  if (match === undefined) return null;
  if (!match.ok) throw new Error(match.problem.message);
  return openGame({ match: match.value, notes: [] }, plies);
}

/** The rules at the options of the plan, and nothing about good play. */
function rulesAnswer(host: MatchHost, planned: PlannedGame | undefined): CallToolResult {
  const opened = planned === undefined ? undefined : openPlanned(host, host.games, planned);
  if (opened?.ok !== true) throw new Error("Every game of a plan can be opened.");
  const { game, options } = opened.value.match;
  const { goal, rules } = rulesOf(game, options);
  const message = { game: game.id, title: game.title, goal, rules: [...rules] };
  return answer(rulesText(message), message);
}
