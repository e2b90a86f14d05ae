/** Caches a function of a text, with its last results: an edit changes few texts of a plan (decision 112). */
export function memoized<Value>(most: number, of: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= most) known.clear();
    const now = of(text);
    known.set(text, now);
    return now;
  };
}

/** Keeps one such cache for each owner, such as a catalogue, that does not change. */
export function memoizedOf<Owner extends object, Value>(most: number) {
  const known = new WeakMap<Owner, Map<string, Value>>();
  return (owner: Owner, key: string, make: () => Value): Value => {
    const memory = known.get(owner) ?? new Map<string, Value>();
    known.set(owner, memory);
    const before = memory.get(key);
    if (before !== undefined) return before;
    if (memory.size >= most) memory.clear();
    const now = make();
    memory.set(key, now);
    return now;
  };
}
