/** The page's sources don't name any game. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { games } from "../../src/games/index.ts";

test("no source file of the page names a game", () => {
  const sources = readdirSync("src/page", { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(tsx?|css|html)$/.test(name),
  );
  const names = games.flatMap(({ id, title }) => [id, title]);
  for (const source of sources) {
    const text = readFileSync(join("src/page", source), "utf8");
    expect(
      names.filter((name) => text.includes(name)),
      source,
    ).toEqual([]);
  }
});
