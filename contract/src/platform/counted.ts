// Created on demand: a locale's data take long to load, and most counts are below a thousand.
/** A count as people in India write it: 1234567 → "12,34,567". */
export function grouped(count: number): string {
  return count < 1000 ? String(count) : count.toLocaleString('en-IN');
}

/** The noun for a count that is written elsewhere: (1, 'client') → "client". */
export function nounOf(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many;
}

/** A count with its noun: (1, 'client') → "1 client", (1200, 'entry', 'entries') → "1,200 entries". */
export function counted(count: number, one: string, many?: string): string {
  return `${grouped(count)} ${nounOf(count, one, many)}`;
}
