import { test } from "vitest";
import { games } from "../../../src/games/index.ts";
import { feed } from "./fuzz.ts";

test.each(games)("$id survives hostile lines", (game) => feed(game, 1_500));
