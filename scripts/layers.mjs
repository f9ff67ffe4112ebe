#!/usr/bin/env node
/**
 * Lists the rooms and checks the imports. A file may import from its own folder and from rows above it. Imports form no
 * cycles, not even for types, and some rooms must run without Node, a browser and a clock. `node scripts/layers.mjs
 * [ROOT]` prints every fault, and fails if there is one.
 */

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative, resolve } from "node:path";

/** From the top down. Folders in the same row don't import each other. Files directly in `src` come last. */
const rows = [
  ["core"],
  ["games"],
  ["solver"],
  ["computer"],
  ["play"],
  ["puzzles", "online"],
  ["lessons"],
  ["disk"],
  ["server", "measure"],
  ["author"],
  ["terminal", "page"],
];

/** These rooms run anywhere: without Node, a browser or a clock. */
const pure = [
  "core",
  "games",
  "solver",
  "computer",
  "play",
  "puzzles",
  "online",
  "lessons",
  "measure/protocol",
  "author/check",
];
const withoutNode = [...pure, "page"];
/** Making a date from a given time doesn't read the clock. */
const outside =
  /(?<![\w$.#"'`/-])(process|Buffer|Date(?!\.parse\(|\([^)])|performance|setTimeout|setInterval|setImmediate|window|document|navigator|localStorage|console)\b(?!\s*[:?(]\s*(?:=>|\{))(?=\s*[.([])/;

const importPattern =
  /(?:\bfrom\s*|\bdeclare module\s*|\bimport\s*\(?\s*|new URL\(\s*)"(\.{1,2}\/[^"]+\.tsx?|node:[^"]+)"/g;

function roomOf(file) {
  const [room = "", rest] = file.split("/");
  return rest === undefined ? "main" : room;
}

function isIn(folders, file) {
  return folders.some((folder) => file.startsWith(`${folder}/`));
}

function rowOf(room) {
  const row = rows.findIndex((names) => names.includes(room));
  return row === -1 ? rows.length : row;
}

function sourceFiles(root) {
  return readdirSync(root, { recursive: true })
    .map((name) => String(name).replaceAll("\\", "/"))
    .filter((name) => /\.tsx?$/.test(name));
}

function importsOf(file, code) {
  return Array.from(code.matchAll(importPattern), ([, name = ""]) =>
    name.startsWith("node:") ? name : normalize(join(dirname(file), name)).replaceAll("\\", "/"),
  );
}

function importFault(file, target) {
  const [from, to] = [roomOf(file), roomOf(target)];
  if (target.startsWith("node:"))
    return isIn(withoutNode, file) ? `imports ${target}, but ${from} must run without Node` : "";
  const allowed = from === to || from === "main" || rowOf(to) < rowOf(from);
  return allowed ? "" : `imports ${target}, but ${to} isn't in a row above ${from}`;
}

/** Removes comments and strings, so words in them don't count as names. */
function bare(code) {
  return code.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, "").replace(/"(?:[^"\\\n]|\\.)*"/g, '""');
}

function roomFault(file) {
  const room = roomOf(file);
  return room === "main" || rowOf(room) < rows.length
    ? ""
    : `is in ${room}, which isn't in the table of rooms`;
}

function outsideFault(file, code) {
  if (!isIn(pure, file)) return "";
  const found = outside.exec(bare(code));
  return found === null
    ? ""
    : `uses ${found[1]}, but ${roomOf(file)} must run without Node, page, clock and console`;
}

/** Lists each cycle once, by its files. */
function cyclesIn(graph) {
  const cycles = [];
  const done = new Set();
  const visit = (file, path) => {
    const at = path.indexOf(file);
    if (at !== -1) cycles.push(path.slice(at));
    if (at !== -1 || done.has(file)) return;
    for (const target of graph.get(file) ?? []) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}

function faultsIn(root) {
  const graph = new Map();
  const faults = [];
  for (const file of sourceFiles(root)) {
    const code = readFileSync(join(root, file), "utf8");
    const imports = importsOf(file, code);
    graph.set(
      file,
      imports.filter((target) => !target.startsWith("node:")),
    );
    const found = [
      roomFault(file),
      ...imports.map((target) => importFault(file, target)),
      outsideFault(file, code),
    ];
    faults.push(...found.filter((fault) => fault !== "").map((fault) => `${file} ${fault}`));
  }
  return [...faults, ...cyclesIn(graph).map((cycle) => `${cycle.join(" > ")} > ${cycle[0]} is a cycle`)];
}

const root = resolve(process.argv[2] ?? "src");
const faults = faultsIn(root);
for (const fault of faults) process.stderr.write(`${relative(process.cwd(), root)}/${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
