import { formatDay } from '@clinic/contract/clinic-calendar';
import { readLabRange } from '@clinic/contract/care/measurements/lab-ranges';
import type { MeasurementKind } from '@clinic/contract/care/measurements/measurements';
import type { Point } from '@clinic/contract/care/client-measures/measures';
import type { RangeAhead } from '@clinic/contract/care/client-progress/weight-ahead';
import { onLine, type WeightLine } from '@clinic/contract/care/client-progress/weight-line';
import { colours } from '@clinic/ui/theme/tokens';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { instantOf, timeAxis, valueAxis } from './chart-axes.ts';
import type { ProgressMark } from './progress-marks.ts';

const dayAt = (instant: number): string => formatDay(new Date(instant).toISOString().slice(0, 10));

interface Props {
  label: string;
  /** Undefined for a field that only the form has. */
  kind?: MeasurementKind;
  points: readonly Point[];
  /** Value at the start of the program: a dashed line. */
  start: number | undefined;
  /** The program's goal: a dotted line. */
  goal: number | undefined;
  /** Trend line; the points are then pale. */
  line?: WeightLine;
  /** Where the line leads: a pale field from today on. */
  ahead?: readonly RangeAhead[];
  /** Thin lines on the days of plans and visits. */
  marks?: readonly ProgressMark[];
  height?: number;
}

const MARK_COLOURS = { visit: colours.river, plan: colours.leaf, program: colours.maroon } as const;

/** Pale dots for single values beside a trend line. */
const paleDots = {
  [`& .${lineClasses.line}[data-series="values"]`]: { stroke: 'none' },
  [`& .${lineClasses.mark}`]: { opacity: 0.45 },
};

/** The field between two values: the upper series stands on the lower one, whose own field is not seen. */
function rangeOf(ends: readonly (RangeAhead | undefined)[]) {
  const field = { area: true, showMark: false, stack: 'ahead', curve: 'linear' } as const;
  return [
    { ...field, id: 'from', label: 'From', data: ends.map((end) => end?.low ?? null), color: 'transparent' },
    {
      ...field,
      id: 'until',
      label: 'To',
      data: ends.map((end) => end && end.high - end.low).map((width) => width ?? null),
      color: colours.maroon,
      valueFormatter: (_: number | null, { dataIndex }: { dataIndex: number }) =>
        ends[dataIndex]?.high.toFixed(1) ?? null,
    },
  ];
}

/** Its edges say as much as lines. */
const paleField = {
  [`& .${lineClasses.area}[data-series="until"]`]: { opacity: 0.16 },
  [`& .${lineClasses.line}[data-series="until"]`]: { stroke: 'none' },
};

export default function MeasureChart(props: Props) {
  const { label, kind, points, start, goal, line, ahead = [], marks = [], height = 280 } = props;
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const measured = new Map(points.map((point) => [point.day, point]));
  const edges = new Map(ahead.map((one) => [one.day, one]));
  const days = [...new Set([...measured.keys(), ...edges.keys()])];
  const values = days.map((day) => measured.get(day)?.value ?? null);
  const axis = timeAxis(days.map((day) => ({ day })));
  const inSight = marks
    .map((mark) => ({ at: instantOf(mark.day), what: mark.kind }))
    .filter(({ at }) => at >= axis.min && at <= axis.max);
  const lower = points.flatMap(({ diastolic }) => diastolic ?? []);
  // The last report's range, since laboratories differ.
  const usual = kind && readLabRange(kind, points.findLast(({ range }) => range)?.range ?? '');
  const limits = usual ? [usual.low, usual.high].filter((end) => Number.isFinite(end)) : [];
  const levels = [start, goal, ...limits, ...ahead.flatMap(({ low, high }) => [low, high])];
  const inView = [...values, ...lower, ...levels].filter((level) => level !== undefined && level !== null);
  const series = { curve: 'linear', showMark: true } as const;
  return (
    <LineChart
      height={height}
      hideLegend
      // Hidden from screen readers, which read the table, so it must not take the focus either.
      disableKeyboardNavigation
      skipAnimation={still}
      // Space for half of the last day's label.
      margin={{ right: 48 }}
      colors={[colours.maroon, colours.river]}
      sx={{ ...(line && paleDots), ...paleField }}
      grid={{ horizontal: true }}
      xAxis={[{ ...axis, scaleType: 'linear', height: 32, valueFormatter: dayAt }]}
      yAxis={[{ ...valueAxis(inView), width: 56 }]}
      series={[
        { ...series, id: 'values', data: values, label },
        ...(line
          ? [
              {
                ...series,
                showMark: false,
                data: days.map((day) => onLine(line, day) ?? null),
                label: 'Line',
                color: colours.maroon,
              },
            ]
          : []),
        ...(ahead.length > 0 ? rangeOf(days.map((day) => edges.get(day))) : []),
        ...(lower.length > 0
          ? [{ ...series, data: days.map((day) => measured.get(day)?.diastolic ?? null), label: 'Diastolic' }]
          : []),
      ]}
    >
      {inSight.map(({ at, what }, place) => (
        <ChartsReferenceLine
          key={`${at} ${what} ${place}`}
          x={at}
          lineStyle={{ stroke: MARK_COLOURS[what], strokeWidth: 1, strokeDasharray: '1 3' }}
        />
      ))}
      {limits.map((end) => (
        <ChartsReferenceLine
          key={end}
          y={end}
          label={`Range ${end}`}
          labelAlign="end"
          lineStyle={{ stroke: colours.maroon, strokeWidth: 1, opacity: 0.6 }}
        />
      ))}
      {start !== undefined && (
        <ChartsReferenceLine y={start} lineStyle={{ stroke: colours.leaf, strokeDasharray: '6 4' }} />
      )}
      {goal !== undefined && (
        <ChartsReferenceLine
          y={goal}
          label="Goal"
          labelAlign="start"
          lineStyle={{ stroke: colours.river, strokeDasharray: '2 5', strokeWidth: 2 }}
        />
      )}
    </LineChart>
  );
}
