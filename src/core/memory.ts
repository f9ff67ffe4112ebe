/** A cache of earlier results. */

const most = 20_000;

/** The answer with that name, worked out if it isn't known yet; a full cache is emptied first. */
export function recall<T>(known: Map<string, T>, name: string, workOut: () => T): T {
  const found = known.get(name);
  // An answer that is kept may itself be undefined.
  if (found !== undefined || known.has(name)) return found as T;
  const made = workOut();
  if (known.size > most) known.clear();
  known.set(name, made);
  return made;
}

/** Kept as long as the game or the options that it is about. */
export type Memory<T> = WeakMap<object, Map<string, T>>;

export function memoryOf<T>(memory: Memory<T>, owner: object): Map<string, T> {
  const known = memory.get(owner) ?? new Map<string, T>();
  memory.set(owner, known);
  return known;
}

export function remembered<T>(memory: Memory<T>, owner: object, name: string, workOut: () => T): T {
  return recall(memoryOf(memory, owner), name, workOut);
}
