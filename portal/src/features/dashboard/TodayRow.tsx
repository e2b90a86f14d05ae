import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export function TodayRow({ when, children }: { when: string; children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '84px 1fr',
        columnGap: 3,
        py: 3,
        borderTop: '1px solid var(--line)',
      }}
    >
      <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {when}
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
    </Box>
  );
}
