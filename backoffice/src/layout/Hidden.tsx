import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  m: '-1px',
  p: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Text for screen readers; others see it from the context. */
export const Hidden = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={hidden}>
    {children}
  </Box>
);
