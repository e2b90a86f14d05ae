/** The middle one of some values, or the mean of the two in the middle; 0 of none. */
export function median(values: readonly number[]): number {
  const inOrder = values.toSorted((one, other) => one - other);
  const middle = Math.floor(inOrder.length / 2);
  const [lower = 0, upper = 0] = [inOrder[middle - 1], inOrder[middle]];
  return inOrder.length % 2 === 1 ? upper : (lower + upper) / 2;
}
