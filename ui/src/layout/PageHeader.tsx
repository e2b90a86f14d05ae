import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { usePageTitle } from './usePageTitle.ts';

const Header = styled('header', { name: 'ClinicPageHeader', slot: 'Root' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  marginBottom: 20,
  [theme.breakpoints.up('md')]: { marginBottom: 28 },
  '&[data-dense]': { marginBottom: 16 },
}));

const beside = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 4 } as const;

interface Props {
  /** The page's only `h1`, and its title in the browser. */
  title: string;
  context?: ReactNode;
  action?: ReactNode;
  /** The browser's title when it should say more than the heading. */
  documentTitle?: string;
  /** Below a header that takes room of its own: the context stands beside the heading. */
  dense?: boolean;
}

/** Opens every page; moves the focus to its heading when the person came here by a link. */
export function PageHeader({ title, context, action, documentTitle = title, dense = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  // React Router's key `default` marks the address that the browser itself opened.
  const openedAt = useRef(key === 'default' ? pathname : null);
  usePageTitle(documentTitle);
  useEffect(() => {
    if (openedAt.current === pathname) return;
    openedAt.current = null;
    heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <Header data-dense={dense || undefined}>
      <Box sx={{ minWidth: 0, flex: '1 1 280px', ...(dense && beside) }}>
        <Typography
          variant="h1"
          ref={heading}
          tabIndex={-1}
          sx={{ overflowWrap: 'anywhere', '&:focus': { outline: 'none' } }}
        >
          {title}
        </Typography>
        {context && (
          <Typography component="div" sx={{ color: 'text.secondary', mt: dense ? 0 : 1 }}>
            {context}
          </Typography>
        )}
      </Box>
      {action && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 2,
            width: { xs: '100%', sm: 'auto' },
            '& > *': { flex: { xs: '1 1 auto', sm: 'none' } },
            displayPrint: 'none',
          }}
        >
          {action}
        </Box>
      )}
    </Header>
  );
}
