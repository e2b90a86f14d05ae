import type { RegisteredIssuer } from '@clinic/contract/billing/issuers';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** The signature line, and the clinic's foot line below it. */
export const GstFoot = ({ issuer: { legalName, signatory, foot } }: { issuer: RegisteredIssuer }) => (
  <Box sx={{ gridArea: 'foot', mt: 4, fontSize: '0.8125rem' }}>
    <Box sx={{ maxWidth: 240 }}>
      For {legalName}
      <Box sx={{ height: '15mm', borderBottom: '1px solid var(--edge)', mb: 1 }} />
      <div>{signatory || 'Authorised signatory'}</div>
    </Box>
    {foot && (
      <Typography variant="caption" sx={{ display: 'block', mt: 2, whiteSpace: 'pre-line' }}>
        {foot}
      </Typography>
    )}
  </Box>
);
