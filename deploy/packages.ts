/** Finds the programs that a deployment needs, or installs Debian's packages if it may. */

import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

export interface Wanted {
  readonly name: string;
  readonly debianPackage: string;
  /** The end of the sentence on how to install it, with another way to get it. */
  readonly orElse?: string;
  /** Returns its path, if it's installed. */
  readonly find: () => string | undefined;
}

/** The folder with `initdb` and `postgres`. */
export const postgresPrograms: Wanted = {
  name: "PostgreSQL",
  debianPackage: "postgresql",
  find: () =>
    [...configuredFolder(), ...versionFolders(), ...pathFolders()].find((folder) =>
      ["initdb", "postgres"].every((program) => existsSync(join(folder, program))),
    ),
};

export const nginxProgram: Wanted = {
  name: "nginx",
  debianPackage: "nginx",
  find: () =>
    [...pathFolders(), "/usr/sbin", "/usr/local/sbin"]
      .map((folder) => join(folder, "nginx"))
      .find((path) => existsSync(path)),
};

export const pythonProgram: Wanted = {
  name: "Python 3",
  debianPackage: "python3",
  find: () =>
    pathFolders()
      .map((folder) => join(folder, "python3"))
      .find((path) => existsSync(path)),
};

export function findProgram(wanted: Wanted): string {
  const found = wanted.find();
  if (found === undefined) throw new Error(missing(wanted));
  return found;
}

export function findOrInstall(wanted: Wanted): string {
  return wanted.find() ?? install(wanted);
}

/** True if this process may install Debian's packages: it's root, and nothing forbids it. */
export function mayInstall(): boolean {
  const isForbidden = process.env.SWITCHYARD_TEST_INSTALL === "0";
  return !isForbidden && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

export function remedy({ debianPackage, orElse = "." }: Wanted): string {
  return `Install it (Debian: apt-get install ${debianPackage})${orElse}`;
}

/** Several processes may get here at the same time. One installs, and the others wait and look again. */
function install(wanted: Wanted): string {
  if (!mayInstall()) throw new Error(missing(wanted));
  process.stderr.write(`No ${wanted.name} found: installing Debian's package ${wanted.debianPackage}.\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const script = `apt-get update -qq; apt-get install -y -qq --no-install-recommends ${wanted.debianPackage}`;
  spawnSync("flock", ["/var/lock/switchyard-install", "sh", "-c", script], { env, stdio: "inherit" });
  return findProgram(wanted);
}

function missing(wanted: Wanted): string {
  return `${wanted.name} is needed here, and there is none on this machine. ${remedy(wanted)}`;
}

/** The client library also has a `pg_config`, but the folder it names may have no server. */
function configuredFolder(): readonly string[] {
  try {
    return [execFileSync("pg_config", ["--bindir"], { encoding: "utf8", stdio: "pipe" }).trim()];
  } catch {
    return [];
  }
}

function versionFolders(): readonly string[] {
  const root = "/usr/lib/postgresql";
  if (!existsSync(root)) return [];
  const newestFirst = readdirSync(root).toSorted((a, b) => Number(b) - Number(a));
  return newestFirst.map((version) => join(root, version, "bin"));
}

function pathFolders(): readonly string[] {
  return (process.env.PATH ?? "").split(delimiter);
}
