/** Keys for games that define none: positions as texts, and back. */

import { type Memory, remembered } from "../memory.ts";
import type { Options } from "../options.ts";
import { pick, randomFrom } from "../random.ts";
import { fail, ok, type Result } from "../result.ts";
import type { Notation, Rules } from "../rules.ts";
import { isSeat, type Seat, seats } from "../seat.ts";
import { quote } from "../text.ts";
import { allowAnyCharacter, fits, jsonKind, learn, newShape, type Shape } from "./position-shape.ts";
import { readParts, writeParts } from "./position-text.ts";

type Keys<P, O extends Options> = Pick<Notation<P, unknown, O>, "key" | "fromKey">;

/** `hasMover`: the position's member `mover` says who is to move, and the key leaves it out. */
export function defaultKeys<P, M, O extends Options>(game: Rules<P, M, O>, hasMover: boolean): Keys<P, O> {
  const parts = (position: unknown) => (hasMover ? withoutMover(position) : position);
  const key = (position: P) => writeParts(position, hasMover);
  const shapes: Memory<Shape> = new WeakMap();
  const fromKey = (text: string, options: O, mover: Seat | undefined): Result<P> => {
    try {
      const shape = remembered(shapes, game, JSON.stringify(options), () => shapeOf(game, options, parts));
      const read = readParts(text, shape);
      const found = hasMover && fits(shape, read) ? { ...Object(read), mover: mover ?? 1 } : read;
      if (fits(shape, read) && isPosition<P>(game, found) && key(found) === text) return ok(found);
      return refuse(game, text, key(game.start(options, 1)));
    } catch {
      // A game may throw when it gets a value that isn't one of its positions.
      return refuse(game, text);
    }
  };
  return { key, fromKey };
}

function refuse({ title }: Pick<Rules, "title">, text: string, example?: string): Result<never> {
  const how = example === undefined ? "" : ` Write it like ${example}.`;
  return fail("bad-key", `${quote(text)} isn't a position of ${title}.${how}`);
}

function withoutMover(position: unknown): unknown {
  if (jsonKind(position) !== "object") return position;
  return Object.fromEntries(Object.entries(Object(position)).filter(([name]) => name !== "mover"));
}

function isPosition<P>(game: Pick<Rules, "toMove" | "moves" | "outcome">, found: unknown): found is P {
  if (!isSeat(game.toMove(found))) return false;
  return (game.moves(found).length === 0) === (game.outcome(found) !== null);
}

const walks = 4;
/** Bounds the time that games with many moves take. */
const mostMoves = 20_000;

/** Learned from a few random games. */
function shapeOf(game: Rules, options: Options, parts: (position: unknown) => unknown): Shape {
  const shape = newShape();
  let seen = 0;
  for (const first of seats)
    for (let seed = 1; seed <= walks; seed++) {
      const random = randomFrom(seed);
      let position = game.start(options, first);
      learn(shape, parts(position));
      for (let moves = game.moves(position); moves.length > 0; moves = game.moves(position)) {
        seen += moves.length;
        if (seen > mostMoves) break;
        position = game.play(position, pick(random, moves));
        learn(shape, parts(position));
      }
    }
  if (seen > mostMoves) allowAnyCharacter(shape);
  return shape;
}
