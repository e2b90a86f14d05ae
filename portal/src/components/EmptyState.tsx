import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export function EmptyState({ text, hint, action }: { text: string; hint?: ReactNode; action?: ReactNode }) {
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
