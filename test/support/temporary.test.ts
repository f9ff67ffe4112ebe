import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { endProcessesIn } from "./temporary.ts";

/** A process without its parent, like the server of a failed test. */
function abandon(folder: string): string {
  const script = "sleep 600 > /dev/null 2>&1 & echo $!";
  const env = { ...process.env, FOLDER: folder };
  return execFileSync("sh", ["-c", script], { env, encoding: "utf8" }).trim();
}

/** Ended processes may stay listed, without a command line. */
function isRunning(pid: string): boolean {
  return existsSync(`/proc/${pid}/cmdline`) && readFileSync(`/proc/${pid}/cmdline`, "utf8") !== "";
}

test.runIf(process.platform === "linux")(
  "a test run ends only the processes that failed tests left in its folder",
  async () => {
    const [own, other] = ["own-", "other-"].map((name) => mkdtempSync(join(tmpdir(), name)));
    const [left, stays] = [abandon(own ?? ""), abandon(other ?? "")];
    endProcessesIn(own ?? "");
    await expect.poll(() => isRunning(left)).toBe(false);
    expect(isRunning(stays)).toBe(true);
    process.kill(Number(stays), "SIGKILL");
  },
);
