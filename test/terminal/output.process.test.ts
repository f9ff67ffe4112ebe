/** The program exits cleanly if no one reads its output or if the output can't be written. */

import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { newDataFolder } from "../support/cli.ts";

const main = `"${process.execPath}" "${resolve("dist/bin/main.js")}"`;
const shell = (script: string) =>
  spawnSync("bash", ["-c", script], {
    encoding: "utf8",
    env: { ...process.env, SWITCHYARD_DATA: newDataFolder() },
  });

test.each(["rules", "rules switch-battle", "--help"])(
  "switchyard %s prints no error when the output isn't read",
  (words) => {
    expect(shell(`${main} ${words} | true`).stderr).toBe("");
  },
);

test("a game prints no error when its output is closed early", () => {
  expect(shell(`yes 1 | ${main} play switch-battle --switches 20 | head -1`)).toMatchObject({
    stderr: "",
    stdout: "Welcome to Switch Battle!\n",
  });
});

test("output to a full disk ends with an exit code and no stack trace", () => {
  for (const words of ["rules", "--version"])
    expect(shell(`${main} ${words} > /dev/full`)).toMatchObject({ status: 1, stderr: "" });
  expect(shell(`${main} rules nosuchgame 2> /dev/full`).status).toBe(2);
});
