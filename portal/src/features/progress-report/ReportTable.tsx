import { formatDay } from '@clinic/contract/clinic-calendar';
import type { ReportRow } from '@clinic/contract/care/client-progress/progress-report';
import { percentOfStart } from '@clinic/contract/care/client-progress/kind-progress';
import { valueText, withUnit } from '@clinic/contract/care/measurements/measurements';
import Box from '@mui/material/Box';

/** The change in words; for a weight also in per cent. */
function changeOf({ kind, start, now, change }: ReportRow): string {
  if (kind !== 'weight' || !start || !change || now.value === start.value) return change || '–';
  return `${change} (${percentOfStart(now.value - start.value, start.value)})`;
}

/** Lists each measure from the start to now; sign and word of a change say the same, for readers who see no colour. */
export function ReportTable({ rows }: { rows: readonly ReportRow[] }) {
  if (rows.length === 0) return <p>Nothing was measured in this program.</p>;
  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        fontSize: '0.875rem',
        lineHeight: 1.3,
        '& caption': { textAlign: 'left', fontWeight: 600, pb: 1 },
        '& th, & td': { px: 1, py: '3px', borderBottom: '1px solid var(--line)', textAlign: 'left' },
        '& tbody th': { fontWeight: 400 },
        '& small': { color: 'text.secondary', whiteSpace: 'nowrap' },
        '& tr': { breakInside: 'avoid' },
      }}
    >
      <caption>From the start to now</caption>
      <thead>
        <tr>
          {['Measure', 'At the start', 'Now', 'Change'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ kind, start, now, ...row }) => (
          <tr key={kind}>
            <th scope="row">{withUnit(kind)}</th>
            <td>
              {start ? valueText(start) : '–'} {start && <small>{formatDay(start.day)}</small>}
            </td>
            <td>
              {valueText(now)} <small>{formatDay(now.day)}</small>
            </td>
            <td>{changeOf({ kind, start, now, ...row })}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
