import { registrationOn, type PaperHead } from '@clinic/contract/billing/business';
import type { Day } from '@clinic/contract/clinic-calendar';
import Box from '@mui/material/Box';

/** Prescribed by rule 5(1)(f) of the CGST rules at the top of a bill of supply. */
const COMPOSITION = 'Composition taxable person, not eligible to collect tax on supplies';

/** Names the clinic that makes out the paper, as it is registered on the paper's day. */
export function GstHead({ date, head }: { date: Day; head: PaperHead }) {
  const { kind, gstin } = registrationOn(head, date);
  return (
    <Box sx={{ mb: 4, fontSize: '0.8125rem', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {kind === 'composition' && <Box sx={{ fontWeight: 600 }}>{COMPOSITION}</Box>}
      <strong>{head.legalName}</strong>
      {`\n${head.address}`}
      <div>GSTIN {gstin}</div>
    </Box>
  );
}
