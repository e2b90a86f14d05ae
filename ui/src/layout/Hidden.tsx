import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { outOfSight } from './out-of-sight.ts';

/** Text for screen readers; others see it from the context. */
export const Hidden = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={outOfSight}>
    {children}
  </Box>
);
