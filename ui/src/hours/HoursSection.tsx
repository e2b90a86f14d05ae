import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

export function HoursSection({ title, text, action, children }: Props) {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{
        bgcolor: 'var(--white)',
        border: '1px solid var(--line)',
        borderRadius: 1,
        p: { xs: 4, md: 6 },
        mb: 6,
        minWidth: 0,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography variant="h3" component="h2" id={titleId} sx={{ fontSize: '1.2rem' }}>
            {title}
          </Typography>
          {text && (
            <Typography component="div" variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
              {text}
            </Typography>
          )}
        </Box>
        {action}
      </Box>
      {children}
    </Box>
  );
}
