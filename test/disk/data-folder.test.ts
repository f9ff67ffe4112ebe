import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { dataFolder } from "../../src/disk/disk.ts";

const home = { HOME: "/home/ann" };
const usual = "/home/ann/.local/share/switchyard";
const own = join(homedir(), ".local/share/switchyard");
const library = "/home/ann/Library/Application Support/switchyard";

test.each([
  ["is named by SWITCHYARD_DATA", { ...home, SWITCHYARD_DATA: "/data" }, "linux", "/data"],
  ["may be relative in SWITCHYARD_DATA", { SWITCHYARD_DATA: "here" }, "linux", resolve("here")],
  ["is the usual one if SWITCHYARD_DATA is empty", { ...home, SWITCHYARD_DATA: "" }, "linux", usual],
  ["is inside XDG_DATA_HOME on Linux", { ...home, XDG_DATA_HOME: "/xdg" }, "linux", "/xdg/switchyard"],
  ["ignores a relative XDG_DATA_HOME", { ...home, XDG_DATA_HOME: "relative" }, "linux", usual],
  ["is inside the user's home folder if HOME is empty", { HOME: "" }, "linux", own],
  ["is inside Library/Application Support on macOS", home, "darwin", library],
  [
    "is inside LOCALAPPDATA on Windows",
    { LOCALAPPDATA: "/app", USERPROFILE: "/ann" },
    "win32",
    "/app/switchyard",
  ],
])("the data folder %s", (_rule, env, platform, folder) => {
  expect(dataFolder(env, platform, "switchyard")).toBe(folder);
});

test("a program with another name gets its own data folder", () => {
  expect(dataFolder(home, "linux", "my-games")).toBe("/home/ann/.local/share/my-games");
  expect(dataFolder(home, "linux", "npx ../mine")).toBe("/home/ann/.local/share/npx-..-mine");
});
