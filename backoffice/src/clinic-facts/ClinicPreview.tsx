import { letterheadOf } from '@clinic/contract/billing/issuers';
import { clinicLogo } from '@clinic/contract/clinic';
import { letterSignature } from '@clinic/contract/notifications/letter-signature';
import { paperNumber, isPrefix } from '@clinic/contract/billing/paper-numbers';
import { today } from '@clinic/ui/clinic-page';
import { Letterhead } from '@clinic/ui/papers/Letterhead.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { clinicOf, type ClinicValues } from './clinic-values.ts';

const serif = { fontFamily: 'var(--serif)', fontWeight: 600 } as const;

const Piece = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="figure" sx={{ m: 0 }} aria-label={title}>
    <Typography component="figcaption" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      {title}
    </Typography>
    <Box sx={{ p: 3, border: '1px solid var(--line)', borderRadius: 1, bgcolor: 'var(--paper)' }}>
      {children}
    </Box>
  </Box>
);

/** The website's header, the foot of a letter and the head of an invoice, as the typed facts make them. */
export function ClinicPreview() {
  const clinic = clinicOf(useWatch() as ClinicValues);
  const { name, legalName, prefix } = clinic;
  const [first, ...rest] = (name || 'Name of the clinic').split(' ');
  const logo = clinicLogo(clinic);
  return (
    <Box
      component="section"
      aria-label="Preview"
      sx={{
        display: 'grid',
        gap: 4,
        minWidth: 0,
        position: { lg: 'sticky' },
        top: { lg: 24 },
        overflowWrap: 'anywhere',
      }}
    >
      <Piece title="Header of the website">
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', lineHeight: 1.1 }}>
          <Box component="img" src={logo} alt="" sx={{ width: 44, height: 44 }} />
          <Box sx={{ minWidth: 0, fontFamily: 'var(--serif)', color: 'var(--ink-soft)' }}>
            <Box
              component="b"
              sx={{ ...serif, display: 'block', fontSize: '1.3rem', color: 'var(--maroon-dark)' }}
            >
              {first}
            </Box>
            {` ${rest.join(' ')}`}
          </Box>
        </Box>
      </Piece>
      <Piece title="Foot of a letter">
        <Typography variant="body2" component="div" color="textSecondary">
          {letterSignature(clinic).map((line, place) => (
            <div key={place}>{line}</div>
          ))}
        </Typography>
      </Piece>
      <Piece title="Head of an invoice">
        <Letterhead of={letterheadOf(clinic)} logo={logo} />
        {isPrefix(prefix) && <div>Tax Invoice {paperNumber(prefix, today(), 1)}</div>}
        <div>{legalName}</div>
      </Piece>
    </Box>
  );
}
