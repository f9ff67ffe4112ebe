import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { dataFolder } from "../../src/storage/data-folder.ts";

test.each([
  [{ SWITCHYARD_DATA: "/data", HOME: "/home/ann" }, "linux", "/data"],
  [{ SWITCHYARD_DATA: "here" }, "linux", resolve("here")],
  [{ SWITCHYARD_DATA: "", HOME: "/home/ann" }, "linux", "/home/ann/.local/share/switchyard"],
  [{ XDG_DATA_HOME: "/xdg", HOME: "/home/ann" }, "linux", "/xdg/switchyard"],
  [{ XDG_DATA_HOME: "relative", HOME: "/home/ann" }, "linux", "/home/ann/.local/share/switchyard"],
  [{ HOME: "" }, "linux", join(homedir(), ".local/share/switchyard")],
  [{ HOME: "/Users/ann" }, "darwin", "/Users/ann/Library/Application Support/switchyard"],
  [{ LOCALAPPDATA: "/app", USERPROFILE: "/ann" }, "win32", "/app/switchyard"],
])("the environment %j on %s gives the folder %s", (env, platform, folder) => {
  expect(dataFolder(env, platform, "switchyard")).toBe(folder);
});

test("another program gets a folder of its own, whatever its name", () => {
  expect(dataFolder({ HOME: "/home/ann" }, "linux", "my-games")).toBe("/home/ann/.local/share/my-games");
  expect(dataFolder({ HOME: "/home/ann" }, "linux", "npx ../mine")).toBe(
    "/home/ann/.local/share/npx-..-mine",
  );
});
