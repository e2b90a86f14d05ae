import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { FormType } from '@clinic/contract/intake-form-fields';
import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import { clientFormsQuery } from '../plan-workspace/api.ts';
import { LinkStrip } from '../plan-workspace/LinkStrip.tsx';
import { FORM_PAGES } from '../plan-workspace/form-pages.ts';
import { titleOf } from './form-texts.ts';

const Step = styled(NavLink)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  padding: '0 12px',
  whiteSpace: 'nowrap',
  color: 'var(--ink)',
  textDecoration: 'none',
  border: '1px solid var(--edge)',
  borderRadius: 'var(--radius)',
  background: 'var(--white)',
  '&:hover': { background: 'var(--maroon-soft)' },
  '&[aria-current]': { background: 'var(--maroon)', borderColor: 'var(--maroon)', color: 'var(--paper)' },
  '& span': { fontWeight: 600, color: 'var(--turmeric-dark)' },
  '&[aria-current] span': { color: 'inherit' },
});

/** From one form of a client to the others; forms without a record are marked. */
export function FormStrip({ clientId }: { clientId: string }) {
  const { data: forms } = useQuery(clientFormsQuery(clientId));
  const isNew = (formType: FormType) =>
    forms !== undefined && !forms.some((form) => form.formType === formType);
  return (
    <Box component="nav" aria-label="Forms" className="no-print" sx={{ mb: 6, mx: { xs: -4, md: 0 } }}>
      <LinkStrip sx={{ gap: 2, px: { xs: 4, md: 0 }, py: 1, scrollbarWidth: 'thin' }}>
        <li>
          <Step to={`/doctor/client-plan/${clientId}`}>Program Plan</Step>
        </li>
        {FORM_PAGES.map(({ formType, path }) => (
          <li key={path}>
            <Step to={`/doctor/${path}/${clientId}`}>
              {titleOf(formType)} {isNew(formType) && <span>(New)</span>}
            </Step>
          </li>
        ))}
      </LinkStrip>
    </Box>
  );
}
