import { test } from "vitest";
import { expectChallenges } from "./challenges.ts";

test("challenges of 14 switches are won, take three right moves, and follow from the seed", () =>
  expectChallenges("switch-and-capture", { switches: 14 }));
