#!/usr/bin/env node
/** Compiles the grammar of rules to a module, unless it's up to date. Every script that reads the source imports this first. */

import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const [source, target] = ["peggy", "js"].map((kind) =>
  fileURLToPath(new URL(`../src/lessons/rule.${kind}`, import.meta.url)),
);

if (!existsSync(target) || statSync(target).mtimeMs < statSync(source).mtimeMs) {
  const { default: peggy } = await import("peggy");
  const grammar = readFileSync(source, "utf8");
  const parser = peggy.generate(grammar, { output: "source", format: "es", grammarSource: source });
  const words = new Set(
    Array.from(grammar.matchAll(/"([^"\n]+)"/g), ([, text]) => text.match(/[a-z']+/g) ?? []).flat(),
  );
  // The parser tells a learner which words it doesn't know.
  writeFileSync(`${target}.new`, `${parser}\nexport const words = ${JSON.stringify([...words])};\n`);
  renameSync(`${target}.new`, target);
}
