/** The checker accepts only claims that it can prove, and says exactly what it has proved. */

import { expect, test } from "vitest";
import { certifyPosition } from "../../src/solver/certificate.ts";
import { certifiedSize } from "../support/certified.ts";
import { judgeAll } from "../support/checker.ts";
import { gameAt } from "../support/find-game.ts";
import { must } from "../support/must.ts";
import { range } from "../support/sweep.ts";

function decidedOf(proof: object): readonly object[] {
  const { decided }: { readonly decided: readonly object[] } = JSON.parse(JSON.stringify(proof));
  return decided;
}

const asJson = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value));

test("the checker refuses null and booleans as values", () => {
  const table = {
    "/2": null,
    "3/2": 1,
    "3/4": 1,
    "2,3/4": 1,
    "4/3": 1,
    "2,4/3": 1,
    "3,4/2": 2,
    "2,3,4/-": 3,
  };
  const frenzy = {
    certificate: 1,
    game: "factor-frenzy",
    options: { max: 4 },
    counts: { positions: "8", wins: "6", losses: "2", draws: "0" },
    position: { key: "/2", value: "draw" },
    proof: { table },
  };
  const tower = certifiedSize("tower-switch", { blocks: 10 });
  const [zeros, ones, last] = [
    [0, 0, 0],
    [1, 1, 1],
    [1, 1, 2],
  ];
  const forged = [
    frenzy,
    ...[
      [zeros, [true, true, true], last],
      [[0, 0, false], ones, last],
    ].map((plies) => ({ ...tower, proof: { plies, gain: 2 } })),
    {
      ...certifiedSize("switch-battle", { switches: 2 }),
      position: { key: "01", value: "win", plies: true },
    },
    { ...certifiedSize("switch-conquer", { switches: 4 }), position: null },
  ];
  for (const { code, sentence } of judgeAll(asJson(forged)))
    expect([code, sentence]).toEqual([2, expect.stringMatching(/(None|True|False) isn't allowed\.$/)]);
});

test("the checker refuses an unknown member anywhere in a certificate", () => {
  const whole = certifiedSize("switch-battle", { switches: 3 });
  const { options, counts, position, proof } = whole;
  const more = { longest: 7 };
  const [first, ...others] = decidedOf(whole.proof);
  const forged = [
    { ...whole, ...more },
    { ...whole, options: { ...options, ...more } },
    { ...whole, options: { ...options, switchOne: "always" } },
    { ...whole, counts: { ...counts, ...more } },
    { ...whole, position: { ...position, ...more } },
    { ...whole, proof: { ...proof, ...more } },
    { ...whole, proof: { ...proof, decided: [{ ...first, ...more }, ...others] } },
  ];
  expect(judgeAll(asJson([whole]))).toMatchObject([{ code: 0 }]);
  for (const { code, sentence } of judgeAll(asJson(forged)))
    expect([code, sentence]).toEqual([2, expect.stringMatching(/"(longest|switchOne)" is unknown in .+\.$/)]);
});

test("the checker refuses a value of a finished position", () => {
  const options = { max: 8 };
  const heading = { certificate: 1, game: "factor-frenzy", options };
  const lost = { pairs: [], barrier: [] };
  const forged = ["/5", "2,4/8"].map((key) => ({
    ...heading,
    position: { key, value: "loss" },
    proof: lost,
  }));
  for (const { code, sentence } of judgeAll(asJson(forged)))
    expect([code, sentence]).toEqual([1, expect.stringContaining("isn't a position with a legal move")]);
});

/** A false proof: twins, and counts that assume that only twin rows are lost. */
function twinsOnly(switches: number, switchOne: string, twins: readonly (readonly (readonly number[])[])[]) {
  const rows = 2 ** twins.reduce((sum, blocks) => sum + blocks.length - 1, 0);
  return range(0, switches).map((classes) => {
    const counts = {
      positions: `${2 ** switches - 1}`,
      wins: `${classes * rows}`,
      losses: `${rows - 1}`,
      draws: `${2 ** switches - (classes + 1) * rows}`,
    };
    const options = { switches, switchOne };
    return { certificate: 1, game: "switch-and-capture", options, counts, proof: { twins } };
  });
}

test("the checker refuses twins as a proof where other rows are lost", () => {
  const exceptions: readonly (readonly [number, string, readonly number[][][]])[] = [
    [2, "chosen", []],
    ...["always", "chosen"].flatMap((switchOne): [number, string, number[][][]][] => [
      [3, switchOne, [[[2], [3]]]],
      [4, switchOne, []],
      [5, switchOne, [[[3], [5]]]],
      [9, switchOne, [[[5], [7]]]],
    ]),
  ];
  const forged = exceptions.flatMap(([switches, switchOne, twins]) => twinsOnly(switches, switchOne, twins));
  expect(forged.length).toBeGreaterThan(30);
  for (const { code } of judgeAll(asJson(forged))) expect(code).toBe(1);
  const right = twinsOnly(8, "always", [[[5], [7]]]);
  expect(judgeAll(asJson(right)).filter(({ code }) => code === 0)).toHaveLength(1);
});

test("the checker names the size and position that a certificate proves", () => {
  const capture = ["always", "chosen"].map((switchOne) =>
    certifiedSize("switch-and-capture", { switches: 100, switchOne }),
  );
  const game = gameAt("factor-frenzy", { max: 100 });
  const pool = must(certifyPosition(game, game.start(1)));
  const [always, chosen, frenzy] = judgeAll(asJson([...capture, pool]));
  expect(always?.sentence).toContain(`switches 100, switchOne always: `);
  expect(chosen?.sentence).toContain(`switches 100, switchOne chosen: `);
  for (const judgment of [always, chosen])
    expect(judgment?.sentence).toContain(` ${"0".repeat(100)} is a win`);
  expect(frenzy?.sentence).toBe(`Proved: factor-frenzy, max 100: ${range(2, 100).join()}/- is a win in 99.`);
});

test("the checker shortens long text in an error message", () => {
  const certificate = certifiedSize("switch-battle", { switches: 7 });
  const key = "0".repeat(1000);
  const forged = { ...certificate, position: { key, value: "draw" } };
  expect(judgeAll(asJson([forged]))).toEqual([
    { code: 1, sentence: `Wrong: '${"0".repeat(199)}... isn't a position of this size.` },
  ]);
});
