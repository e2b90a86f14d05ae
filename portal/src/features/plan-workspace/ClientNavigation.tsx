import { FORM_DEFINITIONS } from '@clinic/contract/care/intake-forms/intake-form-fields';
import { barHeight } from '@clinic/ui/phone-toasts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { clientSummaryQuery } from './api.ts';
import { CLIENT_SECTIONS, clientPath, type ClientPage } from './client-pages.ts';
import { LinkStrip } from './LinkStrip.tsx';

const pageBar = barHeight('--page-bar');

const Section = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  padding: '0 14px',
  whiteSpace: 'nowrap',
  color: 'var(--ink)',
  textDecoration: 'none',
  borderBottom: '3px solid transparent',
  '&:hover': { background: 'var(--maroon-soft)' },
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-current]': { color: 'var(--maroon)', fontWeight: 600, borderBottomColor: 'var(--maroon)' },
});

const Page = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  padding: '0 12px',
  whiteSpace: 'nowrap',
  color: 'var(--ink-soft)',
  textDecoration: 'none',
  borderRadius: 'var(--radius)',
  '&:hover': { background: 'var(--maroon-soft)' },
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-current]': { color: 'var(--maroon-dark)', background: 'var(--maroon-soft)', fontWeight: 600 },
});

/** Aligns the row's first word with the page's text. */
const strip = { px: { xs: 1, md: 0 }, ml: { md: -3 }, scrollbarWidth: 'none' } as const;

/** The navigation of everything about a client: sections, and below them the pages of the present one. */
export function ClientNavigation({ clientId }: { clientId: string }) {
  const { pathname } = useLocation();
  const { data } = useQuery(clientSummaryQuery(clientId));
  const missing = data?.missingForms ?? [];
  const isHere = (page: ClientPage) => clientPath(page, clientId) === pathname;
  const section = CLIENT_SECTIONS.find(({ pages }) => pages.some(isHere));
  const pages = (section?.pages ?? []).filter(({ ownOnly }) => !(data?.cover && ownOnly));
  const isNew = ({ label }: ClientPage) =>
    section?.label === 'Forms' && missing.some((formType) => FORM_DEFINITIONS[formType].title === label);
  return (
    <Box component="nav" aria-label="Pages of the client" className="no-print" sx={{ display: 'contents' }}>
      <Box sx={{ mx: { xs: -4, md: 0 }, borderBottom: '1px solid var(--line)' }}>
        <LinkStrip sx={strip}>
          {CLIENT_SECTIONS.map(({ label, pages: [first] }) => (
            <li key={label}>
              <Section
                to={first ? clientPath(first, clientId) : ''}
                aria-current={label === section?.label ? 'true' : undefined}
              >
                {label}
                {label === 'Forms' && missing.length > 0 && (
                  <Box component="small" sx={{ color: 'var(--turmeric-dark)' }}>
                    {missing.length} missing
                  </Box>
                )}
              </Section>
            </li>
          ))}
        </LinkStrip>
      </Box>
      {pages.length > 1 && (
        <Box
          ref={pageBar}
          sx={{
            mx: { xs: -4, md: 0 },
            bgcolor: 'var(--paper)',
            borderBottom: '1px solid var(--line)',
            position: { xs: 'sticky', md: 'static' },
            top: 'calc(64px + var(--client-bar, 0px))',
            zIndex: 6,
          }}
        >
          <LinkStrip sx={strip}>
            {pages.map((page) => (
              <li key={page.path}>
                <Page to={clientPath(page, clientId)} aria-current={isHere(page) ? 'page' : undefined}>
                  {page.label}
                  {isNew(page) && <span>(New)</span>}
                </Page>
              </li>
            ))}
          </LinkStrip>
        </Box>
      )}
      <Box sx={{ height: { xs: 20, md: 28 } }} />
    </Box>
  );
}
