import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { dataFolder } from "../../src/storage/data-folder.ts";

test.each([
  [
    "SWITCHYARD_DATA names the data folder",
    { SWITCHYARD_DATA: "/data", HOME: "/home/ann" },
    "linux",
    "/data",
  ],
  [
    "a relative SWITCHYARD_DATA is resolved against the current folder",
    { SWITCHYARD_DATA: "here" },
    "linux",
    resolve("here"),
  ],
  [
    "an empty SWITCHYARD_DATA is ignored",
    { SWITCHYARD_DATA: "", HOME: "/home/ann" },
    "linux",
    "/home/ann/.local/share/switchyard",
  ],
  [
    "the data folder is inside XDG_DATA_HOME on Linux",
    { XDG_DATA_HOME: "/xdg", HOME: "/home/ann" },
    "linux",
    "/xdg/switchyard",
  ],
  [
    "a relative XDG_DATA_HOME is ignored",
    { XDG_DATA_HOME: "relative", HOME: "/home/ann" },
    "linux",
    "/home/ann/.local/share/switchyard",
  ],
  [
    "an empty HOME is replaced by the user's home folder",
    { HOME: "" },
    "linux",
    join(homedir(), ".local/share/switchyard"),
  ],
  [
    "the data folder is inside Library/Application Support on macOS",
    { HOME: "/Users/ann" },
    "darwin",
    "/Users/ann/Library/Application Support/switchyard",
  ],
  [
    "the data folder is inside LOCALAPPDATA on Windows",
    { LOCALAPPDATA: "/app", USERPROFILE: "/ann" },
    "win32",
    "/app/switchyard",
  ],
])("%s", (_rule, env, platform, folder) => {
  expect(dataFolder(env, platform, "switchyard")).toBe(folder);
});

test("a program with another name gets its own data folder", () => {
  expect(dataFolder({ HOME: "/home/ann" }, "linux", "my-games")).toBe("/home/ann/.local/share/my-games");
  expect(dataFolder({ HOME: "/home/ann" }, "linux", "npx ../mine")).toBe(
    "/home/ann/.local/share/npx-..-mine",
  );
});
