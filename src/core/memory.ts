export function recall<K, T>(known: Map<K, T>, name: K, workOut: () => T, most = 20_000): T {
  const found = known.get(name);
  // A cached value can itself be undefined.
  if (found !== undefined || known.has(name)) return found as T;
  const made = workOut();
  if (known.size > most) known.clear();
  known.set(name, made);
  return made;
}

/** Values by name for each object, such as a game. They're dropped together with the object. */
export type Memory<T> = WeakMap<object, Map<string, T>>;

export function remembered<T>(memory: Memory<T>, owner: object, name: string, workOut: () => T): T {
  const known = memory.get(owner) ?? new Map<string, T>();
  memory.set(owner, known);
  return recall(known, name, workOut);
}
