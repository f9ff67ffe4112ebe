import { test } from "vitest";
import { killWhilePlaying } from "./kill.ts";

test("kill -9 at any of 300 instants loses no turn that was shown", () => killWhilePlaying(300));
