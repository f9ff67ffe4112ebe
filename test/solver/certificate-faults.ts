/** Certificates with false claims, made from good ones by one change each. */

import type { Certificate } from "../../src/solver/certificate.ts";

/** A certificate as JSON that can be changed. Every kind of proof has some of the parts. */
interface Draft {
  certificate: number;
  game: string;
  options: Record<string, number | string>;
  counts?: Record<string, string | number>;
  position?: { key: string; value: string; plies?: number };
  proof: {
    blocks?: number[][][];
    decided?: { plies: number; size: string | number; switches: number[] }[];
    twins?: number[][][];
    plies?: number[][];
    gain?: number;
    table?: Record<string, number>;
    move?: number;
    pairs?: number[][];
    barrier?: number[];
    lasting?: number[][];
  };
}

export interface Fault {
  readonly kind: string;
  readonly certificate: Draft;
}

type Change = (draft: Draft) => unknown;

/** Each makes one change, or returns false if the certificate doesn't allow that change. */
const changes: Readonly<Record<string, Change>> = {
  "a version to come": (draft) => Object.assign(draft, { certificate: 2 }),
  "another value": ({ position }) =>
    position && Object.assign(position, { value: position.value === "win" ? "loss" : "win" }),
  "a draw": ({ position }) =>
    position && position.value !== "draw" && Object.assign(position, { value: "draw" }),
  "a longer distance": ({ position }) =>
    position?.plies !== undefined && Object.assign(position, { plies: position.plies + 2 }),
  "a shorter distance": ({ position }) =>
    position?.plies !== undefined && Object.assign(position, { plies: position.plies - 2 }),
  "no distance": ({ position }) => position?.plies !== undefined && delete position.plies,
  "a distance of a draw": ({ position }) =>
    position?.plies === undefined && position && Object.assign(position, { plies: 4 }),
  "a value that is none": ({ position }) => position && Object.assign(position, { value: "won" }),
  "a key that is none": ({ position }) =>
    position && !position.key.includes(",") && Object.assign(position, { key: `${position.key}1` }),
  "another key": ({ position, proof }) => position && !proof.table && changeKey(position),
  "one position too many": count("positions", 1),
  "one position too few": count("positions", -1),
  "one win too many": count("wins", 1),
  "one win too few": count("wins", -1),
  "one loss too many": count("losses", 1),
  "one draw too many": count("draws", 1),
  "counts as numbers": ({ counts }) => counts && Object.assign(counts, { wins: Number(counts.wins) }),
  "no count of draws": ({ counts }) => counts && delete counts.draws,
  "a larger size": ({ options, proof, counts }) => counts && !proof.pairs && resize(options, 1),
  "a smaller size": ({ options, proof }) => !proof.decided && resize(options, -1),
  // Twins are the same both ways, and so is their proof.
  "the other switchOne": ({ options, proof }) =>
    options.switchOne &&
    !proof.twins &&
    Object.assign(options, { switchOne: options.switchOne === "always" ? "chosen" : "always" }),
  "the other game of rows": (draft) => swapGame(draft, "switch-battle", "switch-conquer"),
  "Capture for Battle": (draft) => {
    if (draft.game === "switch-battle") draft.options.switchOne = "always";
    else delete draft.options.switchOne;
    return swapGame(draft, "switch-battle", "switch-and-capture");
  },

  "a win that takes longer": classAt(isWin, (found) => Object.assign(found, { plies: found.plies + 2 })),
  "a win that takes one more": classAt(isWin, (found) => Object.assign(found, { plies: found.plies + 1 })),
  "a loss that takes longer": classAt(isLoss, (found) => Object.assign(found, { plies: found.plies + 2 })),
  "a loss as a win": classAt(isLoss, (found) => Object.assign(found, { plies: found.plies - 1 })),
  "a loss in no moves": classAt(isLoss, (found) => Object.assign(found, { plies: 0 })),
  "a win of minus one": classAt(isWin, (found) => Object.assign(found, { plies: -1 })),
  "a class too large": classAt(isWin, (found) =>
    Object.assign(found, { size: `${BigInt(found.size) + 1n}` }),
  ),
  "a lost class too large": classAt(isLoss, (found) =>
    Object.assign(found, { size: `${2n * BigInt(found.size)}` }),
  ),
  "a class of size zero": classAt(isWin, (found) => Object.assign(found, { size: "0" })),
  "a size as a number": classAt(isWin, (found) => Object.assign(found, { size: Number(found.size) })),
  "a size with a zero before it": classAt(isWin, (found) => Object.assign(found, { size: `0${found.size}` })),
  "a switch more": classAt(isWin, (found, draft) => found.switches.push(missingSwitch(found, draft))),
  "a switch less": classAt(
    (found) => found.switches.length > 1 && isWin(found),
    (found) => found.switches.pop(),
  ),
  "a switch less in a loss": classAt(isLoss, (found) => found.switches.pop()),
  "a row without switches": classAt(isWin, (found) => Object.assign(found, { switches: [] })),
  "a won class left out": dropClass(isWin),
  "a lost class left out": dropClass(isLoss),
  "all lost classes left out": ({ proof }) =>
    proof.decided?.some(isLoss) && Object.assign(proof, { decided: proof.decided.filter(isWin) }),
  "all won classes left out": ({ proof }) =>
    proof.decided && Object.assign(proof, { decided: proof.decided.filter(isLoss) }),
  "the longest games left out, with right sums": dropLongest,
  "nothing decided": ({ proof }) => proof.decided && Object.assign(proof, { decided: [] }),
  "a class stated twice": ({ proof }) => proof.decided?.[0] && proof.decided.push({ ...proof.decided[0] }),
  "a class stated with another value": ({ proof }) =>
    proof.decided?.[0] && proof.decided.push({ ...proof.decided[0], plies: 2 }),
  "a class that is not won": ({ proof, options }) =>
    proof.decided?.push({ plies: 1, size: movers(options, proof), switches: [1, 3, 4] }),
  "a class that is not won in three": ({ proof, options }) =>
    proof.decided?.push({ plies: 3, size: movers(options, proof), switches: [1, 4] }),
  "a class that is not lost": ({ proof, options }) =>
    proof.decided?.push({ plies: 2, size: movers(options, proof), switches: [2, 4] }),
  "the end as a loss": ({ proof, game }) =>
    game !== "switch-conquer" && proof.decided?.push({ plies: 2, size: "1", switches: [] }),
  "two switches that may not change places": ({ proof }) => proof.blocks?.push([[2], [3]]),
  "two blocks that may not change places": ({ proof }) =>
    proof.blocks?.push([
      [1, 2],
      [3, 4],
    ]),
  "blocks of different lengths": ({ proof }) => proof.blocks?.push([[1], [2, 4]]),
  "a switch in two groups": ({ proof }) => {
    const [first] = proof.blocks?.[0]?.[0] ?? [];
    return first !== undefined && proof.blocks?.push([[first]]);
  },
  "a switch twice in a block": ({ proof }) => proof.blocks?.push([[1, 1]]),
  "a block outside the row": ({ proof }) => proof.blocks?.push([[5000]]),
  "no blocks": ({ proof }) => (proof.blocks?.length ?? 0) > 0 && Object.assign(proof, { blocks: [] }),
  "a group left out": ({ proof }) => proof.blocks?.pop(),
  "a block left out": ({ proof }) => proof.blocks?.[0]?.pop(),
  "a block turned round": ({ proof }) =>
    proof.blocks?.find(([block]) => (block?.length ?? 0) > 1)?.[0]?.reverse(),
  "two groups as one": ({ proof }) =>
    (proof.blocks?.length ?? 0) > 1 && Object.assign(proof, { blocks: [proof.blocks?.flat() ?? []] }),

  "a twin left out": ({ proof }) => proof.twins?.[0]?.pop(),
  "a group of twins left out": ({ proof }) => proof.twins?.pop(),
  "twins that are none": ({ proof }) => proof.twins?.push([[2], [3]]),
  "twins of different lengths": ({ proof }) => proof.twins?.[0]?.push([4, 8]),
  "a switch that is twice among the twins": ({ proof }) => proof.twins?.push([[13], [4]]),
  "twins outside the row": ({ proof }) => proof.twins?.push([[5000], [5001]]),
  "twins turned round": ({ proof }) => proof.twins?.find(([twin]) => twin?.length === 2)?.[0]?.reverse(),
  "two groups of twins as one": ({ proof }) =>
    (proof.twins?.length ?? 0) > 1 && Object.assign(proof, { twins: [proof.twins?.flat() ?? []] }),
  "twins of one switch as pairs": ({ proof }) =>
    proof.twins && Object.assign(proof, { twins: [[proof.twins[0]?.flat() ?? []]] }),

  ...Object.fromEntries(
    [1, 2].flatMap((height) =>
      [0, 1, 2].map((last): [string, Change] => [
        `a tower of ${height} after ${last}`,
        ({ proof: { plies } }) =>
          plies?.[height] && Object.assign(plies[height], { [last]: (plies[height][last] ?? 0) + 2 }),
      ]),
    ),
  ),
  "a lost tower as won": ({ proof: { plies } }) => plies?.[2] && Object.assign(plies[2], { 2: 1 }),
  "a won tower as lost": ({ proof: { plies } }) => plies?.[1] && Object.assign(plies, { 1: [2, 2, 2] }),
  "an empty tower as won": ({ proof: { plies } }) => plies?.[0] && Object.assign(plies, { 0: [1, 1, 1] }),
  "an empty tower with a distance": ({ proof: { plies } }) => plies?.[0] && Object.assign(plies[0], { 2: 2 }),
  "a period too short": ({ proof: { plies } }) => plies?.pop(),
  "a period too long": ({ proof: { plies } }) => plies?.push([2, 2, 2]),
  "a height without all removals": ({ proof: { plies } }) => plies?.[1]?.pop(),
  "a height with a removal more": ({ proof: { plies } }) => plies?.[2]?.push(2),
  "a gain too small": ({ proof }) => proof.gain !== undefined && Object.assign(proof, { gain: 0 }),
  "a gain too large": ({ proof }) => proof.gain !== undefined && Object.assign(proof, { gain: 4 }),
  "an odd gain": ({ proof }) => proof.gain !== undefined && Object.assign(proof, { gain: 1 }),
  "a gain below zero": ({ proof }) => proof.gain !== undefined && Object.assign(proof, { gain: -2 }),
  "heights in another order": ({ proof: { plies } }) => plies?.reverse(),

  "an entry too long": entry((table, key) => Object.assign(table, { [key]: (table[key] ?? 0) + 2 })),
  "an entry of the other value": entry((table, key) =>
    Object.assign(table, { [key]: (table[key] ?? 0) + 1 }),
  ),
  "an entry of zero": entry((table, key) => Object.assign(table, { [key]: 0 })),
  "an entry left out": entry((table, key) => delete table[key]),
  "the start left out": ({ proof, position }) => proof.table && position && delete proof.table[position.key],
  "an entry for a position without moves": entry((table) => Object.assign(table, { "2/4": 2 })),
  "an entry that is no position": entry((table) => Object.assign(table, { "2,3/3": 1 })),
  "an entry under another name": entry((table, key) => {
    table[`0${key}`] = table[key] ?? 0;
    delete table[key];
  }),
  "no entries": ({ proof }) => proof.table && Object.assign(proof, { table: {} }),
  "the start as lost": ({ proof, position }) =>
    proof.table && position && Object.assign(proof.table, { [position.key]: 4 }),

  "a pair left out": ({ proof }) => proof.pairs?.pop(),
  "no pairs": ({ proof }) => (proof.pairs?.length ?? 0) > 0 && Object.assign(proof, { pairs: [] }),
  "a pair twice": ({ proof }) => proof.pairs?.[0] && proof.pairs.push(proof.pairs[0]),
  "a pair of a number and its factor": ({ proof }) =>
    proof.pairs?.[0] && Object.assign(proof.pairs, { 0: [2, 4] }),
  "a number with itself": ({ proof }) => proof.pairs?.[0] && Object.assign(proof.pairs, { 0: [3, 3] }),
  "a number in two pairs": ({ proof }) => {
    const [one, other] = proof.pairs ?? [];
    return one && other && Object.assign(other, { 1: one[0] ?? 0 });
  },
  "a pair outside the pool": ({ proof }) => proof.pairs?.push([5000, 5001]),
  "a pair of what is no number": ({ proof }) => proof.pairs?.push([1, 7]),
  "the last number in a pair": ({ proof, position }) => {
    const last = Number(position?.key.split("/")[1]);
    return proof.pairs?.[0] && !Number.isNaN(last) && Object.assign(proof.pairs[0], { 0: last });
  },
  "the move in a pair": ({ proof }) =>
    proof.move !== undefined && proof.pairs?.[0] && Object.assign(proof.pairs[0], { 0: proof.move }),
  "a barrier too large": ({ proof, position }) =>
    proof.barrier?.push(spareNumber(proof.barrier, position?.key)),
  "a barrier too small": ({ proof }) => proof.barrier?.pop(),
  "a barrier outside the pool": ({ proof }) => proof.barrier?.push(5000),
  "no barrier": ({ proof }) => (proof.barrier?.length ?? 0) > 0 && Object.assign(proof, { barrier: [] }),
  "no winning move": ({ proof }) => proof.move !== undefined && delete proof.move,
  "a move outside the pool": ({ proof }) => proof.move !== undefined && Object.assign(proof, { move: 5000 }),
  "a move that loses": ({ proof }) =>
    proof.move !== undefined && proof.pairs?.[0] && Object.assign(proof, { move: proof.pairs[0][0] ?? 0 }),
  "a move in a lost position": ({ proof, position }) =>
    proof.pairs?.[0] && position?.value === "loss" && Object.assign(proof, { move: proof.pairs[0][0] ?? 0 }),
  "a move that may not follow": ({ proof, position }) => {
    const last = position?.key.split("/")[1];
    return proof.move !== undefined && last === "5" && Object.assign(proof, { move: 10 });
  },
  "a lasting pair left out": ({ proof }) => proof.lasting?.pop(),
  "a lasting pair twice": ({ proof }) => proof.lasting?.[0] && proof.lasting.push(proof.lasting[0]),
  "a lasting pair of relations": ({ proof }) =>
    proof.lasting?.[0] && Object.assign(proof.lasting, { 0: [2, 4] }),
  "no lasting pairs": ({ proof }) => proof.lasting && delete proof.lasting,
  "empty lasting pairs": ({ proof }) => proof.lasting && Object.assign(proof, { lasting: [] }),
  "a lasting pair with a common relation": ({ proof, options }) =>
    proof.lasting && options.max === 20 && Object.assign(proof, { lasting: commonRelations(20) }),
  "a number less in the pool": ({ proof, position }) =>
    proof.pairs && position && Object.assign(position, { key: position.key.replace(/\d+,/, "") }),
  "the pool in another order": ({ proof, position }) =>
    proof.pairs &&
    position &&
    Object.assign(position, { key: position.key.replace(/^(\d+),(\d+)/, "$2,$1") }),
  "a last number from the pool": ({ proof, position }) =>
    proof.pairs &&
    position &&
    Object.assign(position, { key: position.key.replace(/\/.*/, `/${position.key.split(",")[0]}`) }),
  "no last number": ({ proof, position }) =>
    proof.pairs &&
    position &&
    !position.key.endsWith("-") &&
    Object.assign(position, { key: position.key.replace(/\/.*/, "/-") }),
  "a last number of zero": ({ proof, position }) =>
    proof.pairs && position && Object.assign(position, { key: position.key.replace(/\/.*/, "/0") }),
};

