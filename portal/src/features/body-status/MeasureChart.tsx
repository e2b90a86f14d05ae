import { formatDay } from '@clinic/contract/clinic-calendar';
import { colours } from '@clinic/theme/tokens';
import useMediaQuery from '@mui/material/useMediaQuery';
import { LineChart } from '@mui/x-charts/LineChart';
import type { Point } from './measures.ts';

const DAY_MS = 86_400_000;
const dayAt = (instant: number): string => formatDay(new Date(instant).toISOString().slice(0, 10));
const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** A measure over time; the table beside it says the same in words. */
export default function MeasureChart({ label, points }: { label: string; points: readonly Point[] }) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const instants = points.map(({ day }) => instantOf(day));
  const [first = 0, last = first] = [instants[0], instants.at(-1)];
  // One point alone would have no width.
  const margin = first === last ? DAY_MS : 0;
  return (
    <LineChart
      height={280}
      hideLegend
      // Hidden from screen readers, which read the table, so it must not take the focus either.
      disableKeyboardNavigation
      skipAnimation={still}
      colors={[colours.maroon]}
      grid={{ horizontal: true }}
      xAxis={[
        {
          scaleType: 'linear',
          data: instants,
          min: first - margin,
          max: last + margin,
          // Few enough that their days stand beside each other, on a phone too.
          tickNumber: 3,
          height: 32,
          valueFormatter: (instant: number) => dayAt(instant),
        },
      ]}
      yAxis={[{ width: 56 }]}
      series={[{ data: points.map(({ value }) => value), label, curve: 'linear', showMark: true }]}
    />
  );
}
