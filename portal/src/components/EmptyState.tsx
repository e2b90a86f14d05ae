import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  text: string;
  /** Says what the place is for, or who begins it; may be left out only beside a press. */
  hint?: ReactNode;
  action?: ReactNode;
}
type Explained = { hint: ReactNode } | { action: ReactNode };

/** A place without records yet. */
export function EmptyState({ text, hint, action }: Props & Explained) {
  return (
    <Box
      sx={{
        border: '1px dashed var(--edge)',
        borderRadius: 1,
        bgcolor: 'var(--cream)',
        textAlign: 'center',
        px: 4,
        py: { xs: 8, md: 10 },
      }}
    >
      <Typography sx={{ fontWeight: 600 }}>{text}</Typography>
      {hint && (
        <Typography component="div" sx={{ color: 'text.secondary', mt: 1, maxWidth: 520, mx: 'auto' }}>
          {hint}
        </Typography>
      )}
      {action && (
        <Box className="no-print" sx={{ mt: 4 }}>
          {action}
        </Box>
      )}
    </Box>
  );
}