export function faultsIn(certificate: Certificate): readonly Fault[] {
  return Object.entries(changes).flatMap(([kind, change]) => {
    const draft = asDraft(certificate);
    const isMade = change(draft) !== false && JSON.stringify(draft) !== JSON.stringify(certificate);
    return isMade ? [{ kind, certificate: draft }] : [];
  });
}

function asDraft(certificate: Certificate): Draft {
  return JSON.parse(JSON.stringify(certificate));
}

type DecidedDraft = NonNullable<Draft["proof"]["decided"]>[number];

function isWin({ plies }: DecidedDraft): boolean {
  return plies % 2 === 1;
}

function isLoss({ plies }: DecidedDraft): boolean {
  return plies % 2 === 0;
}

function classAt(
  is: (found: DecidedDraft) => boolean,
  change: (found: DecidedDraft, draft: Draft) => unknown,
): Change {
  return (draft) => {
    const found = draft.proof.decided?.findLast(is);
    return found !== undefined && change(found, draft);
  };
}

function dropClass(is: (found: DecidedDraft) => boolean): Change {
  return ({ proof }) => {
    const index = proof.decided?.findIndex(is) ?? -1;
    return index >= 0 && proof.decided?.splice(index, 1);
  };
}

/** Everything left is consistent. Only the rows that aren't stated are wrong. */
function dropLongest({ proof, counts }: Draft): unknown {
  const { decided = [] } = proof;
  const longest = Math.max(...decided.filter(isLoss).map(({ plies }) => plies));
  if (longest < 2 || counts === undefined) return false;
  const gone = decided.filter(({ plies }) => plies >= longest);
  proof.decided = decided.filter(({ plies }) => plies < longest);
  for (const { plies, size } of gone) {
    const name = plies % 2 === 1 ? "wins" : "losses";
    counts[name] = `${BigInt(counts[name] ?? 0) - BigInt(size)}`;
    counts.draws = `${BigInt(counts.draws ?? 0) + BigInt(size)}`;
  }
  return gone.length > 0;
}

