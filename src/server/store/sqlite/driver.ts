/** Node has SQLite from 22.13 on; before that, a package with the same interface must be installed. */

import { createRequire } from "node:module";
import type { DatabaseSync } from "@photostructure/sqlite";
import { fail, ok, type Result } from "../../../core/result.ts";

export type Database = InstanceType<typeof DatabaseSync>;
interface Driver {
  readonly DatabaseSync: new (path: string) => Database;
}

const packageName = "@photostructure/sqlite";

export function openSqlite(path: string): Result<Database> {
  const driver = builtIn() ?? installed();
  if (driver === undefined)
    return fail(
      "not-found",
      `Online games need SQLite, which Node ${process.versions.node} does not include. Use Node 22.13 or newer, or install it: npm install ${packageName}`,
    );
  return ok(new driver.DatabaseSync(path));
}

/** Node 20 has no such module, and returns undefined. */
const nodeModules: { readonly getBuiltinModule: (id: string) => Driver | undefined } = process;

/** Node calls its own driver experimental each time it is loaded; an operator can do nothing about that. */
function builtIn(): Driver | undefined {
  const emitWarning = process.emitWarning.bind(process);
  process.emitWarning = () => {};
  try {
    return nodeModules.getBuiltinModule("node:sqlite");
  } finally {
    process.emitWarning = emitWarning;
  }
}

function installed(): Driver | undefined {
  try {
    return createRequire(import.meta.url)(packageName);
  } catch {
    return undefined;
  }
}
