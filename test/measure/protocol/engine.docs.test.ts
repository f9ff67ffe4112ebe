/** docs/engine.md uses the words of the comments in the source. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { problemCodes } from "../../../src/core/result.ts";
import { expectBlock } from "../../support/generated-block.ts";

const kinds = /^ {2}\/\*\*([^|]*?)\*\/\n {2}\| (\{ .*\}|\{$[\s\S]*?^ {4}\})/gm;

test("docs/engine.md lists every kind of reason with its fields", () => {
  const text = readFileSync("src/core/reason.ts", "utf8");
  const reasons = Array.from(text.matchAll(kinds), ([, about = "", type = ""]) => {
    const fields = type.matchAll(type.includes("\n") ? /^ {6}readonly (\w+):/gm : /readonly (\w+):/g);
    return {
      kind: /kind: "(\w+)"/.exec(type)?.[1],
      fields: Array.from(fields).flatMap(([, name]) => (name === "kind" ? [] : [`\`${name}\``])),
      about: about.replaceAll(/\n {3}\* /g, " ").trim(),
    };
  });
  expect(reasons).toHaveLength(text.match(/readonly kind: "/g)?.length ?? 0);
  const lines = reasons.map(({ kind, fields, about }) =>
    fields.length === 0 ? `- \`${kind}\`: ${about}` : `- \`${kind}\` (${fields.join(", ")}): ${about}`,
  );
  expectBlock("docs/engine.md", "reasons", lines.join("\n"));
});

test("docs/engine.md lists every code of a refusal", () => {
  const found = readFileSync("src/core/result.ts", "utf8").matchAll(/^ {2}"([\w-]+)", \/\/ (.*)$/gm);
  const codes = Array.from(found, ([, code = "", when = ""]) => ({ code, when }));
  expect(codes.map(({ code }) => code)).toEqual(problemCodes);
  const lines = codes.map(({ code, when }) => `- \`${code}\`: ${when}`);
  expectBlock("docs/engine.md", "codes", lines.join("\n"));
});
