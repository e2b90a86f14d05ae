import type { Point } from '@clinic/contract/care/client-measures/measures';

const DAY_MS = 86_400_000;
export const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The time axis: instants of the points, its ends, and at most three labelled days. */
export function timeAxis(points: readonly Pick<Point, 'day'>[]) {
  const instants = points.map(({ day }) => instantOf(day));
  const [first = 0, last = first] = [instants[0], instants.at(-1)];
  // A single point needs a margin, which puts it in the middle.
  const margin = first === last ? DAY_MS : 0;
  const middle = instants[Math.floor((instants.length - 1) / 2)] ?? first;
  // A label needs space beside its neighbour.
  const named = Math.min(middle - first, last - middle) > (last - first) / 4 ? [middle] : [];
  return {
    data: instants,
    min: first - margin,
    max: last + margin,
    tickInterval: [...new Set([first, ...named, last])],
  };
}

/** A value axis in round steps; equal values are put in the middle. */
export function valueAxis(values: readonly number[]) {
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  const span = greatest - least || Math.max(Math.abs(greatest) / 10, 1);
  const step = 10 ** Math.floor(Math.log10(span));
  const down = Math.floor((least === greatest ? least - span : least) / step) * step;
  const up = Math.ceil((least === greatest ? greatest + span : greatest) / step) * step;
  return { min: rounded(down), max: rounded(up), valueFormatter: (value: number) => String(rounded(value)) };
}

/** Removes the noise of binary fractions. */
const rounded = (value: number): number => Number(value.toFixed(6));
