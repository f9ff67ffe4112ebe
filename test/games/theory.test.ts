/** Every number in the games' theories, against brute force or the solver; and that a wrong one would be noticed. */

import { describe, expect, test } from "vitest";
import type { Game } from "../../src/core/game.ts";
import type { Claim, Statement, Theory } from "../../src/core/theory.ts";
import { games } from "../../src/games/index.ts";
import { sharpnessOf } from "../../src/players/sharpness.ts";
import { formatShare } from "../../src/players/sharpness-words.ts";
import { resolveSize } from "../../src/solver/solve.ts";
import { faultIn, numberWords, truthAbout } from "../support/truth.ts";

const number = new RegExp(`\\d+|\\b(?:${Object.keys(numberWords).join("|")})\\b`, "gi");

async function theoryOf(game: Game): Promise<Theory> {
  const theory = await game.theory?.();
  if (theory === undefined) throw new Error(`${game.id} has no theory.`);
  return theory;
}

function statementsIn({ sections }: Theory): readonly Statement[] {
  return sections.flatMap(({ paragraphs, examples = [] }) => [
    ...paragraphs,
    ...examples.map(({ caption }) => caption),
  ]);
}

function claimsIn(theory: Theory): readonly Claim[] {
  return statementsIn(theory).flatMap(({ claims }) => claims);
}

/** The same claim with one of its numbers changed, for each of them. */
function planted(claim: Claim): readonly Claim[] {
  return Array.from(claim.says.matchAll(number), ({ 0: found, index }) => {
    const words = Object.keys(numberWords);
    const next = words[words.indexOf(found.toLowerCase()) + 1] ?? "three";
    const wrong = /\d/.test(found) ? String(Number(found) + 1) : next;
    return { ...claim, says: claim.says.slice(0, index) + wrong + claim.says.slice(index + found.length) };
  });
}

describe.each(games)("$id", (game) => {
  const truth = truthAbout(game);

  test("every claim is what its calculation gives", async () => {
    const claims = claimsIn(await theoryOf(game));
    expect(claims.map((claim) => faultIn(claim, truth)).filter((fault) => fault !== null)).toEqual([]);
    expect(claims.length).toBeGreaterThan(10);
  });

  test("a wrong number in any claim is noticed", async () => {
    const wrong = claimsIn(await theoryOf(game)).flatMap(planted);
    expect(wrong.filter((claim) => faultIn(claim, truth) === null).map(({ says }) => says)).toEqual([]);
    expect(wrong.length).toBeGreaterThan(10);
  });

  test("no number stands outside a claim", async () => {
    const theory = await theoryOf(game);
    const bare = statementsIn(theory).map(({ text, claims }) =>
      claims.reduce((rest, { says }) => rest.replace(says, ""), text),
    );
    const titles = theory.sections.map(({ title }) => title);
    expect([...bare, ...titles].filter((text) => text.match(number) !== null)).toEqual([]);
    expect(theory.sources.flatMap((source) => source.match(number) ?? [])).toEqual(
      theory.sources.flatMap((source) => source.match(/\b(?:19|20)\d\d\b/) ?? []),
    );
  });

  test("every position to look at has the value that is told", async () => {
    const examples = (await theoryOf(game)).sections.flatMap(({ examples: found = [] }) => found);
    for (const { options = {}, from, value } of examples)
      expect(truth.value(options, from), from).toEqual(value);
    expect(examples.length).toBeGreaterThan(1);
  });

  test("the shares of decisions are what random play gives", async () => {
    const { shares } = await theoryOf(game);
    const counted = shares.map(({ options }) => {
      const size = resolveSize(game, options);
      if (!size.ok) throw new Error(size.problem.message);
      return { options, share: formatShare(sharpnessOf(game, size.value.options)) };
    });
    expect(shares).toEqual(counted);
    expect(shares.length).toBeGreaterThan(2);
  });
});
