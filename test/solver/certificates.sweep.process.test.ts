/** The checker in Python proves our certificates, and refuses wrong ones. */

import { expect, test } from "vitest";
import type { Variant } from "../../src/core/game.ts";
import type { Options } from "../../src/core/options.ts";
import { pick, type Random, randomFrom } from "../../src/core/random.ts";
import { analyzePosition } from "../../src/solver/analyze.ts";
import { type Certificate, certifyPosition } from "../../src/solver/certificate.ts";
import { certifiedSize } from "../support/certified.ts";
import { judgeAll } from "../support/checker.ts";
import { gameAt } from "../support/find-game.ts";
import { must } from "../support/must.ts";
import { isSoak, range, sweep } from "../support/sweep.ts";
import { faultsIn, junkIn, notCertificates } from "./certificate-faults.ts";

/** Lists everything that the checker fails to prove in good certificates. */
function unproved(certificates: readonly Certificate[]) {
  const judgments = judgeAll(certificates.map((certificate) => JSON.stringify(certificate)));
  expect(judgments).toHaveLength(certificates.length);
  return judgments.filter(({ code }) => code !== 0);
}

const sizes: readonly (readonly [string, readonly Options[]])[] = [
  [
    "switch-and-capture",
    ["always", "chosen"].flatMap((switchOne) =>
      [...sweep(range(2, 40), range(2, 12)), 60, 200].map((switches) => ({ switches, switchOne })),
    ),
  ],
  ["switch-battle", [...range(2, 12), 100].map((switches) => ({ switches }))],
  ["switch-conquer", [...range(2, 12), 100].map((switches) => ({ switches }))],
  ["tower-switch", [...sweep(range(1, 50), range(1, 12)), 1e15].map((blocks) => ({ blocks }))],
  ["factor-frenzy", [...sweep(range(2, 12), range(2, 9)), 15, 18].map((max) => ({ max }))],
];

test.each(sizes)("the checker proves whole sizes of %s", (id, list) => {
  const certificates = list.map((options) => certifiedSize(id, options));
  for (const { counts } of certificates.slice(0, -2)) expect(counts).toBeDefined();
  expect(unproved(certificates)).toEqual([]);
});

/** Unfinished positions of a game played at random. */
function* randomPositions(game: Variant, random: Random) {
  let position = game.start(1);
  while (game.outcome(position) === null && random.below(30) > 0) {
    yield position;
    position = game.play(position, pick(random, game.moves(position)));
  }
}

const played: readonly (readonly [string, Options])[] = [
  ["switch-and-capture", { switches: 10, switchOne: "always", start: "0".repeat(10) }],
  ["switch-and-capture", { switches: 21, switchOne: "chosen", start: "0".repeat(21) }],
  ["switch-battle", { switches: 7, start: "0000000" }],
  ["switch-conquer", { switches: 4, start: "ABAB" }],
  ["tower-switch", { blocks: 10 }],
  ["factor-frenzy", { max: 10 }],
  ["factor-frenzy", { max: 13 }],
  ["factor-frenzy", { max: 60 }],
];

test("the checker proves single positions, with the values that analysis gives", () => {
  const random = randomFrom(14);
  const certificates = played.flatMap(([id, options]) => {
    const game = gameAt(id, options);
    const positions = range(1, 4).flatMap(() => [...randomPositions(game, random)]);
    return positions.slice(0, isSoak ? 60 : 20).map((position) => {
      const certificate = must(certifyPosition(game, position));
      const { value } = analyzePosition(game, position);
      const claim = certificate.position;
      expect(claim).toMatchObject({ key: game.key(position), value: value?.kind });
      if (claim?.plies !== undefined) expect(value).toMatchObject({ plies: claim.plies });
      return certificate;
    });
  });
  expect(certificates.length).toBeGreaterThan(100);
  expect(new Set(certificates.map(({ position }) => position?.value)).size).toBe(3);
  expect(unproved(certificates)).toEqual([]);
});

/** Half of the numbers, with one of them taken last. */
function randomPool(max: number, random: Random) {
  const numbers = range(2, max).filter(() => random.below(2) === 0);
  const last = pick(random, numbers);
  return { pool: numbers.filter((number) => number !== last), last, mover: 1 };
}

test("the checker proves large pools, and the start of the largest with its distance", () => {
  const random = randomFrom(7);
  const pools = [50, 200, 1000].flatMap((max) =>
    range(1, 4).map(() => [frenzyTo(max), randomPool(max, random)] as const),
  );
  const sizes = [...sweep(range(13, 40), [13, 14]), 999, 1000];
  const certified = pools.map((pool) => must(certifyPosition(...pool)));
  const fromStart = sizes.map((max) => must(certifyPosition(frenzyTo(max), frenzyTo(max).start(1))));
  for (const { options, position } of fromStart) expect(position?.plies).toBe(Number(options.max) - 1);
  expect(unproved([...certified, ...fromStart])).toEqual([]);
});

const frenzyTo = (max: number) => gameAt("factor-frenzy", { max });
const certificates: readonly Certificate[] = [
  certifiedSize("switch-and-capture", { switches: 10 }),
  certifiedSize("switch-and-capture", { switches: 14, switchOne: "chosen" }),
  certifiedSize("switch-and-capture", { switches: 21 }),
  // Its proof has both blocks and decided rows.
  certifiedSize("switch-and-capture", { switches: 9, switchOne: "chosen" }),
  certifiedSize("switch-battle", { switches: 7 }),
  certifiedSize("switch-conquer", { switches: 4 }),
  must(certifyPosition(gameAt("switch-conquer", { switches: 4 }), { row: 5, mover: 1, won: false })),
  certifiedSize("tower-switch", { blocks: 10 }),
  certifiedSize("factor-frenzy", { max: 6 }),
  certifiedSize("factor-frenzy", { max: 20 }),
  must(certifyPosition(frenzyTo(16), { pool: [2, 3, 4, 8, 10, 16], last: 5, mover: 1 })),
  must(certifyPosition(frenzyTo(16), { pool: [2, 3, 4, 8], last: 16, mover: 1 })),
];

test("the checker refuses more than a hundred kinds of planted faults", () => {
  const faults = certificates.flatMap(faultsIn);
  expect(new Set(faults.map(({ kind }) => kind)).size).toBeGreaterThan(100);
  const judgments = judgeAll(faults.map(({ certificate }) => JSON.stringify(certificate)));
  const accepted = faults.filter((_, index) => judgments[index]?.code !== 1);
  expect(accepted.map(({ kind, certificate }) => [kind, JSON.stringify(certificate).slice(0, 300)])).toEqual(
    [],
  );
  for (const { sentence } of judgments) expect(sentence).toMatch(/^Wrong: .+\.$/);
});

test("the checker refuses junk in any field", () => {
  const texts = certificates.flatMap(junkIn);
  expect(texts.length).toBeGreaterThan(1000);
  const judgments = judgeAll(texts);
  expect(texts.filter((_, index) => judgments[index]?.code === 0)).toEqual([]);
});

test("the checker says why a file isn't a certificate", () => {
  const judgments = judgeAll(notCertificates);
  expect(notCertificates.filter((_, index) => judgments[index]?.code !== 2)).toEqual([]);
  for (const { sentence } of judgments) expect(sentence).toMatch(/^Not a certificate: .+\.$/);
});
