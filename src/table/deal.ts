/** Deals the rows that a game starts from when nobody names one. A record always holds the row that was dealt. */

import { type Dealing, describeSizes, isDealtAt } from "../core/dealing.ts";
import type { Game } from "../core/game.ts";
import { currentPosition, type Match } from "../core/match.ts";
import { type DealOption, dealAsked, findDealing, type Options, type StartOption } from "../core/options.ts";
import type { Random } from "../core/random.ts";
import { resolveOptions } from "../core/resolve-options.ts";
import { fail, ok, type Result } from "../core/result.ts";
import { type Setup, type SetupRequest, setUp } from "../core/setup.ts";
import { familyOf, type SwitchRow } from "../games/families.ts";
import { isRowOption, type RowOption } from "../games/rows/option.ts";
import { canWin, isFair, positionValue } from "../solver/analyze.ts";
import { mostWalkedSwitches, parityDecides, rowFromEnd } from "../solver/rows/winnable.ts";
import { pickChallenge } from "./challenge.ts";

/** The request with an explicit row or position in place of a way to deal it, which the book itself may have chosen. */
export function dealStart(game: Game, request: SetupRequest, random: Random): Result<SetupRequest> {
  const found = findDealing(game.options);
  if (found === undefined || (request.from ?? null) !== null) return ok(request);
  const [name, spec] = found;
  const wanted = dealAsked(spec, request.options?.[name]);
  if (wanted === "challenge") return dealChallenge(game, request, found, random);
  if (wanted === undefined || !isRowOption(spec)) return ok(request);
  const size = sizeIn(game, spec.size, request);
  if (!size.ok) return size;
  const deal = { game, request, random, name, spec, size: size.value };
  if (wanted === "fair") return dealFair(deal);
  return spec.everyRowWinnable ? dealUntil(deal, () => true) : dealWinnable(deal);
}

function dealChallenge(
  game: Game,
  request: SetupRequest,
  [name, spec]: readonly [string, StartOption | DealOption],
  random: Random,
): Result<SetupRequest> {
  const option = spec.dealSizes?.option ?? "";
  const size = sizeIn(game, option, request);
  if (!size.ok) return size;
  const { [name]: _deal, ...others } = given(request);
  const options = isDealtAt(spec, "challenge", size.value) ? resolveOptions(game.options, others) : undefined;
  if (options?.ok === false) return options;
  const key = options && pickChallenge(game, options.value, request.first ?? 1, random);
  if (key === undefined) return fail("bad-option", noChallenge(spec, `${option} ${size.value}`));
  return ok(
    spec.kind === "start"
      ? { ...request, options: { ...others, [name]: spec.ofKey(key) } }
      : { ...request, options: others, from: key },
  );
}

function noChallenge(spec: Dealing, size: string): string {
  const elsewhere = isDealtAt(spec, "challenge")
    ? ` Sizes that have one: ${describeSizes(spec, "challenge")}.`
    : "";
  return `With ${size} no start is a challenge: no forced win takes three right moves.${elsewhere}`;
}

/** Whether somebody may still win from where the match stands, as far as that is known. */
export function canBeWon(match: Match): boolean {
  return canWin(match.game, currentPosition(match), match.options).some((can) => can !== false);
}

interface Deal {
  readonly game: Game;
  readonly request: SetupRequest;
  readonly random: Random;
  readonly name: string;
  readonly spec: RowOption;
  readonly size: number;
}

/** Where every row can be walked, uniform over those in which somebody can still win; longer ones are played backwards from an end. */
function dealWinnable(deal: Deal): Result<SetupRequest> {
  const family = rowFamily(deal);
  if (family !== undefined && deal.size > mostWalkedSwitches) {
    const row = rowFromEnd(family, deal.request.first ?? 1, deal.random);
    return ok(withRow(deal, write(deal, row)));
  }
  return dealUntil(deal, ({ start, options }) => canWin(deal.game, start, options).includes(true));
}

/** Uniform over the rows that are a forced win for nobody and can be won by both. */
function dealFair(deal: Deal): Result<SetupRequest> {
  const { game, size } = deal;
  const family = rowFamily(deal);
  if (family !== undefined && parityDecides(family)) return fail("bad-option", oneSided(size));
  const dealt = dealUntil(deal, ({ start, options }) => isFair(game, start, options));
  return dealt.ok ? dealt : fail("bad-option", noneFair(deal));
}

const mostTries = 1000;

/** Uniform over the live rows that are wanted: any other is dealt again. */
function dealUntil(deal: Deal, isWanted: (setup: Setup) => boolean): Result<SetupRequest> {
  let last: Result<SetupRequest> = fail("bad-option", `No such row of ${deal.size} switches was found.`);
  for (let tries = 0; tries < mostTries; tries++) {
    const request = withRow(deal, randomRow(deal));
    const setup = setUp(deal.game, request);
    if (setup.ok && isWanted(setup.value)) return ok(request);
    if (!setup.ok) last = setup;
  }
  return last;
}

function randomRow({ size, spec, random }: Deal): string {
  return Array.from({ length: size }, () => spec.symbols[random.below(2)]).join("");
}

function withRow({ request, name }: Deal, row: string): SetupRequest {
  return { ...request, options: { ...request.options, [name]: row } };
}

/** A row of 0 and 1 in the game's own symbols. */
function write({ spec }: Deal, bits: string): string {
  return Array.from(bits, (bit) => spec.symbols[bit === "1" ? 1 : 0]).join("");
}

function rowFamily(deal: Deal): SwitchRow | undefined {
  const { game, request, name, spec, size } = deal;
  const options = resolveOptions(game.options, { ...given(request), [name]: spec.symbols[0].repeat(size) });
  const family = options.ok ? familyOf(game, options.value) : undefined;
  return family?.kind === "switch-row" ? family : undefined;
}

function given(request: SetupRequest): Options {
  const entries = Object.entries(request.options ?? {});
  return Object.fromEntries(entries.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
}

function sizeIn(game: Game, name: string, request: SetupRequest): Result<number> {
  const spec = game.options[name];
  if (spec === undefined) throw new Error(`A start that is dealt needs the option ${name}.`);
  const { [name]: asked } = given(request);
  const resolved = resolveOptions({ [name]: spec }, asked === undefined ? {} : { [name]: asked });
  return resolved.ok ? ok(Number(resolved.value[name])) : resolved;
}

function oneSided(size: number): string {
  return (
    `No row of ${size} switches is fair: from each of them the way to the end always has an odd or always an even number ` +
    "of moves, so at most one of the two players can ever win."
  );
}

/** Small sizes are looked through row by row, so that the reason is proved. */
function noneFair(deal: Deal): string {
  const { size } = deal;
  if (size > 10) return `None of ${mostTries} rows of ${size} switches that were dealt is fair; give a row.`;
  const rows = Array.from({ length: 2 ** size }, (_, bits) => bits.toString(2).padStart(size, "0"));
  const live = rows.flatMap((row) => {
    const setup = setUp(deal.game, withRow(deal, write(deal, row)));
    return setup.ok ? [setup.value] : [];
  });
  const isOpen = ({ start, options }: Setup) =>
    positionValue(deal.game, start, options) === null || canWin(deal.game, start, options).includes(null);
  if (live.some(isOpen)) return `No row of ${size} switches is known to be fair; give a row.`;
  const both = live.filter(({ start, options }) => canWin(deal.game, start, options).every((can) => can));
  return both.length === 0
    ? `No row of ${size} switches is fair: from none of them both players can win.`
    : `No row of ${size} switches is fair: each one that both could win is a forced win for one of them.`;
}
