export function recall<K, T>(known: Map<K, T>, name: K, workOut: () => T, most = 20_000): T {
  const found = known.get(name);
  // The cached value may be undefined.
  if (found !== undefined || known.has(name)) return found as T;
  const made = workOut();
  if (known.size > most) known.clear();
  known.set(name, made);
  return made;
}

/** Cached values by name, kept as long as the object they belong to. */
export type Memory<T> = WeakMap<object, Map<string, T>>;

export function remembered<T>(memory: Memory<T>, owner: object, name: string, workOut: () => T): T {
  const known = memory.get(owner) ?? new Map<string, T>();
  memory.set(owner, known);
  return recall(known, name, workOut);
}
