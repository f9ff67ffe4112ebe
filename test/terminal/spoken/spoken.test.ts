/** In spoken form, every game has whole sentences, and no drawn board or codes. */

import { expect, test } from "vitest";
import type { Options } from "../../../src/core/options.ts";
import { gameOf, talkAbout } from "../../support/lines.ts";
import { everyGame } from "../../support/sample-setups.ts";

const lines: Readonly<Record<string, { readonly options: Options; readonly typed: readonly string[] }>> = {
  "switch-and-capture": { options: {}, typed: ["2", "2", "1", "undo", "resign", "yes"] },
  "switch-battle": { options: {}, typed: ["flip 1 2", "3-4", "9", "5 6", "7"] },
  "switch-conquer": { options: { start: "AABB" }, typed: ["3", "1-2", "draw", "no", "1 2", "3", "3-4"] },
  "tower-switch": { options: { blocks: 4 }, typed: ["2", "2", "1", "1"] },
  "factor-frenzy": { options: { max: 5 }, typed: ["4", "2", "3", "2", "5"] },
  "three-heaps": { options: { largest: 3 }, typed: ["C3", "B2", "A1"] },
};

const prompt = /^(Your move.*|Resign\?.*|.* do you accept\?.*): $/gm;

test.each(everyGame.map((game) => [game.title, game] as const))(
  "a game of %s is spoken from its first move to its last",
  async (_title, game) => {
    const line = lines[game.id];
    if (line === undefined) throw new Error(`${game.id} has no spoken game yet`);
    const typed = [...line.typed];
    const { out } = await talkAbout(gameOf(game, line.options), line.typed, "spoken");
    const heard = out.replace(prompt, (asked) => `${asked}${typed.shift() ?? ""}`);
    expect(typed).toEqual([]);
    await expect(`${heard}\n`).toMatchFileSnapshot(`games/${game.id}.txt`);
  },
);
