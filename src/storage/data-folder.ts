/** Where this platform stores a program's data. `SWITCHYARD_DATA` overrides it. */

import { homedir } from "node:os";
import { isAbsolute, join, resolve } from "node:path";

export type Environment = Readonly<Record<string, string | undefined>>;

export function dataFolder(env: Environment, platform: string, program: string): string {
  const chosen = env.SWITCHYARD_DATA;
  if (chosen !== undefined && chosen !== "") return resolve(chosen);
  const folder = program.replaceAll(/[^\w.-]+/g, "-");
  const home = env.HOME || env.USERPROFILE || homedir();
  switch (platform) {
    case "darwin":
      return join(home, "Library", "Application Support", folder);
    case "win32":
      return join(env.LOCALAPPDATA ?? join(home, "AppData", "Local"), folder);
    default:
      return join(absolute(env.XDG_DATA_HOME) ?? join(home, ".local", "share"), folder);
  }
}

/** The base directory specification says to ignore relative paths. */
function absolute(path: string | undefined): string | undefined {
  return path !== undefined && isAbsolute(path) ? path : undefined;
}
