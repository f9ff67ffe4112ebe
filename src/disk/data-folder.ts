/** Where this platform stores a program's data. `SWITCHYARD_DATA` overrides it. */

import { homedir } from "node:os";
import { isAbsolute, join, resolve } from "node:path";

export type Environment = Readonly<Record<string, string | undefined>>;

export function dataFolder(env: Environment, platform: string, program: string): string {
  const chosen = env.SWITCHYARD_DATA;
  if (chosen !== undefined && chosen !== "") return resolve(chosen);
  const folder = program.replaceAll(/[^\w.-]+/g, "-");
  const home = env.HOME || env.USERPROFILE || homedir();
  const { XDG_DATA_HOME: base = "" } = env;
  switch (platform) {
    case "darwin":
      return join(home, "Library", "Application Support", folder);
    case "win32":
      return join(env.LOCALAPPDATA ?? join(home, "AppData", "Local"), folder);
    default:
      // The base directory specification says that a relative path is to be ignored.
      return join(isAbsolute(base) ? base : join(home, ".local", "share"), folder);
  }
}
