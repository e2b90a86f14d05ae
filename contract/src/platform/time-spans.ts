/** A span of time from `start` up to, but not including, `end`. */
export interface TimeSpan {
  start: Date;
  end: Date;
}

/** Tells whether two spans overlap; one that ends when the other starts does not. */
export function overlaps(one: TimeSpan, other: TimeSpan): boolean {
  return one.start < other.end && other.start < one.end;
}

/** Sorts spans and merges those that touch or overlap; empty ones are dropped. */
export function joined(spans: readonly TimeSpan[]): TimeSpan[] {
  const all: TimeSpan[] = [];
  const rising = spans
    .filter(({ start, end }) => start < end)
    .toSorted((one, other) => one.start.getTime() - other.start.getTime());
  for (const { start, end } of rising) {
    const last = all.at(-1);
    if (!last || start > last.end) all.push({ start, end });
    else if (end > last.end) last.end = end;
  }
  return all;
}

/** Subtracts `blocks` from `spans` (both as `joined` gives them) in one pass. */
export function freeSpans(spans: readonly TimeSpan[], blocks: readonly TimeSpan[]): TimeSpan[] {
  const free: TimeSpan[] = [];
  const rising = joined(blocks);
  let next = 0;
  for (const span of spans) {
    let { start } = span;
    while (next < rising.length && (rising[next] as TimeSpan).end <= start) next += 1;
    for (let place = next; place < rising.length; place += 1) {
      const block = rising[place] as TimeSpan;
      if (block.start >= span.end) break;
      if (block.start > start) free.push({ start, end: block.start });
      if (block.end > start) start = block.end;
    }
    if (start < span.end) free.push({ start, end: span.end });
  }
  return free;
}
