import { FORM_DEFINITIONS } from '@clinic/contract/care/intake-forms/intake-form-fields';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { clientSummaryQuery } from './api.ts';
import { CLIENT_SECTIONS, clientPath, type ClientPage } from './client-pages.ts';
import { LinkStrip } from './LinkStrip.tsx';

const Section = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  padding: '0 12px',
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
  padding: '0 10px',
  whiteSpace: 'nowrap',
  color: 'var(--ink-soft)',
  textDecoration: 'none',
  borderRadius: 'var(--radius)',
  '&:hover': { background: 'var(--maroon-soft)' },
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-current]': { color: 'var(--maroon-dark)', background: 'var(--maroon-soft)', fontWeight: 600 },
});

const row = {
  mx: { xs: -4, md: 0 },
  px: { xs: 1, md: 0 },
  borderBottom: { xs: '1px solid var(--line)', md: 0 },
  scrollbarWidth: 'none',
} as const;
/** Aligns the row's first word with the page's text. */
const sections = { ...row, ml: { xs: -4, md: -3 } } as const;
const pagesBelow = { ...row, ml: { xs: -4, md: '-10px' }, flex: { md: '1 0 100%' } } as const;
/** Few pages have their place beside the sections, behind a line. */
const FEW = 5;
const pagesBeside = {
  ...pagesBelow,
  '@media (min-width: 1400px)': {
    flex: 'none',
    ml: 0,
    pl: 2,
    background: 'linear-gradient(var(--edge), var(--edge)) no-repeat left / 1px 20px',
  },
} as const;

/** Navigation of a client's pages: sections, and below them the pages of the present section. */
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
    <Box
      component="nav"
      aria-label="Pages of the client"
      className="no-print"
      sx={{
        mb: { xs: 3, md: 4 },
        display: { md: 'flex' },
        flexWrap: 'wrap',
        columnGap: 3,
        borderBottom: { md: '1px solid var(--line)' },
      }}
    >
      <LinkStrip sx={sections}>
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
      {pages.length > 1 && (
        <LinkStrip sx={pages.length > FEW ? pagesBelow : pagesBeside}>
          {pages.map((page) => (
            <li key={page.path}>
              <Page to={clientPath(page, clientId)} aria-current={isHere(page) ? 'page' : undefined}>
                {page.label}
                {isNew(page) && <span>(New)</span>}
              </Page>
            </li>
          ))}
        </LinkStrip>
      )}
    </Box>
  );
}
