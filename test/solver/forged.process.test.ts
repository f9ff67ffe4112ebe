/** The checker refuses certificates that are forged so that all their parts fit. */

import { expect, test } from "vitest";
import { type Certificate, certifyPosition } from "../../src/solver/certificate.ts";
import { certifiedSize } from "../support/certified.ts";
import { judgeAll } from "../support/checker.ts";
import { gameAt } from "../support/find-game.ts";
import { must } from "../support/must.ts";

interface Entry {
  readonly plies: number;
  readonly size: string;
  readonly switches: readonly number[];
}

function decidedIn({ proof }: Certificate): readonly Entry[] {
  const { decided }: { readonly decided: readonly Entry[] } = JSON.parse(JSON.stringify(proof));
  return decided;
}

/** The entries of a row, with rows that mirror each other in one class. */
function mirrored(entries: readonly Entry[], switches: number): readonly Entry[] {
  const classes = new Map<string, Entry>();
  for (const entry of entries) {
    const image = entry.switches.map((label) => switches + 1 - label).sort((a, b) => a - b);
    const name = [entry.switches.join(), image.join()].sort().join("|");
    const size = BigInt(classes.get(name)?.size ?? 0) + BigInt(entry.size);
    classes.set(name, { ...entry, size: String(size) });
  }
  return [...classes.values()];
}

/** A certificate with blocks that reverse the row. `keeps` chooses the stated entries, and the sums fit them. */
function turnedRound(switches: number, keeps: (entry: Entry) => boolean) {
  const certificate = certifiedSize("switch-conquer", { switches });
  const kept = decidedIn(certificate).filter(keeps);
  const sum = (odd: number) =>
    kept.filter(({ plies }) => plies % 2 === odd).reduce((total, { size }) => total + BigInt(size), 0n);
  const positions = BigInt(certificate.counts?.positions ?? 0);
  const counts = { positions, wins: sum(1), losses: sum(0), draws: positions - sum(0) - sum(1) };
  const half = Array.from({ length: Math.floor(switches / 2) }, (_, index) => index + 1);
  return {
    ...certificate,
    counts: Object.fromEntries(Object.entries(counts).map(([name, number]) => [name, String(number)])),
    proof: {
      blocks: [[half, half.map((label) => switches + 1 - label)]],
      decided: mirrored(kept, switches),
    },
  };
}

const rows = [3, 4, 5, 8, 30];

test("the checker finds a lost row that a symmetry hides", () => {
  const whole = rows.map((switches) => JSON.stringify(turnedRound(switches, () => true)));
  expect(judgeAll(whole).map(({ code }) => code)).toEqual(rows.map(() => 0));
  const lossless = rows.map((switches) => {
    const key = `${"B".repeat(switches)}/1`;
    const forged = turnedRound(switches, ({ plies }) => plies % 2 === 1);
    return JSON.stringify({ ...forged, position: { key, value: "draw" } });
  });
  expect(judgeAll(lossless).map(({ code }) => code)).toEqual(rows.map(() => 1));
});

test("the checker refuses counts without a proof", () => {
  const game = gameAt("factor-frenzy", { max: 50 });
  const position = must(certifyPosition(game, game.start(1)));
  const counts = { positions: "7", wins: "7", losses: "0", draws: "0" };
  const { position: _, ...without } = position;
  const forged = [
    { ...position, counts },
    { ...without, counts },
    { ...without, counts, proof: {} },
  ];
  expect(judgeAll([JSON.stringify(position)])).toMatchObject([{ code: 0 }]);
  expect(judgeAll(forged.map((one) => JSON.stringify(one))).map(({ code }) => code)).toEqual([1, 1, 1]);
});

test("the checker refuses fractions and repeated names anywhere", () => {
  const text = JSON.stringify(certifiedSize("tower-switch", { blocks: 10 }));
  const numbers = [...text.matchAll(/(?<=[[:,])\d+(?=[\],}])/g)];
  const names = [...text.matchAll(/"\w+":/g)];
  expect([numbers.length > 10, names.length > 10]).toEqual([true, true]);
  const planted = [
    ...numbers.map(({ 0: number, index }) => insert(text, index + number.length, ".0")),
    ...names.map(({ 0: name, index }) => insert(text, index, `${name}0,`)),
  ];
  const asFloats = text.replaceAll(/(?<=[[,])\d+(?=[\],])/g, "$&.0");
  for (const { code, sentence } of judgeAll([...planted, asFloats])) {
    expect(code).toBe(2);
    expect(sentence).toMatch(
      /^Not a certificate: (.+ isn't a whole number of at most 20 digits|an object has the same name twice)\.$/,
    );
  }
});

function insert(text: string, at: number, part: string): string {
  return text.slice(0, at) + part + text.slice(at);
}

test("the checker prints text from a file without control characters", () => {
  const certificate = certifiedSize("switch-battle", { switches: 7 });
  const keys = ["\ud800", "\r\u001b[KProved: all of it.\u001b[8m", "\u202e0000000", "0\u0000"];
  const forged = keys.map((key) => JSON.stringify({ ...certificate, position: { key, value: "draw" } }));
  for (const { code, sentence } of judgeAll(forged)) {
    expect(code).toBe(1);
    expect(sentence).toMatch(/^Wrong: [ -~]+$/);
  }
});
