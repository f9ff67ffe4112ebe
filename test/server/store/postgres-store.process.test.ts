/** The PostgreSQL store passes the tests for every store. `postgres-nodes.process.test.ts` tests what else it promises. */

import { afterAll, beforeAll } from "vitest";
import { startTestPostgres, type TestPostgres } from "../../support/postgres.ts";
import { testStore } from "./match-store-suite.ts";
import { openStore } from "./open-postgres.ts";

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(() => postgres.remove());

testStore(async () => {
  return { open: () => openStore(postgres.url), remove: async () => {} };
});