function missingSwitch({ switches }: DecidedDraft, { options }: Draft): number {
  const labels = Array.from({ length: Number(options.switches) }, (_, index) => index + 1);
  return labels.find((label) => !switches.includes(label)) ?? 1;
}

/** The size of a class of one row. */
function movers(options: Draft["options"], { decided }: Draft["proof"]): string {
  return options.switchOne === undefined ? String(decided?.[0]?.size) : "1";
}

function count(name: string, by: number): Change {
  return ({ counts }) =>
    counts && Object.assign(counts, { [name]: `${BigInt(counts[name] ?? 0) + BigInt(by)}` });
}

function resize(options: Draft["options"], by: number): unknown {
  const name = ["switches", "blocks", "max"].find((option) => options[option] !== undefined) ?? "";
  return Object.assign(options, { [name]: Number(options[name]) + by });
}

function swapGame(draft: Draft, one: string, other: string): boolean {
  if (draft.game !== one && draft.game !== other) return false;
  draft.game = draft.game === one ? other : one;
  return true;
}

/** A neighboring key with a different value. */
function changeKey(position: NonNullable<Draft["position"]>): unknown {
  const keys: Readonly<Record<string, string>> = {
    "0000000000": "1111111111",
    "0000000": "1111110",
    "10/0": "9/1",
  };
  const other = position.key.replace(/.$/, (end) => (end === "0" ? "1" : "0"));
  return Object.assign(position, { key: keys[position.key] ?? other });
}

