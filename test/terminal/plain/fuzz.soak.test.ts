import { test } from "vitest";
import { games } from "../../../src/games/index.ts";
import { feed } from "./fuzz.ts";

test.each(games)("hostile lines into $id, many of them", (game) => feed(game, 100_000));
