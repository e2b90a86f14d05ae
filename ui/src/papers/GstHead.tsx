import type { PaperIssuer } from '@clinic/contract/billing/issuers';
import Box from '@mui/material/Box';

/** Prescribed by rule 5(1)(f) of the CGST rules at the top of a bill of supply. */
const COMPOSITION = 'Composition taxable person, not eligible to collect tax on supplies';

/** Names the clinic that makes out the paper, as it was registered on the paper's day. */
export const GstHead = ({ issuer: { gstin, registered } }: { issuer: PaperIssuer }) =>
  registered && (
    <Box sx={{ mb: 4, fontSize: '0.8125rem', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {registered.registration === 'composition' && <Box sx={{ fontWeight: 600 }}>{COMPOSITION}</Box>}
      <strong>{registered.legalName}</strong>
      {`\n${registered.address}`}
      <div>GSTIN {gstin}</div>
    </Box>
  );
