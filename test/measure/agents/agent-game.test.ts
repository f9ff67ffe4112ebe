/** An agent's game without a server. Its opponent plays by the seed alone. */

import { expect, test } from "vitest";
import { type LevelName, levelNames } from "../../../src/computer/level-names.ts";
import { currentPosition } from "../../../src/core/match.ts";
import { switchyard } from "../../../src/core/program.ts";
import { seedOf } from "../../../src/core/random.ts";
import { toRecord } from "../../../src/core/record.ts";
import { moveNames } from "../../../src/core/rules.ts";
import { games } from "../../../src/games/index.ts";
import { type AgentGame, playNamed } from "../../../src/measure/agents/agent-game.ts";
import { SessionGames, startGame } from "../../../src/measure/agents/agent-session.ts";
import { must } from "../../support/must.ts";

const sizes = {
  "tower-switch": { blocks: 21 },
  "switch-conquer": { switches: 5, start: "ABABA" },
  "factor-frenzy": { max: 12 },
  "switch-and-capture": { switches: 7 },
};

/** Uses copies of the games, as in a process that hasn't computed anything yet. */
function playThrough(game: string, options: Record<string, number | string>, opponent: LevelName) {
  const session = {
    program: switchyard,
    games: games.map((each) => ({ ...each })),
    open: new SessionGames(),
    now: () => new Date(0),
    newSeed: () => 0,
    newId: () => "game",
  };
  const request = { game, options, opponent, seed: 11 };
  let now: AgentGame = must(startGame(session, request));
  while (now.match.outcome === null) {
    const position = currentPosition(now.match);
    const names = moveNames(now.match.game, position);
    now = must(playNamed(now, names[seedOf(now.match.game.key(position)) % names.length] ?? ""));
  }
  return toRecord(now.match);
}

test.each(levelNames)(
  "the same seed and moves give the same game against the computer player %s",
  (level) => {
    let plies = 0;
    for (const [game, options] of Object.entries(sizes)) {
      const record = playThrough(game, options, level);
      expect(playThrough(game, options, level)).toEqual(record);
      plies += record.moves.length;
    }
    expect(plies).toBeGreaterThan(20);
  },
);
