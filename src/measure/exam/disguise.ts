/** Retells a position with made-up names and rules, so a model can't have read about it. The values stay the same. */

import type { Situation } from "../../computer/player.ts";
import type { Game } from "../../core/game.ts";
import { pick, type Random, randomFrom, seedOf } from "../../core/random.ts";
import { variantAt } from "../../core/resolve-options.ts";
import { moveNames } from "../../core/rules.ts";
import { seats } from "../../core/seat.ts";
import { listWords } from "../../core/text.ts";
import { countOf } from "../../core/words/values.ts";
import {
  type Family,
  familyOf,
  type RelatedPool,
  type SwitchRow,
  type TakeAway,
} from "../../games/families.ts";
import type { Telling } from "../protocol/prompt.ts";

export type Disguise = Telling & { readonly names: ReadonlyMap<string, string> };

type Story = Pick<Telling, "goal" | "rules" | "position" | "aim">;

interface Dealt {
  readonly key: string;
  readonly random: Random;
  /** Always gives the same new name to the same move, cell or number. */
  readonly nameOf: (thing: string) => string;
}

/** The story needs to know what moves change or exclude. Only the rules of a family say that. */
export function canDisguise(game: Game): boolean {
  const variant = variantAt(game);
  return variant.ok && familyOf(variant.value) !== undefined;
}

/** Depends only on the seed and the position. Undefined if the game can't be disguised. */
export function disguise({ game, position }: Situation, seed: number): Disguise | undefined {
  const family = familyOf(game);
  if (family === undefined) return undefined;
  const key = game.key(position);
  const mover = game.toMove(position);
  const random = randomFrom(seedOf(`${seed} ${key} ${mover}`));
  const dealt = { key, random, nameOf: newNames(random) };
  const title = Array.from("abc", () => pick(random, syllables)).join("");
  const story = storyOf(family, dealt, mover - 1);
  const legal = moveNames(game, position);
  const names = new Map(legal.map((name) => [name, dealt.nameOf(name)]));
  const moves = [...names.values()].sort();
  const seatNames = ["Player 1", "Player 2"] as const;
  return { title: title.replace(/^./, (first) => first.toUpperCase()), ...story, seatNames, moves, names };
}

function storyOf(family: Family, dealt: Dealt, mover: number): Story {
  switch (family.kind) {
    case "switch-row":
      return rowStory(family, dealt, mover);
    case "related-pool":
      return poolStory(family, dealt);
    case "take-away":
      return heapStory(family, dealt);
  }
}

const syllables = "bo da fe gu ka lo mi ne pu ra so ti va we yo zu".split(" ");

/** A letter and a number, so a name looks like nothing else in a reply. */
function newNames(random: Random) {
  const names = new Map<string, string>();
  const used = new Set<string>();
  const newName = (): string => {
    const name = `${pick(random, Array.from("BCDFGHJKMNPRSTVWXZ"))}${10 + random.below(90)}`;
    return used.has(name) ? newName() : name;
  };
  return (thing: string): string => {
    const name = names.get(thing) ?? newName();
    names.set(thing, name);
    used.add(name);
    return name;
  };
}

/** Sorts everything, because the original order would hint at the original names. */
function tableOf(rows: readonly (readonly [name: string, others: readonly string[]])[]): readonly string[] {
  return rows.map(([name, others]) => `${name}: ${others.toSorted().join(", ") || "nothing"}`).sort();
}

function rowStory(family: SwitchRow, dealt: Dealt, mover: number): Story {
  const { goals, moves, size } = family;
  const { key, random, nameOf } = dealt;
  const shown = pick(random, [["red", "blue"] as const, ["blue", "red"] as const]);
  const cells = Array.from({ length: size }, (_, index) => nameOf(`cell ${index}`));
  const namesOf = (indices: readonly number[]) => indices.map((index) => cells[index] ?? "");
  const aims = goals.map((goal) => shown[goal]);
  const needs = moves.some((move) => move.needs !== null);
  const table = moves.map(({ name, flips, needs: cell }) => {
    const need = cell === null ? "" : ` (needs ${cells[cell]})`;
    return [`${nameOf(name)}${need}`, namesOf(flips)] as const;
  });
  const states = Array.from(
    family.row(key),
    (state, index) => `${cells[index]} ${shown[state === "1" ? 1 : 0]}`,
  );
  return {
    goal: "Bring every cell to your color.",
    rules: [
      `There are ${size} cells, each of them red or blue.`,
      "Players take turns. On your turn, make one of the moves in the table. You can't pass.",
      "A move changes every cell that's listed after it: red turns blue, and blue turns red.",
      ...(needs ? ["You can't make a move while the cell that it needs has your color."] : []),
      ...seats.map(
        (seat) =>
          `Player ${seat}'s color is ${aims[seat - 1]}. If every cell is ${aims[seat - 1]} at the end of Player ${seat}'s turn, Player ${seat} wins.`,
      ),
    ],
    position: [`Cells: ${states.sort().join(", ")}`, "What each move changes:", ...tableOf(table)],
    aim: `Make every cell ${aims[mover]}.`,
  };
}

function poolStory(family: RelatedPool, { key, nameOf }: Dealt): Story {
  const { names, related } = family;
  const { pool, last } = family.read(key);
  const named = (thing: number) => nameOf(names[thing] ?? "");
  const barred = (thing: number) =>
    pool.filter((other) => other !== thing && related[thing]?.includes(other));
  const things = last === null ? pool : [...pool, last];
  const goal = "Take the last token that can be taken.";
  return {
    goal,
    rules: [
      "Both players share one pool of tokens.",
      "Players take turns. On your turn, take one token out of the pool. It's gone for good.",
      "You can't take a token that's barred by the one your opponent just took.",
      "If you can't take a token, you lose. There are no draws.",
    ],
    position: [
      `Pool: ${pool.map(named).sort().join(", ")}`,
      ...(last === null ? [] : [`Your opponent just took: ${named(last)}`]),
      "What each token bars:",
      ...tableOf(things.map((thing) => [named(thing), barred(thing).map(named)])),
    ],
    aim: goal,
  };
}

function heapStory(family: TakeAway, { key }: Dealt): Story {
  const { takes } = family;
  const { left, last } = family.read(key);
  const amounts = (after: number) => listWords((takes[after] ?? []).map(String), "or");
  const after = takes.flatMap((_, taken) =>
    taken === 0 ? [] : [`If your opponent just took ${taken}, you can take ${amounts(taken)}.`],
  );
  const goal = "Take the last bead.";
  return {
    goal,
    rules: [
      "Players take turns taking beads from a bowl. You can't pass, and you can't take more than are left.",
      `The first player to take beads can take ${amounts(0)}.`,
      ...after,
      "The player who takes the last bead wins. There are no draws.",
    ],
    position: [
      `In the bowl: ${countOf(left, "bead")}`,
      ...(last === 0 ? [] : [`The last player took ${last}.`]),
    ],
    aim: goal,
  };
}
