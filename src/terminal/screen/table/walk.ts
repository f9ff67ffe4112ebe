/** The arrows at the table: over the moves on the board, the choices in words, or the slots of a rule. */

import type { Input } from "../../../activity/activity.ts";
import type { Scene } from "../../../activity/scene.ts";
import { edgeSpot, hasDepth, type Spot, stepAcross, stepLine, stepWithin } from "../board/choices.ts";
import type { Size, TablePanel } from "../state.ts";
import { moveColumns } from "./cursor.ts";
import { spotsOn } from "./layout.ts";

/** Where a key leads the cursor; undefined for other keys, and where there is nothing to walk over. */
export function walk(panel: TablePanel, scene: Scene, size: Size, name: string): Spot | undefined {
  if (scene.slots.length > 0) return walkList(panel, scene.slots.length, sideways[name]);
  if (scene.asks === "choice") return walkList(panel, scene.choices.length, sideways[name] ?? upright[name]);
  return scene.asks === "move" ? walkMoves(panel, scene, size, name) : undefined;
}

const sideways: Readonly<Record<string, number>> = { left: -1, right: 1, tab: 1 };
const upright: Readonly<Record<string, number>> = { up: -1, down: 1 };

function walkList({ at, depth }: TablePanel, count: number, by: number | undefined): Spot | undefined {
  return by === undefined ? undefined : { at: (Math.min(at, count - 1) + by + count) % count, depth };
}

const walking: ReadonlySet<string> = new Set([...Object.keys({ ...sideways, ...upright }), "home", "end"]);

function walkMoves(panel: TablePanel, scene: Scene, size: Size, name: string): Spot | undefined {
  if (!walking.has(name)) return undefined;
  const columns = moveColumns(panel.activity.state.match);
  const across = sideways[name];
  const by = upright[name];
  if (across !== undefined) return stepAcross(columns, panel, across);
  if (by === undefined) return edgeSpot(columns, panel, name === "home" ? "first" : "last");
  if (hasDepth(columns)) return stepWithin(columns, panel, by);
  return stepLine(columns, panel, by, spotsOn(panel, scene, size));
}

/** Another word in the slot under the cursor. */
export function turnSlot({ at }: TablePanel, { slots }: Scene, name: string): Input | undefined {
  const slot = Math.min(at, slots.length - 1);
  const current = slots[slot];
  const by = upright[name];
  if (current === undefined || by === undefined) return undefined;
  const { length } = current.words;
  return { kind: "fill", slot, word: (current.at + by + length) % length };
}
