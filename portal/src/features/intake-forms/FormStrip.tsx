import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { FormType } from '@clinic/contract/intake-form-fields';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { clientFormsQuery } from '../plan-workspace/api.ts';
import { FORM_PAGES } from './form-pages.ts';
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
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = strip.current;
    const step = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && step) row.scrollLeft = step.offsetLeft - (row.clientWidth - step.offsetWidth) / 2;
  }, []);
  const isNew = (formType: FormType) =>
    forms !== undefined && !forms.some((form) => form.formType === formType);
  return (
    <Box component="nav" aria-label="Forms" className="no-print" sx={{ mb: 6, mx: { xs: -4, md: 0 } }}>
      <Box
        component="ul"
        ref={strip}
        sx={{
          position: 'relative',
          display: 'flex',
          flexWrap: { md: 'wrap' },
          gap: 2,
          m: 0,
          px: { xs: 4, md: 0 },
          py: 1,
          listStyle: 'none',
          overflowX: { xs: 'auto', md: 'visible' },
          scrollbarWidth: 'thin',
        }}
      >
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
      </Box>
    </Box>
  );
}
