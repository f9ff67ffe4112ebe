/** The PostgreSQL store keeps the contract. `postgres-nodes.process.test.ts` tests what it promises beyond that. */

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
