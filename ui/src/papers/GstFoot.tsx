import type { PaperHead } from '@clinic/contract/billing/business';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** The place of the signature, and the clinic's line below it. */
export const GstFoot = ({ head: { legalName, signatory, foot } }: { head: PaperHead }) => (
  <Box sx={{ mt: 6, breakInside: 'avoid', fontSize: '0.8125rem' }}>
    <Box sx={{ ml: 'auto', maxWidth: 240, textAlign: 'right' }}>
      For {legalName}
      <Box sx={{ height: '18mm', borderBottom: '1px solid var(--edge)', mb: 1 }} />
      <div>{signatory || 'Authorised signatory'}</div>
    </Box>
    {foot && (
      <Typography variant="caption" sx={{ display: 'block', mt: 4, whiteSpace: 'pre-line' }}>
        {foot}
      </Typography>
    )}
  </Box>
);
