import { test } from "vitest";
import { games } from "../../../src/games/index.ts";
import { feed } from "./fuzz.ts";

test.each(games)("hostile lines into $id", (game) => feed(game, 4_000));