function entry(change: (table: Record<string, number>, key: string) => unknown): Change {
  return ({ proof: { table } }) => {
    const key = Object.keys(table ?? {}).at(-1);
    return table !== undefined && key !== undefined && change(table, key);
  };
}

function spareNumber(barrier: readonly number[], key = ""): number {
  const numbers = key.split(/[,/]/).map(Number);
  return numbers.find((number) => !barrier.includes(number)) ?? 0;
}

/** Neighbors: 2 and 3 have 6 in common. */
function commonRelations(max: number): number[][] {
  return Array.from({ length: max / 2 - 1 }, (_, index) => [2 * index + 2, 2 * index + 3]);
}

const junk: readonly unknown[] = [null, -1, "x", [], {}, 1e308, 0.5];

/** Copies of the certificate, each with one part replaced. */
export function junkIn(certificate: Certificate): readonly string[] {
  const places = placesIn(certificate).filter((place) => place[0] !== "options" || place.length < 3);
  const some =
    places.length > 40 ? places.filter((_, index) => index % Math.ceil(places.length / 40) === 0) : places;
  return some
    .flatMap((place) =>
      junk.map((value) => {
        const draft: unknown = asDraft(certificate);
        return JSON.stringify(replaceAt(draft, place, value));
      }),
    )
    .filter((text) => text !== JSON.stringify(certificate));
}

