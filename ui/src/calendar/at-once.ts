/** The largest number of events at the same moment. */
export function mostAtOnce(events: readonly { start: Date; end: Date }[]): number {
  const turns = events.flatMap(({ start, end }): [number, number][] => [
    [start.getTime(), 1],
    [end.getTime(), -1],
  ]);
  // Sorts an end before a start at the same moment.
  turns.sort(([one, step], [other, next]) => one - other || step - next);
  let now = 0;
  let most = 0;
  for (const [, step] of turns) {
    now += step;
    most = Math.max(most, now);
  }
  return most;
}
