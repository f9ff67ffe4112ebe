import { test } from "vitest";
import { games } from "../../../src/games/index.ts";
import { feed } from "./fuzz.ts";

test.each(games.map((game) => [game.id, game] as const))(
  "the dialogue of %s survives random and malicious input",
  (_id, game) => feed(game, 1_500),
);
