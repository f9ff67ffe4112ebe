/** Ways to choose a move without looking far ahead. An exam picks rows in which they do badly. */

import type { Situation } from "../../computer/player.ts";
import { mean, worth } from "../../computer/skill.ts";
import type { Value } from "../../core/analysis.ts";
import { familyOf, type RelatedPool } from "../../games/families.ts";

type Sight = ReturnType<typeof look>;

/** What the rules look at: each move, the replies to it and, only if asked, how many moves each reply leaves. */
function look({ game, position }: Situation) {
  const mover = game.toMove(position);
  const choices = game.moves(position).map((move) => {
    const after = game.play(position, move);
    const replies = game.outcome(after) === null ? game.moves(after) : [];
    const ends = lazy(() => replies.map((reply) => game.play(after, reply)));
    return {
      name: game.formatMove(position, move),
      after,
      replies: replies.length,
      wins: () => game.outcome(after) === mover,
      loses: () => ends().some((end) => game.outcome(end) === game.toMove(after)),
      counts: lazy(() => ends().map((end) => game.moves(end).length)),
    };
  });
  const family = familyOf(game);
  const reached = lazy(() => {
    if (family?.kind !== "related-pool") return undefined;
    const { pool } = family.read(game.key(position));
    return choices.map(({ name }) => reachedFrom(family, pool, family.names.indexOf(name)));
  });
  return { game, position, choices, family, reached };
}

/** Everything that play can lead to from `start`, including `start` itself. */
export function reachedFrom({ related }: RelatedPool, pool: readonly number[], start: number) {
  const reached = [start];
  for (const from of reached)
    reached.push(...pool.filter((thing) => !reached.includes(thing) && !related[from]?.includes(thing)));
  return reached;
}

function lazy<T>(workOut: () => T): () => T {
  let known: T | undefined;
  return () => {
    known ??= workOut();
    return known;
  };
}

type Choice = Sight["choices"][number];

/** A number for each choice, or undefined if the game has no such number. */
type Trait = (sight: Sight) => readonly number[] | undefined;

const each =
  (of: (choice: Choice, at: number, choices: readonly Choice[]) => number): Trait =>
  ({ choices }) =>
    choices.map(of);

const replies = each((choice) => choice.replies);
const oddReplies = each((choice) => choice.replies % 2);
const fewestAfterReply = each(({ counts }) => Math.min(...counts(), 99));
const averageAfterReply = each(({ replies, counts }) => (replies === 0 ? 99 : mean(counts())));
const safety = each(({ wins, loses }) => (wins() ? 2 : loses() ? 0 : 1));

const changes: Trait = ({ family, choices }) =>
  family?.kind === "switch-row"
    ? choices.map(({ name }) => family.moves.find((move) => move.name === name)?.flips.length ?? 0)
    : undefined;

const switchesLeft: Trait = ({ game, position, family, choices }) => {
  if (family?.kind !== "switch-row") return undefined;
  const goal = String(family.goals[game.toMove(position) - 1]);
  const isOpen = (cell: string) => cell !== goal;
  return choices.map(({ after }) => Array.from(family.row(game.key(after))).filter(isOpen).length);
};

const needed: Trait = ({ game: { needed }, choices }) =>
  needed && choices.map(({ after }) => needed.lists(after)?.[0]?.length ?? 99);

const relatives =
  (isMeant: (thing: number, other: number, pool: readonly number[]) => boolean): Trait =>
  ({ game, position, family, choices }) => {
    if (family?.kind !== "related-pool") return undefined;
    const { pool } = family.read(game.key(position));
    return choices.map(({ name }) => {
      const thing = family.names.indexOf(name);
      return family.related[thing]?.filter((other) => isMeant(thing, other, pool)).length ?? 0;
    });
  };

const reach: Trait = ({ reached }) => reached()?.map(({ length }) => length - 1);
const oddReach: Trait = (sight) => reach(sight)?.map((count) => count % 2);

