import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export function TodayRow({ when, children }: { when: string; children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 3,
        py: 3,
        borderTop: '1px solid var(--line)',
      }}
    >
      <Box
        component="span"
        sx={{ flex: '0 0 5.25rem', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {when}
      </Box>
      <Box sx={{ flex: '1 1 9rem', minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
    </Box>
  );
}
