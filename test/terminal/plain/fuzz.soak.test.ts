import { test } from "vitest";
import { games } from "../../../src/games/index.ts";
import { feed } from "./fuzz.ts";

test.each(games)("$id survives very many hostile lines", (game) => feed(game, 100_000));
