import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

export function AccountSection({ title, text, children }: Props) {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 8 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' },
        pt: { xs: 5, md: 7 },
        pb: { xs: 6, md: 7 },
        borderTop: '1px solid var(--line)',
      }}
    >
      <div>
        <Typography variant="h3" component="h2" id={titleId} sx={{ fontSize: '1.2rem' }}>
          {title}
        </Typography>
        {text && (
          <Typography component="div" variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            {text}
          </Typography>
        )}
      </div>
      <Box
        sx={{
          minWidth: 0,
          p: { xs: 4, md: 6 },
          bgcolor: 'var(--white)',
          border: '1px solid var(--line)',
          borderRadius: 1,
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
