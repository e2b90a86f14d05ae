/** Compares keys, days and instants as plain text, since comparing by locale is much slower. */
export const inOrder = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
