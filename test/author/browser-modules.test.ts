/** The games of a program as modules for a browser. */

import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { browserModules } from "../../src/author/page-contents.ts";

function modulesOf(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), "switchyard-modules-"));
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), code);
  }
  const modules = browserModules(pathToFileURL(join(folder, Object.keys(files)[0] ?? "")), ["ok"]);
  return modules.ok ? Object.fromEntries(modules.value) : modules.problem.message;
}

test("every import becomes an address within the page, and each file appears once", () => {
  expect(
    modulesOf({
      "games.js":
        'import{a}from"./parts/a.js";\nimport {\n  b,\n} from "./parts/../parts/b.js";\nexport const from = "x";\nexport * from "switchyard-games";\n',
      "parts/a.js":
        'import "./b.js";import { ok } from \'switchyard-games/core\';\nexport const a = [..."from"];',
      "parts/b.js": '// import x from "fs"\nimport { a } from "./a.js";\nexport const b = a;',
    }),
  ).toEqual({
    "0-games.js":
      'import{a}from"./1-a.js";\nimport {\n  b,\n} from "./2-b.js";\nexport const from = "x";\nexport * from "../library/index.js";\n',
    "1-a.js": 'import "./2-b.js";import { ok } from \'../library/core.js\';\nexport const a = [..."from"];',
    "2-b.js": '// import x from "fs"\nimport { a } from "./1-a.js";\nexport const b = a;',
  });
});

test("a JSON file becomes its own module", () => {
  const data = '{ "__proto__": [1], "from": "a\u2028b" }';
  const modules = modulesOf({
    "games.js": 'import data from "./data.json" with { type: "json" };\nexport const games = data;',
    "data.json": data,
  });
  expect(modules).toMatchObject({
    "0-games.js": 'import data from "./1-data.js";\nexport const games = data;',
    "1-data.js": `export default JSON.parse(${JSON.stringify(data)});`,
  });
});

test("an import that a browser can't load is refused by name", () => {
  expect(modulesOf({ "games.js": 'import { readFileSync } from "node:fs";' })).toBe(
    'The page can\'t use the games in "games.js": it imports "node:fs". Import only from "switchyard-games" and from your own files, by path.',
  );
  expect(modulesOf({ "games.js": 'import { ok, solve } from "switchyard-games";' })).toContain(
    "it imports solve, which games on the page can't use.",
  );
  expect(modulesOf({ "games.js": 'import "./none.js";' })).toContain("none.js");
});
