import type { Consultation } from '@clinic/contract/care/consultations/consultations';
import { rangeWords } from '@clinic/contract/care/measurements/lab-ranges';
import { counting } from '@clinic/contract/care/measurements/measurement-day';
import { kindOf, LAB_KINDS, valueText } from '@clinic/contract/care/measurements/measurements';
import { formatDay } from '@clinic/contract/clinic-calendar';
import { StatusBadge } from '@clinic/ui/layout/StatusBadge.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { OverviewPart } from '../client-overview/OverviewPart.tsx';

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    borderTop: '1px solid var(--line)',
    py: 1,
    pr: 2,
    textAlign: 'left',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& thead th': { border: 0, color: 'text.secondary', fontSize: '0.875rem', fontWeight: 400 },
  '& tbody th': { fontWeight: 400 },
} as const;

/** The last value of each kind, new ones since the last visit first. */
export function LabValues({ clientId, consultation }: { clientId: string; consultation: Consultation }) {
  const { measurements, since } = consultation;
  const rows = LAB_KINDS.flatMap((kind) => {
    const [last, before] = counting(measurements, kind).toReversed();
    return last ? [{ kind, last, before, isNew: since !== null && last.at > since }] : [];
  }).toSorted((one, other) => Number(other.isNew) - Number(one.isNew));
  return (
    <OverviewPart title="Laboratory" to={`/doctor/checkup/${clientId}`} link="Checkups">
      {rows.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>No laboratory value is written down yet.</Typography>
      ) : (
        <Box component="table" sx={table}>
          <thead>
            <tr>
              <th scope="col">Value</th>
              <th scope="col">Last</th>
              <th scope="col">Before</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ kind, last, before, isNew }) => (
              <tr key={kind}>
                <th scope="row">
                  {kindOf(kind).label} {isNew && <StatusBadge tone="waiting">New</StatusBadge>}
                </th>
                <td>
                  <strong>{valueText(last)}</strong> {kindOf(kind).unit}
                  <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                    {[formatDay(last.day), rangeWords(kind, last)].filter(Boolean).join('; ')}
                  </Box>
                </td>
                <td>{before ? valueText(before) : '–'}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      )}
    </OverviewPart>
  );
}
