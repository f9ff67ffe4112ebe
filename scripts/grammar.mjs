#!/usr/bin/env node
/**
 * Compiles the grammar of rules to a module, unless the module is newer than the grammar and this script. Every script
 * that reads the source imports this first.
 */

import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const [source, target] = ["peggy", "js"].map((kind) =>
  fileURLToPath(new URL(`../src/lessons/rule.${kind}`, import.meta.url)),
);

const types = `import type { Statement, Vocabulary } from "../core/lesson.ts";
export declare const words: ReadonlySet<string>;
type Aside = "opinions" | "glue" | "people" | "moves" | "others" | "memories" | "limits";
export declare const asides: Readonly<Record<Aside, ReadonlySet<string>>>;
/** May throw a syntax error. Its cause is the index of the first word that the grammar can't read. */
export declare function parse(text: string, vocabulary: Vocabulary): Statement;
`;

const changedAt = (file) => statSync(file).mtimeMs;
const newest = Math.max(changedAt(source), changedAt(fileURLToPath(import.meta.url)));

/**
 * The function that reads an expression of the grammar. Peggy's own code is five times as long, because it spells out each
 * step and words its errors, and every visitor of the page would load it.
 */
const readers = {
  action: ({ expression, code }) => `act(${reader(expression)}, () => {${code}})`,
  choice: ({ alternatives }) => `either(${alternatives.map(reader)})`,
  sequence: ({ elements }) => {
    const picked = elements.flatMap(({ pick }, at) => (pick ? [at] : []));
    return picked.length === 0
      ? `sequence(${elements.map(reader)})`
      : `pick(${picked}, ${elements.map(reader)})`;
  },
  labeled: ({ label, expression }) =>
    label ? `() => (${label} = ${reader(expression)}())` : reader(expression),
  optional: ({ expression }) => `maybe(${reader(expression)})`,
  zero_or_more: ({ expression }) => `many(0, ${reader(expression)})`,
  one_or_more: ({ expression }) => `many(1, ${reader(expression)})`,
  text: ({ expression }) => `quoted(${reader(expression)})`,
  simple_and: ({ expression }) => `next(true, ${reader(expression)})`,
  simple_not: ({ expression }) => `next(false, ${reader(expression)})`,
  semantic_and: ({ code }) => `check(() => {${code}})`,
  group: ({ expression }) => reader(expression),
  rule_ref: ({ name }) => (/^Phrase\d/.test(name) ? `phrase(${name.slice(6)})` : `read${name}`),
  literal: ({ value }) => `literal(${JSON.stringify(value)})`,
  class: ({ parts, inverted }) => `letter(/[${inverted ? "^" : ""}${parts.map(classPart).join("")}]/)`,
  any: () => "letter(/[^]/)",
};

const reader = (node) => readers[node.type](node);
const escaped = (letter) => letter.replace(/[\]\\^-]/g, "\\$&");
const classPart = (part) => (Array.isArray(part) ? part.map(escaped).join("-") : escaped(part));

function labelsIn(node) {
  const inner = [node.expression, ...(node.alternatives ?? []), ...(node.elements ?? [])].filter(Boolean);
  return [...(node.label ? [node.label] : []), ...inner.flatMap(labelsIn)];
}

function ruleOf({ name, expression }) {
  const labels = [...new Set(labelsIn(expression))];
  return `function read${name}() {\n${labels.length > 0 ? `let ${labels.join(", ")};\n` : ""}return ${reader(expression)}();\n}`;
}

/** The parts of the parser's functions. Each returns `failed` if the input doesn't match. */
const reading = `
const failed = Symbol();
let position = 0;
let began = 0;
const offset = () => began;
const text = () => input.slice(began, position);

const sequence = (...parts) => () => {
  const start = position;
  const found = [];
  for (const part of parts) {
    const each = part();
    if (each === failed) {
      position = start;
      return failed;
    }
    found.push(each);
  }
  return found;
};

const pick = (at, ...parts) => () => {
  const found = sequence(...parts)();
  return found === failed ? failed : found[at];
};

const either = (...ways) => () => {
  for (const way of ways) {
    const found = way();
    if (found !== failed) return found;
  }
  return failed;
};

const many = (least, part) => () => {
  const found = [];
  for (let each = part(); each !== failed; each = part()) found.push(each);
  return found.length < least ? failed : found;
};

const maybe = (part) => () => {
  const found = part();
  return found === failed ? null : found;
};

const next = (isMeant, part) => () => {
  const start = position;
  const isFound = part() !== failed;
  position = start;
  return isFound === isMeant ? undefined : failed;
};

const act = (part, action) => () => {
  const start = position;
  if (part() === failed) return failed;
  began = start;
  return action();
};

const quoted = (part) => () => {
  const start = position;
  return part() === failed ? failed : input.slice(start, position);
};

const check = (isMet) => () => {
  began = position;
  return isMet() ? undefined : failed;
};

const literal = (said) => () => {
  if (!input.startsWith(said, position)) return failed;
  position += said.length;
  return said;
};

const letter = (letters) => () =>
  position < input.length && letters.test(input[position]) ? input[position++] : failed;

const phrase = (number) => () => {
  began = position;
  return at(phraseLists[number]) ? readTake() : failed;
};
`;

if (!existsSync(target) || changedAt(target) < newest) {
  const { default: peggy } = await import("peggy");
  const grammar = readFileSync(source, "utf8");
  const lists = [...new Set(Array.from(grammar.matchAll(/«([^»]*)»/g), ([, list]) => list))];
  const phrases = lists.map((list, at) => `Phrase${at} = "${list}"`);
  const whole = grammar.replace(/«([^»]*)»/g, (_, list) => `Phrase${lists.indexOf(list)} `);
  const text = `${whole}\n${phrases.join("\n")}\n`;
  const ast = peggy.generate(text, { output: "ast", grammarSource: source, allowedStartRules: ["Start"] });
  const rules = ast.rules.filter(({ name }) => !/^Phrase\d/.test(name)).map(ruleOf);
  const codeOf = (part) =>
    [part]
      .flat()
      .filter(Boolean)
      .map(({ code }) => code)
      .join("\n");
  const parser = `const phraseLists = ${JSON.stringify(lists)};
${codeOf(ast.topLevelInitializer)}
export function parse(input, vocabulary) {
${reading}
${codeOf(ast.initializer)}
${rules.join("\n")}
return readStart();
}
`;
  writeFileSync(target.replace(/js$/, "d.ts"), types);
  writeFileSync(`${target}.new`, parser);
  renameSync(`${target}.new`, target);
}
