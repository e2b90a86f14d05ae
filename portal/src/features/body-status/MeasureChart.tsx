import { formatDay } from '@clinic/contract/clinic-calendar';
import type { Point } from '@clinic/contract/measures';
import { colours } from '@clinic/ui/theme/tokens';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { timeAxis, valueAxis } from './chart-axes.ts';

const dayAt = (instant: number): string => formatDay(new Date(instant).toISOString().slice(0, 10));

interface Props {
  label: string;
  points: readonly Point[];
  /** At the start of the program: a dashed line. */
  start: number | undefined;
}

/** A measure over time; the table beside it says the same in words. */
export default function MeasureChart({ label, points, start }: Props) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const values = points.map(({ value }) => value);
  return (
    <LineChart
      height={280}
      hideLegend
      // Hidden from screen readers, which read the table, so it must not take the focus either.
      disableKeyboardNavigation
      skipAnimation={still}
      // Room for half of the last day, which stands below the last point.
      margin={{ right: 48 }}
      colors={[colours.maroon]}
      grid={{ horizontal: true }}
      xAxis={[{ ...timeAxis(points), scaleType: 'linear', height: 32, valueFormatter: dayAt }]}
      yAxis={[{ ...valueAxis(start === undefined ? values : [...values, start]), width: 56 }]}
      series={[{ data: values, label, curve: 'linear', showMark: true }]}
    >
      {start !== undefined && (
        <ChartsReferenceLine y={start} lineStyle={{ stroke: colours.leaf, strokeDasharray: '6 4' }} />
      )}
    </LineChart>
  );
}
