/** The median: the middle value, or the mean of the two in the middle; 0 for no values. */
export function median(values: readonly number[]): number {
  const inOrder = values.toSorted((one, other) => one - other);
  const middle = Math.floor(inOrder.length / 2);
  const [lower = 0, upper = 0] = [inOrder[middle - 1], inOrder[middle]];
  return inOrder.length % 2 === 1 ? upper : (lower + upper) / 2;
}
