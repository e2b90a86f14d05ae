import { letterheadOf, type PaperLetterhead } from '@clinic/contract/billing/issuers';
import { clinicFacts, clinicLogo } from '@clinic/contract/clinic';
import Box from '@mui/material/Box';

interface Props {
  /** Left out: the clinic as it is named now. */
  of?: PaperLetterhead;
  /** Address of the picture; left out: the clinic's logo. */
  logo?: string;
}

/** The clinic's letterhead, as on the invoices. */
export function Letterhead({ of = letterheadOf(clinicFacts()), logo = clinicLogo() }: Props) {
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
      <img src={logo} alt="" width={52} height={52} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontFamily: 'var(--serif)', fontWeight: 600, fontSize: '1.35rem', lineHeight: 1.2 }}>
          {of.name}
        </Box>
        <div>{of.address}</div>
        <div>
          {of.phones.join(' · ')} · {of.email}
        </div>
      </Box>
    </Box>
  );
}
