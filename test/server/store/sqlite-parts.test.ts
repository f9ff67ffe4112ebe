/** Group commits and local presence, without a database. */

import { expect, test } from "vitest";
import { GroupCommit } from "../../../src/server/store/sqlite/group-commit.ts";
import { localPresence } from "../../../src/server/store/sqlite/sqlite-store.ts";

test("a group of writes is committed together, or rolled back and answered as unavailable", async () => {
  const said: string[] = [];
  const errors: unknown[] = [];
  let fault = "";
  const check = () => void said.push("check");
  const commits = new GroupCommit(
    { exec: (sql) => void said.push(sql) },
    check,
    (error) => void errors.push(error),
  );
  const write = (answer: number) => () => {
    if (fault !== "") throw new Error(fault);
    return answer;
  };
  const run = () => Promise.all([commits.run(write(1)), commits.run(write(2))]);
  expect(await run()).toEqual([1, 2]);
  expect(said.splice(0)).toEqual(["check", "BEGIN IMMEDIATE", "COMMIT"]);
  fault = "disk full";
  expect(await run()).toEqual(["unavailable", "unavailable"]);
  expect(said.splice(0)).toEqual(["check", "BEGIN IMMEDIATE", "ROLLBACK"]);
  expect([commits.isHealthy, commits.isDamaged, errors.length]).toEqual([false, false, 1]);
  fault = "database disk image is malformed";
  await run();
  fault = "";
  expect(await run()).toEqual([1, 2]);
  expect([commits.isHealthy, commits.isDamaged]).toEqual([true, true]);
});

test("a player counts as gone from the time of leaving, however often others come and go", () => {
  let now = 100;
  const presence = localPresence(() => now);
  presence.set("m", { seats: [1, 1], watchers: 0 });
  now = 200;
  presence.set("m", { seats: [1, 0], watchers: 0 });
  now = 300;
  presence.set("m", { seats: [1, 0], watchers: 2 });
  expect(presence.read("m")).toEqual({ present: [true, false], goneSince: [null, 200], watchers: 2 });
  now = 400;
  presence.set("m", { seats: [1, 1], watchers: 2 });
  expect(presence.read("m").goneSince).toEqual([null, null]);
});
