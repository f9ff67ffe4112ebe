/** Results with proofs. `examples/certificates.md` describes them, and `examples/check_certificate.py` checks them. */

import { pliesOf, type Value } from "../core/analysis.ts";
import type { Variant } from "../core/game.ts";
import type { Options } from "../core/options.ts";
import { fail, ok, type Result } from "../core/result.ts";
import type { Seat } from "../core/seat.ts";
import { withoutStart } from "../core/starts.ts";
import { type Family, familyOf, type RelatedPool } from "../games/families.ts";
import { provePool } from "./pool/joined.ts";
import { startOf } from "./pool/table.ts";
import type { Proof, SolvedSize } from "./solution.ts";
import { entriesOf, solveFamily, standardRow } from "./solve.ts";
import { runToEnd } from "./task.ts";

export interface Certificate {
  readonly certificate: 1;
  readonly game: string;
  readonly options: Options;
  /** As decimal strings. Missing if the proof is about just one position. */
  readonly counts?: Readonly<Record<"positions" | "wins" | "losses" | "draws", string>>;
  /** Missing if the standard start is dealt and no other position was requested. */
  readonly position?: ReturnType<typeof claim>;
  readonly proof: Proof;
}

const mostSwitches = 1000;
/** Larger pools have too many positions to list. */
const mostListed = 13;

export function checkCertifiable(game: Variant): Result<Family> {
  const family = familyOf(game);
  if (family === undefined) return fail("bad-option", `${game.title} has no certificates. Leave out --out.`);
  return family.kind === "switch-row" && family.size > mostSwitches
    ? fail("too-large", `Certificates only go up to ${mostSwitches.toLocaleString("en")} switches.`)
    : ok(family);
}

/** For a large pool, proves only its start. */
export function certifySize(game: Variant, solution: SolvedSize): Result<Certificate> {
  const family = checkCertifiable(game);
  if (!family.ok) return family;
  const start = startKey(family.value, standardRow(game));
  if (family.value.kind === "related-pool" && family.value.names.length > mostListed)
    return ok(certifyPool(game, family.value, start ?? ""));
  return ok(certifyValues(game, solution, start, 1));
}

export function certifyPosition(game: Variant, position: unknown): Result<Certificate> {
  const family = checkCertifiable(game);
  if (!family.ok) return family;
  if (game.outcome(position) !== null)
    return fail("game-over", "The game is already over here, so there's nothing to prove.");
  const key = game.key(position);
  if (family.value.kind === "related-pool") return ok(certifyPool(game, family.value, key));
  const solution = runToEnd(solveFamily(family.value, null));
  return ok(certifyValues(game, solution, key, game.toMove(position)));
}

function startKey(family: Family, row: string | null): string | undefined {
  switch (family.kind) {
    case "switch-row":
      return row === null ? undefined : family.key(row, 1);
    case "take-away":
      return family.key({ left: family.size, last: 0 });
    case "related-pool":
      return family.key(startOf(family));
  }
}

function certifyValues(
  game: Variant,
  solution: SolvedSize,
  key: string | undefined,
  mover: Seat,
): Certificate {
  const value = key === undefined ? null : solution.value(key, mover);
  const { positions, wins, losses, draws } = solution.tally;
  return {
    ...heading(game),
    counts: { positions: `${positions}`, wins: `${wins}`, losses: `${losses}`, draws: `${draws}` },
    ...(key === undefined || value === null ? {} : { position: claim(key, value) }),
    proof: solution.prove?.() ?? { table: listPositions(game, solution) },
  };
}

function certifyPool(game: Variant, family: RelatedPool, key: string): Certificate {
  const { value, proof } = provePool(family, family.read(key));
  return { ...heading(game), position: claim(key, value), proof };
}

function heading({ id, options }: Variant): Pick<Certificate, "certificate" | "game" | "options"> {
  return { certificate: 1, game: id, options: withoutStart(options) };
}

function claim(key: string, value: Value) {
  const plies = pliesOf(value);
  return { key, value: value.kind, ...(plies === undefined ? {} : { plies }) };
}

function listPositions(game: Variant, solution: SolvedSize): Readonly<Record<string, number>> {
  const table: Record<string, number> = {};
  for (const { key, value } of entriesOf(game, solution)) {
    const plies = pliesOf(value);
    if (plies !== undefined) table[key] = plies;
  }
  return table;
}
