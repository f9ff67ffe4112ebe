/** No input can end the engine. `engine.soak.test.ts` sends a million such lines to the program itself. */

import { expect, test } from "vitest";
import { randomFrom } from "../../../src/core/random.ts";
import { games } from "../../../src/games/index.ts";
import { engineFor } from "../../../src/measure/protocol/engine.ts";
import { everyExtreme, hostileLine } from "./hostile-lines.ts";

const answer = engineFor(games);

interface Reply {
  readonly ok: boolean;
  readonly error?: { readonly code: string; readonly message: string };
}

function check(line: string): Reply {
  const reply = answer(line);
  expect(reply).not.toContain("\n");
  const parsed: Reply = JSON.parse(reply);
  expect(typeof parsed.ok, line).toBe("boolean");
  expect(parsed.error?.code, line).not.toBe("internal-error");
  expect(parsed.error?.message ?? "", line).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
  return parsed;
}

test("the engine handles every option at its extremes without an internal error", () => {
  const replies = everyExtreme().map(check);
  expect(replies.length).toBeGreaterThan(2_000);
  expect(replies.filter(({ ok }) => ok).length).toBeGreaterThan(200);
});

test("the engine answers 2,000 hostile lines without an internal error", () => {
  const random = randomFrom(11);
  const replies = Array.from({ length: 2_000 }, (_, id) => check(hostileLine(random, id)));
  const codes = new Set(replies.map(({ error }) => error?.code ?? "ok"));
  for (const code of ["ok", "bad-json", "bad-request", "bad-option", "bad-key", "illegal-move", "game-over"])
    expect(codes, code).toContain(code);
});
