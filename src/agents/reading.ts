/** What there is to read: the list of games, and each game's rules as a tool and as a resource. */

import type { McpServer } from "@modelcontextprotocol/server";
import type { Game } from "../core/game.ts";
import { askablesOf, describeLimits } from "../core/option-words.ts";
import type { Options } from "../core/options.ts";
import { rulesOf } from "../core/presentation.ts";
import { optionsAtSize } from "../core/resolve-options.ts";
import { findGame } from "../core/setup.ts";
import { withoutStart } from "../core/starts.ts";
import { whatIsKnown } from "../players/known.ts";
import { gameAsJson } from "../protocol/game-message.ts";
import type { AgentSession } from "./agent-session.ts";
import { answer, toolError } from "./answers.ts";
import { nothingInput, rulesInput } from "./schemas.ts";
import { addTool } from "./tool.ts";

export function addReadingTools(server: McpServer, session: AgentSession): void {
  addTool(server, "list_games", {
    title: "List the games",
    description: "The games with their ids, and the options that new_game takes for each.",
    effect: "reads",
    input: nothingInput,
    run: () => answer(session.games.map(describeGame).join("\n"), { games: session.games.map(gameAsJson) }),
  });
  addTool(server, "rules", {
    title: "Read the rules of a game",
    description: "The goal, the rules, and how gaps and contradictions in the original rules were settled.",
    effect: "reads",
    input: rulesInput,
    run: ({ game, options = {} }) => {
      const found = findGame(session.games, game);
      if (!found.ok) return toolError(found.problem);
      const chosen = optionsAtSize(found.value, options);
      if (!chosen.ok) return toolError(chosen.problem);
      const message = rulesMessage(found.value, chosen.value, session);
      return answer(rulesText(message), { ...message });
    },
  });
}

export function addRulesPages(server: McpServer, session: AgentSession): void {
  for (const game of session.games)
    server.registerResource(
      `rules of ${game.id}`,
      `switchyard://rules/${game.id}`,
      { title: `The rules of ${game.title}`, description: game.summary, mimeType: "text/plain" },
      (uri) => ({
        contents: [
          { uri: uri.href, mimeType: "text/plain", text: rulesText(rulesMessage(game, null, session)) },
        ],
      }),
    );
}

/** What the solver knows about the game is part of the analysis, and left out with it. */
function rulesMessage(game: Game, options: Options | null, { analysis }: AgentSession) {
  const { goal, rules, rulings } = options === null ? game.rulesPage : rulesOf(game, options);
  const page = { game: game.id, title: game.title, goal, rules, rulings };
  return { ...page, ...(analysis ? { known: whatIsKnown(game, withoutStart(options ?? {})) } : {}) };
}

interface RulesMessage {
  readonly title: string;
  readonly goal: string;
  readonly rules: readonly string[];
  readonly rulings: readonly string[];
  readonly known?: readonly string[];
}

function rulesText({ title, goal, rules, rulings, known = [] }: RulesMessage): string {
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
