import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { games, towerSwitch } from "../../../src/games/index.ts";
import { recommendedTexts } from "../../../src/play/read-form.ts";
import { type Host, processHost } from "../../../src/terminal/host.ts";
import { listPanel, mainMenu } from "../../../src/terminal/screen/menu/lists.ts";
import { setupPanel } from "../../../src/terminal/screen/setup.ts";
import { noMemory, readMemory, remember, writeMemory } from "../../../src/terminal/setup/fields.ts";
import { newDataFolder } from "../../support/cli.ts";
import { menuState } from "./helpers.ts";

function hostIn(folder: string): Host {
  return { ...processHost(games), env: { SWITCHYARD_DATA: folder } };
}

const texts = {
  name1: "Ann",
  name2: "Ben",
  first: "random",
  bestOf: "3",
  vs: "medium",
  seat: "2",
  blocks: "21",
} as const;

test("the menu and the form open with the choices made last", () => {
  const host = hostIn(join(newDataFolder(), "not", "yet", "there"));
  expect(readMemory(host)).toEqual(noMemory);
  writeMemory(host, remember({ ...noMemory, section: "learn" }, towerSwitch.id, texts));
  const memory = readMemory(host);
  expect(memory).toMatchObject({ last: "tower-switch", level: "medium" });
  expect(mainMenu({ memory }).at).toBe("learn");
  expect(listPanel({ ...menuState(), memory }, "play")?.at).toBe("tower-switch");
  expect(setupPanel(towerSwitch, { memory }).texts).toEqual(texts);
});

test.each([
  ["nothing", ""],
  ["half an object", "{"],
  ["a list", "[]"],
  ["null", "null"],
  ["a number", "7"],
  ["values of other types", '{"last":7,"choices":[1,{"name1":7}]}'],
  ["null as the choices for a game", '{"choices":{"tower-switch":null}}'],
])("a menu.json that contains %s is ignored", (_name, text) => {
  const folder = newDataFolder();
  writeFileSync(join(folder, "menu.json"), text);
  const memory = readMemory(hostIn(folder));
  expect(mainMenu({ memory }).at).toBe("play");
  expect(setupPanel(towerSwitch, { memory }).texts).toEqual({
    vs: "beginner",
    ...recommendedTexts(towerSwitch),
  });
});

test("a menu.json that can't be written is ignored", () => {
  const folder = newDataFolder();
  mkdirSync(join(folder, "menu.json"));
  writeMemory(hostIn(folder), remember(noMemory, towerSwitch.id, texts));
  expect(readMemory(hostIn(folder))).toEqual(noMemory);
  expect(readdirSync(folder).filter((name) => name.endsWith(".json"))).toEqual(["menu.json"]);
});
