#!/usr/bin/env node
/**
 * Compiles the grammar of rules to a module, unless that's newer than the grammar and this script. Every script that reads
 * the source imports this first.
 */

import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const [source, target] = ["peggy", "js"].map((kind) =>
  fileURLToPath(new URL(`../src/lessons/rule.${kind}`, import.meta.url)),
);

const types = `import type { holds, Statement, Vocabulary } from "../core/lesson.ts";
interface Options { readonly vocabulary: Vocabulary; readonly holds: typeof holds }
export declare const words: readonly string[];
/** Throws a syntax error whose cause is where the words begin that the grammar can't read. */
export declare function parse(text: string, options: Options): Statement;
`;

const word = /[a-z']+/g;
const wordsIn = (text) => text.match(word) ?? [];

const changedAt = (file) => statSync(file).mtimeMs;
const newest = Math.max(changedAt(source), changedAt(fileURLToPath(import.meta.url)));

if (!existsSync(target) || changedAt(target) < newest) {
  const { default: peggy } = await import("peggy");
  const grammar = readFileSync(source, "utf8");
  const lists = [...new Set(Array.from(grammar.matchAll(/«([^»]*)»/g), ([, list]) => list))];
  const rules = lists.map((list, at) => `Phrase${at} = "${list}"`);
  const whole = grammar.replace(/«([^»]*)»/g, (_, list) => `Phrase${lists.indexOf(list)} `);
  const parser = peggy
    .generate(`${whole}\n${rules.join("\n")}\n`, { output: "source", format: "es", grammarSource: source })
    // The grammar's own function matches a phrase.
    .replace(/^ {2}function peg\$parsePhrase\d+\(\) \{[\s\S]*?\n {2}\}\n/gm, "")
    .replace(/peg\$parsePhrase(\d+)\(\)/g, "phrase($1)")
    .replace(
      /peg\$savedPos = peg\$currPos;\s+(s\d+) = (peg\$f\d+\(.*\));\s+if \(\1\) \{\s+\1 = undefined;\s+\} else \{\s+\1 = peg\$FAILED;\s+\}/g,
      "$1 = check(() => $2);",
    )
    // The grammar itself says what it couldn't read, so Peggy's own errors are never made.
    .replace(/if \(peg\$silentFails === 0\) \{ peg\$fail\(peg\$e\d+\); \}/g, "")
    .replace(/^ *(const peg\$e\d+ =.*|peg\$silentFails(\+\+|--);)$/gm, "")
    .replace(/^class peg\$SyntaxError [\s\S]*?^\}\n/m, "")
    .replace(/^ {2}const peg\$posDetailsCache[\s\S]*?(?=^ {2}function text\()/m, "let peg$result;")
    .replace(/^ {2}function range\(\)[\s\S]*?(?=^ {2}function peg\$parseStart\()/m, "")
    .replace(/^ {2}const peg\$success = [\s\S]*?^\}\n/m, "  return peg$result;\n}\n")
    .replace(/^ {2}peg\$SyntaxError as SyntaxError,\n/m, "");
  const inPhrases = new Set(lists.flatMap(wordsIn));
  const literals = Array.from(grammar.matchAll(/"([^"\n]+)"/g), ([, text]) => wordsIn(text)).flat();
  const words = [...new Set(literals)].filter((each) => !inPhrases.has(each));
  // The parser tells a learner which words it doesn't know.
  const known = `export const words = [...${JSON.stringify(words)}, ...phraseLists.flatMap((list) => list.match(${word}) ?? [])];`;
  writeFileSync(target.replace(/js$/, "d.ts"), types);
  writeFileSync(`${target}.new`, `const phraseLists = ${JSON.stringify(lists)};\n${known}\n${parser}`);
  renameSync(`${target}.new`, target);
}
