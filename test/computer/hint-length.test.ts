/** Every hint is one sentence of at most 20 words, in every position of small sizes and in random games at large ones. */

import { expect, test } from "vitest";
import { hintAt } from "../../src/computer/hints.ts";
import { situationOf } from "../../src/computer/player.ts";
import type { Variant } from "../../src/core/game.ts";
import { newMatch, playMove } from "../../src/core/match.ts";
import { pick, randomFrom } from "../../src/core/random.ts";
import { setUp } from "../../src/core/setup.ts";
import { sayReasons } from "../../src/core/words/reasons.ts";
import { findGameOf } from "../support/find-game.ts";
import { must } from "../support/must.ts";
import { everyPosition, sample } from "../support/sample-setups.ts";
import { named } from "../support/setup-name.ts";

const details = {
  id: "test",
  players: [{ name: "Ann" }, { name: "Ben" }],
  seed: 1,
  startedAt: "",
  series: null,
} as const;

function sentencesIn(text: string): readonly string[] {
  return text.split(/(?<=[.!?]) (?=[A-Z0-9])/);
}

function checkHints(hints: readonly ReturnType<typeof hintAt>[]): void {
  for (const { text } of hints) {
    expect(sentencesIn(text), text).toHaveLength(1);
    expect(text.split(" ").length, text).toBeLessThanOrEqual(20);
    expect(text).toMatch(/^[A-Z0-9].*[.?]$/);
  }
}

/** What "Why?" shows never says a sentence twice. */
function checkWhy(game: Variant, { reasons = [] }: ReturnType<typeof hintAt>): void {
  const said = sentencesIn(sayReasons(reasons, game));
  expect(new Set(said).size, said.join(" ")).toBe(said.length);
}

test.each(
  named([
    ["tower-switch", { blocks: 16 }],
    ["switch-battle", { switches: 7 }],
    ["switch-conquer", { start: "ABABAB" }],
    ["switch-and-capture", { switches: 6 }],
    ["switch-and-capture", { switches: 7 }],
    ["switch-and-capture", { switches: 9 }],
    ["factor-frenzy", { max: 8 }],
  ]),
)("every hint in %s is one short sentence", (_name, id, given) => {
  const { game } = sample(findGameOf(id), given).setup;
  for (const position of everyPosition(game)) {
    if (game.outcome(position) !== null) continue;
    const hints = [0, 1, 2].map((asked) => hintAt({ game, position }, asked));
    checkHints(hints);
    for (const hint of hints.slice(-1)) checkWhy(game, hint);
  }
});

test.each(
  named([
    ["tower-switch", { blocks: 100 }],
    ["switch-battle", { switches: 12 }],
    ["switch-conquer", { start: "AABB".repeat(3) }],
    ["switch-and-capture", { switches: 14 }],
    ["switch-and-capture", { switches: 24 }],
    ["factor-frenzy", { max: 30 }],
    ["factor-frenzy", { max: 40 }],
  ]),
)("every hint in random games of %s is one short sentence", (_name, id, given) => {
  const random = randomFrom(4);
  let match = newMatch(must(setUp(findGameOf(id), { options: given })), details);
  for (let ply = 0; ply < 24 && match.outcome === null; ply++) {
    const situation = situationOf(match);
    checkHints([0, 1, 2].map((asked) => hintAt(situation, asked)));
    match = playMove(match, pick(random, match.game.moves(situation.position)));
  }
});
