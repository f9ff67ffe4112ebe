/**
 * A solver that shares no code with the real one. It finds every position that can follow the given ones, then goes over all of
 * them again and again until nothing changes. It's slow and simple on purpose.
 */

import type { Value } from "../../src/core/analysis.ts";
import type { Solvable } from "../../src/core/game.ts";
import { winnerOn } from "../../src/core/rules.ts";
import type { Seat } from "../../src/core/seat.ts";

interface Node {
  readonly mover: Seat;
  readonly winner: Seat | null;
  readonly children: readonly string[];
  value: Value | null;
  readonly canWin: Set<Seat>;
}

export type PlainSolution = (
  key: string,
  mover: Seat,
) => { readonly value: Value; readonly canWin: readonly boolean[] };

export function solvePlainly(game: Solvable, positions: Iterable<unknown>): PlainSolution {
  const nodes = collect(game, positions);
  for (let plies = 0, quiet = 0; quiet < 2; plies++) quiet = decide(nodes, plies) ? 0 : quiet + 1;
  while (spreadWinnable(nodes));
  return (key, mover) => {
    const node = nodes.get(`${key} ${mover}`);
    if (node === undefined) throw new Error(`${key} was not looked at.`);
    return { value: node.value ?? { kind: "draw" }, canWin: [node.canWin.has(1), node.canWin.has(2)] };
  };
}

function collect(game: Solvable, positions: Iterable<unknown>): Map<string, Node> {
  const name = (position: unknown) => `${game.key(position)} ${game.toMove(position)}`;
  const nodes = new Map<string, Node>();
  const open = [...positions];
  for (let position = open.pop(); position !== undefined; position = open.pop()) {
    if (nodes.has(name(position))) continue;
    const here = position;
    const after = game.moves(here).map((move) => game.play(here, move));
    const winner = winnerOn(game.outcome(here));
    nodes.set(name(here), {
      mover: game.toMove(here),
      winner,
      children: after.map(name),
      value: null,
      canWin: new Set(after.length === 0 && winner !== null ? [winner] : []),
    });
    open.push(...after);
  }
  return nodes;
}

/** Finds the positions that end after exactly this many plies. Returns false if there are none. */
function decide(nodes: ReadonlyMap<string, Node>, plies: number): boolean {
  const found: [Node, Value][] = [];
  for (const node of nodes.values()) {
    if (node.value !== null) continue;
    const kind = plies === 0 ? endKind(node) : playedKind(nodes, node, plies);
    if (kind !== null) found.push([node, { kind, plies }]);
  }
  for (const [node, value] of found) node.value = value;
  return found.length > 0;
}

function endKind(node: Node): "win" | "loss" | null {
  if (node.children.length > 0 || node.winner === null) return null;
  return node.winner === node.mover ? "win" : "loss";
}

function playedKind(nodes: ReadonlyMap<string, Node>, node: Node, plies: number): "win" | "loss" | null {
  const winners = node.children.map((name) => {
    const child = nodes.get(name);
    if (child?.value?.kind !== "win" && child?.value?.kind !== "loss") return { seat: null, plies: null };
    const other = child.mover === 1 ? 2 : 1;
    return { seat: child.value.kind === "win" ? child.mover : other, plies: child.value.plies };
  });
  if (winners.some((winner) => winner.seat === node.mover && winner.plies === plies - 1)) return "win";
  const lost = winners.every(({ seat }) => seat !== null && seat !== node.mover);
  return winners.length > 0 && lost ? "loss" : null;
}

function spreadWinnable(nodes: ReadonlyMap<string, Node>): boolean {
  let changed = false;
  for (const node of nodes.values())
    for (const child of node.children)
      for (const seat of nodes.get(child)?.canWin ?? [])
        if (!node.canWin.has(seat)) {
          node.canWin.add(seat);
          changed = true;
        }
  return changed;
}
