import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  aside?: ReactNode;
  /** True: the panel may break across printed pages, since it is longer than one. */
  isLong?: boolean;
  children?: ReactNode;
}

export function Panel({ title, aside, isLong, children }: Props) {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{
        bgcolor: 'var(--white)',
        border: '1px solid var(--line)',
        borderRadius: 1,
        p: { xs: 3, md: 6 },
        minWidth: 0,
        breakInside: isLong ? undefined : 'avoid',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          mb: children ? { xs: aside ? 1 : 2, md: 3 } : 0,
          breakAfter: 'avoid',
        }}
      >
        <Typography
          variant="h3"
          component="h2"
          id={titleId}
          sx={{ flex: '1 1 8rem', fontSize: 'min(1.2rem, 10vw)' }}
        >
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Box>
  );
}
