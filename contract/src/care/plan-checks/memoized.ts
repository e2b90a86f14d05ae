/** A function of a text that keeps its last answers: an edit of a plan changes few texts (decision 112). */
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

/** The same for each of several things that do not change, as a catalogue. */
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
