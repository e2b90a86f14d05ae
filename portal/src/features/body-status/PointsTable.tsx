import { formatDay } from '@clinic/contract/clinic-calendar';
import { sinceStartWords } from '@clinic/contract/dashboards/doctor-words';
import type { Point } from '@clinic/contract/care/client-measures/measures';
import { rangeWords } from '@clinic/contract/care/measurements/lab-ranges';
import { valueText, type MeasurementKind } from '@clinic/contract/care/measurements/measurements';
import Box from '@mui/material/Box';

interface Props {
  label: string;
  /** Undefined for a field that only the form has. */
  kind: MeasurementKind | undefined;
  points: readonly Point[];
  start: number | undefined;
  since?: string;
}

export function PointsTable({ label, kind, points, start, since = '' }: Props) {
  // For pairs of values the start is shown below the table.
  const compared = points.some(({ diastolic }) => typeof diastolic === 'number') ? undefined : start;
  const changeWords = (value: number, from: number) =>
    sinceStartWords(value - from, kind === 'weight' ? from : undefined);
  const hasRange = points.some(({ range }) => range);
  return (
    <Box
      component="section"
      aria-label={`Days of ${label}`}
      tabIndex={0}
      sx={{
        position: 'relative',
        // The height cuts a row, which shows that there are more.
        maxHeight: 316,
        overflowY: 'auto',
        '@media print': { maxHeight: 'none', overflow: 'visible' },
      }}
    >
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          fontSize: '0.9375rem',
          '& th, & td': { px: 2, py: 1, borderBottom: '1px solid var(--line)', textAlign: 'left' },
          '& td': { textAlign: 'right' },
          '& thead th + th': { textAlign: 'right' },
          '& caption': { textAlign: 'left', fontWeight: 600, pb: 1 },
          '& tbody th': { fontWeight: 400 },
          '@media print': { '& tr': { breakInside: 'avoid' } },
        }}
      >
        <caption>{label} by day</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">{label}</th>
            {compared !== undefined && <th scope="col">Change</th>}
            {hasRange && <th scope="col">Range of the report</th>}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ day, value, diastolic = null, range }) => (
            <tr key={day}>
              <th scope="row">{formatDay(day)}</th>
              <td>{valueText({ value, diastolic })}</td>
              {compared !== undefined && <td>{day < since ? '–' : changeWords(value, compared)}</td>}
              {hasRange && <td>{kind && range ? rangeWords(kind, { value, range }) : '–'}</td>}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
