import { clinicAddress, clinicFacts } from '@clinic/contract/clinic';
import { clinicLogo } from '../theme/logo.ts';
import Box from '@mui/material/Box';

/** The clinic's letterhead, as on the invoices. */
export function Letterhead() {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 4,
        alignItems: 'center',
        pb: 3,
        mb: 3,
        borderBottom: '2px solid var(--maroon)',
        fontSize: '0.8125rem',
      }}
    >
      <img src={clinicLogo()} alt="" width={52} height={52} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontFamily: 'var(--serif)', fontWeight: 600, fontSize: '1.35rem', lineHeight: 1.2 }}>
          {clinicFacts().name}
        </Box>
        <div>{clinicAddress()}</div>
        <div>
          {clinicFacts().phones.join(' · ')} · {clinicFacts().email}
        </div>
      </Box>
    </Box>
  );
}
