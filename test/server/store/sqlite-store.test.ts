/** The SQLite store passes the tests for every store. */

import { rmSync } from "node:fs";
import { newDataFolder } from "../../support/cli.ts";
import { testStore } from "./match-store-suite.ts";
import { openStoreIn } from "./open-sqlite.ts";

testStore(async () => {
  const folder = newDataFolder();
  return {
    open: async () => openStoreIn(folder),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
});
