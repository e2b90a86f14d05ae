import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CLINIC } from '@clinic/contract/clinic';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';

interface Props {
  /** The page's only `h1` and its title in the browser. */
  title: string;
  /** One line that says where the person is or what to do. */
  context?: ReactNode;
  /** The page's main action: right, on phones below the heading over the full width. */
  action?: ReactNode;
  /** The browser's title where it must say more than the heading. */
  documentTitle?: string;
}

/** Opens every page; moves the focus to its heading when the person came here by a link. */
export function PageHeader({ title, context, action, documentTitle = title }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  // `default` is the key of the address that the browser itself opened.
  const openedAt = useRef(key === 'default' ? pathname : null);

  useEffect(() => {
    document.title = `${documentTitle} · ${CLINIC.name}`;
  }, [documentTitle]);
  useEffect(() => {
    if (openedAt.current === pathname) return;
    openedAt.current = null;
    heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 3,
        alignItems: 'flex-end',
        justifyContent: 'space-between',
        mb: { xs: 5, md: 7 },
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 280px' }}>
        <Typography
          variant="h1"
          ref={heading}
          tabIndex={-1}
          sx={{
            fontSize: { xs: '1.728rem', md: '2.074rem' },
            overflowWrap: 'anywhere',
            '&:focus': { outline: 'none' },
          }}
        >
          {title}
        </Typography>
        {context && (
          <Typography component="div" sx={{ color: 'text.secondary', mt: 1 }}>
            {context}
          </Typography>
        )}
      </Box>
      {action && (
        <Box
          className="no-print"
          sx={{ width: { xs: '100%', sm: 'auto' }, '& > *': { width: { xs: '100%', sm: 'auto' } } }}
        >
          {action}
        </Box>
      )}
    </Box>
  );
}
