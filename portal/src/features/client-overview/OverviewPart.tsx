import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';

interface Props {
  title: string;
  to?: string;
  link?: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of the overview, separated by space instead of a box. */
export function OverviewPart({ title, to, link, aside, children }: Props) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 2, mb: 2 }}>
        <Typography id={titleId} variant="h3" component="h2" sx={{ fontSize: '1.1rem' }}>
          {title}
        </Typography>
        {aside}
        {to && (
          <Box component={Link} to={to} sx={{ color: 'var(--river)', ml: 'auto', py: 1 }}>
            {link}
          </Box>
        )}
      </Box>
      {children}
    </Box>
  );
}
