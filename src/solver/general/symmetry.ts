/** Positions that a game calls equivalent, such as mirror images. The one with the smallest key represents all of them. */

import type { Value } from "../../core/analysis.ts";
import type { Solvable } from "../../core/game.ts";
import { pick, randomFrom } from "../../core/random.ts";
import { ofSeat, seats } from "../../core/seat.ts";
import { runToEnd } from "../task.ts";
import { explore } from "./graph.ts";
import { graphValue, valuesOf } from "./retrograde.ts";

export interface Folded {
  readonly game: Solvable;
  readonly represent: (position: unknown) => unknown;
  /** Every position that this one represents, including itself, each once. */
  readonly images: (position: unknown) => readonly unknown[];
}

/** Ignores the symmetries if a few random games show that they're false. */
export function foldGame(game: Solvable): Folded {
  return game.symmetries === undefined || isFalse(game) ? unfolded(game) : folded(game);
}

export function unfolded(game: Solvable): Folded {
  return { game, represent: (position) => position, images: (position) => [position] };
}

function folded(game: Solvable): Folded {
  const represent = (position: unknown) => representative(game, position);
  return {
    game: { ...game, play: (position, move) => represent(game.play(position, move)) },
    represent,
    images: (position) => [...imagesByKey(game, position).values()],
  };
}

const walks = 2;
const mostPlies = 60;

function isFalse(game: Solvable): boolean {
  for (const position of positionsMet(game)) if (symmetryFault(game, position, 0) !== undefined) return true;
  return false;
}

function* positionsMet(game: Solvable): Generator<unknown, void> {
  for (const first of seats)
    for (let seed = 1; seed <= walks; seed++) {
      const random = randomFrom(seed);
      let position = game.start(first);
      for (let ply = 0; ply < mostPlies && game.outcome(position) === null; ply++) {
        yield position;
        position = game.play(position, pick(random, game.moves(position)));
      }
      yield position;
    }
}

/** Values are compared only if at most this many positions can follow. */
const mostSearched = 300;

/** Checks whether the positions that a game calls equivalent really are. Returns the fault as a sentence. */
export function symmetryFault(
  game: Solvable,
  position: unknown,
  searched: number = mostSearched,
): string | undefined {
  if (game.symmetries === undefined) return undefined;
  const images = imagesByKey(game, position);
  const key = game.key(position);
  const next = after(game, position);
  for (const [other, image] of images) {
    const difference =
      differenceOf(game, position, image) ??
      listedFault(game, image, images) ??
      (after(game, image) === next ? undefined : "their moves lead to different positions");
    if (difference !== undefined)
      return `"symmetries" says that ${key} and ${other} are the same, but ${difference}.`;
  }
  return valueFault(game, key, images, searched);
}

function differenceOf(game: Solvable, position: unknown, image: unknown): string | undefined {
  if (game.toMove(position) !== game.toMove(image)) return "a different player is to move";
  if (game.outcome(position) !== game.outcome(image)) return "they have different outcomes";
  const [moves, others] = [game.moves(position).length, game.moves(image).length];
  return moves === others ? undefined : `they have different numbers of moves (${moves} and ${others})`;
}

function after(game: Solvable, position: unknown): string {
  const next = game.moves(position).map((move) => representative(game, game.play(position, move)));
  const names = next.map((reached) => `${game.toMove(reached)} ${game.key(reached)}`);
  return names.toSorted().join();
}

function listedFault(game: Solvable, image: unknown, images: Images): string | undefined {
  const listed = imagesByKey(game, image);
  if (listed.size === images.size && [...listed.keys()].every((key) => images.has(key))) return undefined;
  return "it returns a different list for each of them (return every equivalent position each time)";
}

function valueFault(game: Solvable, key: string, images: Images, searched: number): string | undefined {
  const graph = runToEnd(explore(game, images.values(), searched));
  if (graph === undefined) return undefined;
  const values = valuesOf(graph);
  const [first, ...others] = [...images].map(([name, image]) => {
    const node = ofSeat(graph.places, game.toMove(image)).get(name) ?? 0;
    return { name, value: graphValue(values, node) };
  });
  const odd = others.find(({ value }) => worth(value) !== worth(first?.value));
  if (odd === undefined) return undefined;
  const [one, other] = [worth(first?.value), worth(odd.value)];
  return `"symmetries" says that ${key} and ${odd.name} are the same, but one is a ${one} and the other is a ${other}.`;
}

function worth(value: Value | undefined): string {
  if (value === undefined || value.kind === "draw") return "draw";
  return `${value.kind} in ${value.plies}`;
}

function representative(game: Solvable, position: unknown): unknown {
  let [best, least] = [position, game.key(position)];
  for (const image of game.symmetries?.(position) ?? []) {
    const key = game.key(image);
    if (key < least) [best, least] = [image, key];
  }
  return best;
}

type Images = ReadonlyMap<string, unknown>;

function imagesByKey(game: Solvable, position: unknown): Images {
  const images = [position, ...(game.symmetries?.(position) ?? [])];
  return new Map(images.map((image) => [game.key(image), image]));
}
