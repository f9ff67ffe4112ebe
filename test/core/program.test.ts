import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { homepage, nodeProblem, pageAt, switchyard, version } from "../../src/core/program.ts";

test("version and homepage match package.json", () => {
  expect(JSON.parse(readFileSync("package.json", "utf8"))).toMatchObject({ version, homepage });
});

test("pageAt leaves out example addresses", () => {
  expect(pageAt("https://games.test/")).toEqual({ page: "https://games.test/" });
  expect(pageAt("https://example.games.test/")).toEqual({ page: "https://example.games.test/" });
  for (const example of ["https://switchyard.example.org/", "https://example.com", "http://example.net:80/x"])
    expect(pageAt(example)).toEqual({});
  expect(switchyard).toMatchObject(pageAt(homepage));
});

test.each(["18.20.8", "19.9.0", "20.18.3"])("nodeProblem refuses Node %s as too old", (node) => {
  const problem = `Switchyard needs Node 20.19 or newer. You have Node ${node}.`;
  expect(nodeProblem(node, "Switchyard")).toBe(problem);
  expect(JSON.parse(readFileSync("package.json", "utf8")).engines.node).toMatch(/^\^20\.19 /);
});

test.each(["20.19.0", "22.13.1", "24.0.0"])("nodeProblem accepts Node %s", (node) => {
  expect(nodeProblem(node, "Switchyard")).toBeUndefined();
});
