import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Game } from "../core/game.ts";
import { version } from "../core/program.ts";
import { fail, ok, type Result } from "../core/result.ts";
import { errorText, quote } from "../core/text.ts";
import { idProblem } from "./check/declared.ts";

const templateGame = "full-lines";

export function nameProblem(games: readonly Game[], name: string): string | undefined {
  if (games.some(({ id }) => id === name)) return `${quote(name)} is already a game. Choose another name.`;
  const problem = idProblem(name);
  const isFile = problem === undefined && existsSync(join(packageRoot(), "template", `${name}.js`));
  return isFile && name !== templateGame
    ? `${quote(name)} is used for another file in the project. Choose another name.`
    : problem;
}

export function writeFolder(name: string, typescript: boolean): Result<readonly string[]> {
  try {
    const root = packageRoot();
    const template = join(root, "template");
    const files = readdirSync(template).filter((file) => isWanted(file, typescript));
    mkdirSync(name);
    const written = files.map((file) => {
      const text = rename(readFileSync(join(template, file), "utf8"), name, typescript);
      const path = rename(file, name, typescript);
      writeFileSync(join(name, path), file === "package.json" ? withPackage(text, root) : text);
      return path;
    });
    return ok(written);
  } catch (error) {
    return fail("cannot-write", `Couldn't write ${quote(name)}: ${errorText(error)}`);
  }
}

/** The template has only the game itself in both languages. */
function isWanted(file: string, typescript: boolean): boolean {
  if (file === `${templateGame}.js`) return !typescript;
  return typescript || !/\.ts$|^tsconfig/.test(file);
}

function rename(text: string, name: string, typescript: boolean): string {
  const [first = "", ...others] = name.split("-").filter((word) => word !== "");
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const renamed = text
    .replaceAll(templateGame, name)
    .replaceAll("Full Lines", [first, ...others].map(capital).join(" "))
    .replaceAll("fullLinesGame", `${first}${others.map(capital).join("")}Game`);
  return typescript ? renamed.replaceAll(/\.js\b/g, ".ts") : renamed;
}

/** Searches upward, because the source and the build are at different depths. */
function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, "template")) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

/** A checkout's new game uses the checkout, because the package may not be published yet. */
function withPackage(text: string, root: string): string {
  const source = existsSync(join(root, "src")) ? `file:${root}` : `^${version}`;
  return text.replace('"PACKAGE"', () => JSON.stringify(source));
}
