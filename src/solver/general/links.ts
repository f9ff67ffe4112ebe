/** The successors of each position, all in one array, since there may be millions. */

import { at } from "../task.ts";

export interface Links {
  /** The start of each position's list; the last entry is the end of the last list. */
  readonly begins: Int32Array;
  readonly places: Int32Array;
}

export function linksOf({ begins, places }: Links, node: number): Int32Array {
  return places.subarray(at(begins, node), at(begins, node + 1));
}

export function growingLinks() {
  let begins = new Int32Array(1024);
  let places = new Int32Array(4096);
  let [nodes, count] = [0, 0];
  const add = (list: readonly number[]) => {
    if (count + list.length > places.length) places = longer(places, count + list.length);
    places.set(list, count);
    count += list.length;
    nodes += 1;
    if (nodes === begins.length) begins = longer(begins, nodes);
    begins[nodes] = count;
  };
  const finish = (): Links => ({ begins: begins.subarray(0, nodes + 1), places: places.subarray(0, count) });
  return { add, finish };
}

function longer(array: Int32Array<ArrayBuffer>, least: number): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(Math.max(2 * array.length, least));
  copy.set(array);
  return copy;
}

export function reversed({ begins, places }: Links): Links {
  const back = new Int32Array(begins.length);
  for (const target of places) back[target + 1] = at(back, target + 1) + 1;
  for (let node = 1; node < back.length; node++) back[node] = at(back, node) + at(back, node - 1);
  const next = back.slice();
  const sources = new Int32Array(places.length);
  for (let node = 0; node + 1 < begins.length; node++)
    for (let link = at(begins, node); link < at(begins, node + 1); link++) {
      const target = at(places, link);
      sources[at(next, target)] = node;
      next[target] = at(next, target) + 1;
    }
  return { begins: back, places: sources };
}