const traits: readonly (readonly [trait: Trait, least: string, most: string])[] = [
  [each((_, at) => at), "the first move", "the last move"],
  [
    each((_, at, { length }) => Math.abs(at - (length - 1) / 2)),
    "a move in the middle of the list",
    "a move at either end of the list",
  ],
  [
    each(({ name }) => (name.match(/\d+/g) ?? []).reduce((sum, digits) => sum + Number(digits), 0)),
    "the smallest number",
    "the largest number",
  ],
  [replies, "the fewest replies", "the most replies"],
  [oddReplies, "an even number of replies", "an odd number of replies"],
  [reach, "the fewest reachable numbers", "the most reachable numbers"],
  [oddReach, "an even count of reachable numbers", "an odd count of reachable numbers"],
  [averageAfterReply, "the fewest moves after an average reply", "the most moves after an average reply"],
  [fewestAfterReply, "the fewest moves after some reply", "the most moves after every reply"],
  [
    each(({ counts }) => Math.max(...counts(), 0)),
    "the fewest moves after every reply",
    "the most moves after some reply",
  ],
  [changes, "the smallest change", "the largest change"],
  [switchesLeft, "the fewest switches left", "the most switches left"],
  [needed, "the shortest list of needed moves", "the longest list of needed moves"],
  [relatives(() => true), "the fewest factors and multiples", "the most factors and multiples"],
  [relatives((thing, other) => other < thing), "the fewest factors", "the most factors"],
  [
    relatives((thing, other, pool) => other < thing && pool.includes(other)),
    "the fewest factors left",
    "the most factors left",
  ],
  [
    relatives((thing, other, pool) => other > thing && pool.includes(other)),
    "the fewest multiples left",
    "the most multiples left",
  ],
];

/** Keeps the choices with the least (-1) or the most (1) of a trait. */
type Step = readonly [trait: Trait, side: 1 | -1];

const simple = traits.flatMap(([trait, least, most]) => [
  { name: least, steps: [[trait, -1]] satisfies Step[] },
  { name: most, steps: [[trait, 1]] satisfies Step[] },
]);

interface Rule {
  readonly name: string;
  readonly steps: readonly Step[];
}

/** A safe move wins right away. If no move does, a safe move is one after which the opponent can't win right away. */
export const cheapRules: readonly Rule[] = [
  ...simple,
  ...simple.map(({ name, steps }): Rule => ({ name: `${name}, if safe`, steps: [[safety, 1], ...steps] })),
  {
    name: "an even count of reachable numbers, then the fewest replies",
    steps: [
      [oddReach, -1],
      [replies, -1],
    ],
  },
  {
    name: "the fewest replies, then the most moves after every reply",
    steps: [
      [replies, -1],
      [fewestAfterReply, 1],
    ],
  },
];

/** How much more value each rule keeps than random moves do. If moves tie, a rule picks one at random. */
export function gainsOf(situation: Situation, values: readonly Value[]): readonly number[] {
  const sight = look(situation);
  const known = new Map<Trait, readonly number[] | undefined>();
  const seen = (trait: Trait) => {
    if (!known.has(trait)) known.set(trait, trait(sight));
    return known.get(trait);
  };
  const worths = values.map(worth);
  const all = worths.map((_, at) => at);
  const meanOf = (liked: readonly number[]) =>
    liked.reduce((sum, at) => sum + (worths[at] ?? 0), 0) / liked.length;
  const likedBy = ({ steps }: Rule) =>
    steps.reduce<readonly number[]>((liked, [trait, side]) => best(liked, side, seen(trait)), all);
  return cheapRules.map((rule) => meanOf(likedBy(rule)) - meanOf(all));
}

function best(
  liked: readonly number[],
  side: 1 | -1,
  numbers: readonly number[] | undefined,
): readonly number[] {
  if (numbers === undefined) return liked;
  const top = Math.max(...liked.map((at) => side * (numbers[at] ?? 0)));
  return liked.filter((at) => side * (numbers[at] ?? 0) === top);
}
