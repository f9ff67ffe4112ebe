/** docs/host.md lists every limit and metric. */

import { test } from "vitest";
import { defaultLimits } from "../../src/server/limits.ts";
import { Metrics } from "../../src/server/metrics.ts";
import { meaningsIn, table } from "../support/comments.ts";
import { expectBlock } from "../support/generated-block.ts";

test("docs/host.md lists every limit with its default and meaning", () => {
  const meaning = meaningsIn("src/server/limits.ts");
  const rows = Object.entries(defaultLimits).map(([name, value]) => [`\`${name}=${value}\``, meaning(name)]);
  expectBlock("docs/host.md", "limits", table(["limit", "what it limits"], rows));
});

test("docs/host.md lists each of our metrics with its meaning", () => {
  const helps = [...new Metrics().text().matchAll(/^# HELP (switchyard_\w+) (.+)$/gm)];
  const rows = helps.map(([, name = "", help = ""]) => [`\`${name}\``, help]);
  expectBlock("docs/host.md", "metrics", table(["metric", "meaning"], rows));
});
