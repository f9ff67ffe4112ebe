/** Certificates have exactly this content. The checker in Python decides whether they prove their claims. */

import { describe, expect, test } from "vitest";
import { setUp } from "../../src/core/setup.ts";
import { certifyPosition, checkCertifiable } from "../../src/solver/certificate.ts";
import { certifiedSize } from "../support/certified.ts";
import { findGameOf, gameAt } from "../support/find-game.ts";
import { must } from "../support/must.ts";
import { neighbors } from "../support/neighbors.ts";
import { named } from "../support/setup-name.ts";
import { sizeOf } from "../support/solved.ts";

function counts(...[positions, wins, losses, draws]: readonly string[]) {
  return { positions, wins, losses, draws };
}

const decided = (plies: number, size: string, ...switches: readonly number[]) => ({ plies, size, switches });

/** Rows of three switches that one flip completes. */
const flips = {
  blocks: [],
  decided: [[1], [2], [3], [1, 2], [2, 3]].map((switches) => decided(1, "1", ...switches)),
};

/** Of five switches, 3 and 5 can swap places. */
const twins = {
  blocks: [[[3], [5]]],
  decided: [
    decided(1, "1", 1, 2, 3, 4, 5),
    decided(1, "1", 1, 2, 4),
    decided(1, "2", 1, 5),
    decided(2, "2", 2, 4, 5),
    decided(2, "1", 3, 5),
  ],
};

const pool4 = {
  "2,3,4/-": 3,
  "2/3": 1,
  "3/2": 1,
  "3/4": 1,
  "2,3/4": 2,
  "4/3": 1,
  "2,4/3": 1,
  "3,4/2": 2,
};

describe("the certificate", () => {
  test.each(
    named([
      [
        "tower-switch",
        { blocks: 4 },
        {
          counts: counts("6", "4", "2", "0"),
          position: { key: "4/0", value: "win", plies: 3 },
          proof: {
            plies: [
              [0, 0, 0],
              [1, 1, 1],
              [1, 1, 2],
            ],
            gain: 2,
          },
        },
      ],
      [
        "switch-battle",
        { switches: 3 },
        { counts: counts("7", "5", "0", "2"), position: { key: "000", value: "draw" }, proof: flips },
      ],
      // The original rules deal the row, so no position is named. Each row counts for both players.
      [
        "switch-conquer",
        { switches: 2 },
        {
          counts: counts("8", "6", "0", "2"),
          proof: { blocks: [], decided: [decided(1, "2", 1), decided(1, "2", 2), decided(1, "2", 1, 2)] },
        },
      ],
      [
        "switch-and-capture",
        { switches: 5, switchOne: "always" },
        {
          counts: counts("31", "4", "3", "24"),
          position: { key: "00000", value: "win", plies: 1 },
          proof: twins,
        },
      ],
      // Of fourteen, 11 and 13 are twins, and so are 5 with 10 and 7 with 14. No other rows are lost.
      [
        "switch-and-capture",
        { switches: 14, switchOne: "chosen" },
        {
          counts: counts("16383", "44", "3", "16336"),
          position: { key: "00000000000000", value: "win", plies: 1 },
          proof: {
            twins: [
              [
                [5, 10],
                [7, 14],
              ],
              [[11], [13]],
            ],
          },
        },
      ],
      [
        "factor-frenzy",
        { max: 4 },
        {
          counts: counts("8", "6", "2", "0"),
          position: { key: "2,3,4/-", value: "win", plies: 3 },
          proof: { table: pool4 },
        },
      ],
    ]),
  )("of %s has its counts, start and proof", (_name, game, options, expected) => {
    expect(certifiedSize(game, options)).toStrictEqual({ certificate: 1, game, options, ...expected });
  });

  test("of a large pool proves only the start, and counts nothing", () => {
    const certificate = certifiedSize("factor-frenzy", { max: 16 });
    expect(certificate.counts).toBeUndefined();
    expect(certificate.position?.key).toBe("2,3,4,5,6,7,8,9,10,11,12,13,14,15,16/-");
    expect(certificate.proof).toMatchObject({ move: 2, barrier: [] });
  });
});

describe("the certificate of a position", () => {
  const certified = (id: string, from: string) => {
    const { game, start } = must(setUp(findGameOf(id), { from }));
    return certifyPosition(game, start);
  };

  test.each<[string, string, object, object]>([
    ["tower-switch", "3/1", { value: "loss", plies: 2 }, { gain: 2 }],
    ["switch-battle", "001", { value: "win", plies: 1 }, flips],
    ["switch-conquer", "AA/2", { value: "win", plies: 1 }, { blocks: [] }],
    ["switch-and-capture", "11010", { value: "loss", plies: 2 }, twins],
  ])("proves %s %s with its whole size", (game, key, value, proof) => {
    const certificate = must(certified(game, key));
    expect(certificate).toMatchObject({ game, position: { key, ...value }, proof });
    expect(certificate.counts).toBeDefined();
  });

  test.each<[string, object, object]>([
    [
      "2,3,5,7/4",
      { value: "loss", plies: 4 },
      {
        pairs: [
          [2, 3],
          [5, 7],
        ],
        barrier: [],
        lasting: [
          [2, 3],
          [5, 7],
        ],
      },
    ],
    [
      "2,3,4,5,7/6",
      { value: "win", plies: 5 },
      {
        move: 4,
        pairs: [
          [2, 3],
          [5, 7],
        ],
        barrier: [],
        lasting: [
          [2, 5],
          [3, 4],
        ],
      },
    ],
    // 3 is the only friend of 2 and of 4, so any pairing leaves one of them out.
    ["3,4/2", { value: "loss", plies: 2 }, { pairs: [[3, 4]], barrier: [3], lasting: [[3, 4]] }],
    ["3,4,8/2", { value: "loss" }, { pairs: [[3, 4]], barrier: [3] }],
    // No remaining number can follow, so the win has no proved distance.
    ["2,4,8/3", { value: "win" }, { move: 2, pairs: [], barrier: [] }],
    [
      "2,3,5,10/6",
      { value: "loss" },
      {
        pairs: [
          [2, 5],
          [3, 10],
        ],
        barrier: [],
      },
    ],
  ])("proves the pool %s by pairs alone", (key, value, proof) => {
    expect(must(certified("factor-frenzy", key))).toStrictEqual({
      certificate: 1,
      game: "factor-frenzy",
      options: { max: 10 },
      position: { key, ...value },
      proof,
    });
  });

  test("is refused once the game is over", () => {
    expect(certified("factor-frenzy", "2,4/8")).toMatchObject({
      problem: { code: "game-over", message: expect.stringMatching(/nothing to prove\.$/) },
    });
  });
});

test("certificates are refused for other kinds of games and over 1,000 switches", () => {
  expect(checkCertifiable(gameAt(neighbors))).toMatchObject({
    problem: { code: "bad-option" },
  });
  const rows = [1000, 1001].map((switches) => checkCertifiable(sizeOf("switch-battle", { switches })));
  expect(rows).toMatchObject([
    { ok: true },
    { problem: { code: "too-large", message: "Certificates only go up to 1,000 switches." } },
  ]);
});
