import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ScaleRow } from './scale-words.ts';

const Table = styled('table')({
  borderCollapse: 'collapse',
  width: '100%',
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  'th, td': { padding: '6px 12px 6px 0', textAlign: 'right', fontWeight: 400 },
  'th:first-of-type': { textAlign: 'left' },
  'thead th': { fontWeight: 600, verticalAlign: 'bottom' },
  'tbody tr': { borderTop: '1px solid var(--line)' },
});

/** The judged days with their energy now and afterwards. */
export const ScaledDaysTable = ({ rows, target }: { rows: readonly ScaleRow[]; target: string }) => (
  // Focusable, since it scrolls on a phone.
  <Box component="section" tabIndex={0} aria-label="Energy of the judged days" sx={{ overflowX: 'auto' }}>
    <Table>
      <thead>
        <tr>
          <th scope="col">Days</th>
          <th scope="col">kcal now</th>
          <th scope="col">kcal then</th>
          <th scope="col">From {target}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ days, before, after, off, isNear }) => (
          <tr key={days}>
            <th scope="row">{days}</th>
            <td>{before}</td>
            <td>
              <strong>{after}</strong>
            </td>
            <Box component="td" sx={isNear ? undefined : { color: 'var(--brick-dark)' }}>
              {off}
            </Box>
          </tr>
        ))}
      </tbody>
    </Table>
  </Box>
);
