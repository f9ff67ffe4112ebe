/** The embedded store keeps the contract. */

import { rmSync } from "node:fs";
import { openSqliteStore } from "../../src/storage/sqlite/sqlite-store.ts";
import { newDataFolder } from "../support/cli.ts";
import { testStore } from "./match-store-suite.ts";

testStore(async () => {
  const folder = newDataFolder();
  return {
    open: async () => {
      const store = openSqliteStore({ folder, onError: () => {} });
      if (!store.ok) throw new Error(store.problem.message);
      return store.value;
    },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
});
