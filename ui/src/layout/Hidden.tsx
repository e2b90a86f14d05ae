import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { outOfSight } from './out-of-sight.ts';

/** Text for screen readers only. */
export const Hidden = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={outOfSight}>
    {children}
  </Box>
);
