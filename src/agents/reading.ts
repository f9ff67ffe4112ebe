/** What there is to read: the list of the games, and each game's rules as a tool and as a resource. */

import type { McpServer } from "@modelcontextprotocol/server";
import type { Game } from "../core/game.ts";
import { askablesOf, describeLimits } from "../core/option-words.ts";
import { findGame } from "../core/setup.ts";
import { whatIsKnown } from "../players/known.ts";
import { gameAsJson } from "../protocol/game-message.ts";
import type { AgentSession } from "./agent-session.ts";
import { answer, toolError } from "./answers.ts";
import { gameInput, nothingInput } from "./schemas.ts";
import { addTool } from "./tool.ts";

export function addReadingTools(server: McpServer, session: AgentSession): void {
  addTool(
    server,
    "list_games",
    {
      title: "List the games",
      description: "The games with their ids, and the options that new_game takes for each.",
      effect: "reads",
      input: nothingInput,
    },
    () => answer(session.games.map(describeGame).join("\n"), { games: session.games.map(gameAsJson) }),
  );
  addTool(
    server,
    "rules",
    {
      title: "Read the rules of a game",
      description:
        "The goal, the rules, and what was decided where the original rules are silent or contradict themselves.",
      effect: "reads",
      input: gameInput,
    },
    ({ game }) => {
      const found = findGame(session.games, game);
      if (!found.ok) return toolError(found.problem);
      const message = rulesMessage(found.value, session);
      return answer(rulesText(message), { ...message });
    },
  );
}

export function addRulesPages(server: McpServer, session: AgentSession): void {
  for (const game of session.games)
    server.registerResource(
      `rules of ${game.id}`,
      `switchyard://rules/${game.id}`,
      { title: `The rules of ${game.title}`, description: game.summary, mimeType: "text/plain" },
      (uri) => ({
        contents: [{ uri: uri.href, mimeType: "text/plain", text: rulesText(rulesMessage(game, session)) }],
      }),
    );
}

/** What the solver knows of the game belongs to the analysis, and is left out with it. */
function rulesMessage(game: Game, { analysis }: AgentSession) {
  const { goal, rules, rulings } = game.rulesPage;
  const page = { game: game.id, title: game.title, goal, rules, rulings };
  return { ...page, ...(analysis ? { known: whatIsKnown(game) } : {}) };
}

interface RulesMessage {
  readonly title: string;
  readonly goal: string;
  readonly rules: readonly string[];
  readonly rulings?: readonly string[];
  readonly known?: readonly string[];
}

export function rulesText({ title, goal, rules, rulings = [], known = [] }: RulesMessage): string {
  return [
    `${title}. ${goal}`,
    ...section("Rules", rules),
    ...section("Where the original rules are silent or contradict themselves", rulings),
    ...section("What is known", known),
  ].join("\n");
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `- ${line}`)];
}

function describeGame(game: Game): string {
  const options = Object.entries(askablesOf(game)).map(([name, spec]) => `${name} (${describeLimits(spec)})`);
  return `${game.id}: ${game.title}. ${game.summary} Options: ${options.join(", ") || "none"}.`;
}