function placesIn(value: unknown): readonly (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [[]];
  const inside = Object.entries(value).flatMap(([name, part]) =>
    placesIn(part).map((place) => [name, ...place]),
  );
  return [[], ...inside];
}

function replaceAt(value: unknown, [name, ...rest]: readonly string[], by: unknown): unknown {
  if (name === undefined) return by;
  if (Array.isArray(value))
    return value.map((part, index) => (String(index) === name ? replaceAt(part, rest, by) : part));
  return Object.fromEntries(
    Object.entries(value ?? {}).map(([key, part]) => [key, key === name ? replaceAt(part, rest, by) : part]),
  );
}

const battle = '"certificate":1,"game":"switch-battle"';

export const notCertificates: readonly (string | Buffer)[] = [
  "",
  "not JSON",
  "null",
  "3",
  "[]",
  "{}",
  '"certificate"',
  "{",
  "[".repeat(200_000),
  Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
  Buffer.from("\ufeff{}", "utf16le"),
  "\ufeff{}",
  `{"certificate":${"1".repeat(100_000)}}`,
  `{"certificate":1,"game":${"[".repeat(980)}${"]".repeat(980)}}`,
  `{"certificate":1,"game":${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}}`,
  `{"certificate":1}`,
  `{"certificate":"1","game":"switch-battle"}`,
  `{"certificate":true,"game":"switch-battle"}`,
  `{"certificate":${"9".repeat(5000)}}`,
  `{"certificate":1,"game":"chess","options":{},"proof":{}}`,
  `{"certificate":1,"game":7,"options":{},"proof":{}}`,
  `{${battle}}`,
  `{${battle},"options":{}}`,
  `{${battle},"options":{"switches":7}}`,
  `{${battle},"options":{"switches":7},"proof":{}}`,
  `{${battle},"options":{"switches":7},"proof":[]}`,
  `{${battle},"options":{"switches":7},"proof":{"blocks":[]}}`,
  `{${battle},"options":{"switches":7},"proof":{"blocks":[],"decided":{}}}`,
  `{${battle},"options":{"switches":7},"proof":{"blocks":[],"decided":[1]}}`,
  `{${battle},"options":{"switches":7},"proof":{"blocks":[],"decided":[{"plies":1}]}}`,
  `{${battle},"options":{"switches":7},"proof":{"blocks":[],"decided":[{"plies":1,"switches":[8]}]}}`,
  `{${battle},"options":{"switches":7},"proof":{"blocks":[],"decided":[{"plies":1,"switches":["1"]}]}}`,
  `{${battle},"options":{"switches":7},"proof":{"blocks":[],"decided":[{"plies":1.5,"switches":[1]}]}}`,
  `{${battle},"options":{"switches":7},"proof":{"blocks":[[[]]],"decided":[]}}`,
  `{${battle},"options":{"switches":7},"proof":{"blocks":[[1]],"decided":[]}}`,
  ...["0", "1", "-7", "7.5", '"7"', "NaN", "Infinity", "null", "1000000000", "1e9", "1".repeat(4000)].map(
    (switches) => `{${battle},"options":{"switches":${switches}},"proof":{"blocks":[],"decided":[]}}`,
  ),
  `{"certificate":1,"game":"switch-and-capture","options":{"switches":7},"proof":{"blocks":[],"decided":[]}}`,
  `{"certificate":1,"game":"switch-and-capture","options":{"switches":7,"switchOne":"mine"},"proof":{"blocks":[],"decided":[]}}`,
  `{"certificate":1,"game":"tower-switch","options":{"blocks":0},"proof":{"plies":[[0,0,0]],"gain":2}}`,
  `{"certificate":1,"game":"tower-switch","options":{"blocks":9},"proof":{"plies":[],"gain":2}}`,
  `{"certificate":1,"game":"tower-switch","options":{"blocks":9},"proof":{"plies":[0],"gain":2}}`,
  `{"certificate":1,"game":"factor-frenzy","options":{"max":17},"proof":{"table":{}}}`,
  `{"certificate":1,"game":"factor-frenzy","options":{"max":1001},"proof":{"pairs":[],"barrier":[]}}`,
  `{"certificate":1,"game":"factor-frenzy","options":{"max":5},"proof":{"pairs":[],"barrier":[]}}`,
  `{"certificate":1,"game":"factor-frenzy","options":{"max":5},"proof":{"pairs":[[2,3,5]],"barrier":[]},"position":{"key":"2,3,4,5/-"}}`,
  `{"certificate":1,"game":"factor-frenzy","options":{"max":5},"proof":{"pairs":[],"barrier":[]},"position":{"key":"two"}}`,
];
