import { DOSAGE_SLOTS, DOSAGE_SLOT_LABELS } from '@clinic/contract/constants';
import type { DosageEntry } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { dosageTotal, namedEntries } from '@clinic/contract/care/dosage-plans/dosage-rules';
import { whenText } from '@clinic/contract/care/dosage-plans/dose-in-words';
import { doseLine } from '@clinic/contract/care/dosage-plans/dose-line';
import { today } from '@clinic/ui/clinic-page';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  'th, td': {
    textAlign: 'left',
    verticalAlign: 'top',
    padding: '8px 10px',
    borderTop: '1px solid var(--line)',
    overflowWrap: 'anywhere',
  },
  'thead th': { background: 'var(--cream)', fontWeight: 600, borderTop: 0, overflowWrap: 'normal' },
  '@media print': { tr: { breakInside: 'avoid' } },
});

/** A read-only dosage plan, for paper and for the history. */
export default function DosagePlanTable({
  entries,
  label,
}: {
  entries: readonly DosageEntry[];
  label: string;
}) {
  return (
    // Focusable, since it scrolls sideways on a narrow screen.
    <Box component="section" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Quantity</th>
            {DOSAGE_SLOTS.map((slot) => (
              <th key={slot} scope="col">
                {DOSAGE_SLOT_LABELS[slot]}
              </th>
            ))}
            <th scope="col">Total a day</th>
          </tr>
        </thead>
        <tbody>
          {namedEntries(entries).map(({ name, quantity, notes, dosage, ...course }, place) => (
            <tr key={place}>
              <th scope="row">
                {name}
                <Box component="span" sx={{ display: 'block', fontWeight: 400 }}>
                  {doseLine(course, today())}
                </Box>
                {notes && (
                  <Box component="span" sx={{ display: 'block', fontWeight: 400, whiteSpace: 'pre-line' }}>
                    {notes}
                  </Box>
                )}
              </th>
              <td>{quantity || '–'}</td>
              {DOSAGE_SLOTS.map((slot) => {
                const { count, ...taken } = dosage[slot];
                return (
                  <td key={slot}>
                    {count > 0 ? count : '–'}
                    <div>{whenText(taken)}</div>
                  </td>
                );
              })}
              <td>{dosageTotal(dosage)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}
