#!/usr/bin/env node
/** Runs before `npm start`: rebuilds the program and the page if their source has changed. */

import { execSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const built = ["dist/bin/main.js", "dist/page/index.html"];

function newestIn(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  return Math.max(...files.map(({ parentPath, name }) => statSync(join(parentPath, name)).mtimeMs));
}

function isOld() {
  const sources = ["package.json", "rolldown.config.ts", "vite.config.ts"].map(
    (file) => statSync(file).mtimeMs,
  );
  return Math.max(newestIn("src"), ...sources) > Math.min(...built.map((file) => statSync(file).mtimeMs));
}

function rebuild() {
  process.stderr.write("The source has changed. Building it again.\n");
  try {
    execSync("node scripts/bundle.mjs && vite build --logLevel error", { stdio: ["ignore", 2, 2] });
  } catch {
    process.stderr.write("The build failed, so the program can't start.\n");
    process.exitCode = 1;
  }
}

if (!built.every((file) => existsSync(file))) {
  const message = "Switchyard isn't built yet. Run npm ci, which installs what it needs and builds it.\n";
  process.stderr.write(message);
  process.exitCode = 1;
} else if (isOld()) rebuild();
